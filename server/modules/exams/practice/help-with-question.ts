import { sql } from 'kysely'
import { transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import type { ExamsDeps } from '../deps.ts'
import { exams } from '../tables.ts'
import { cardOf, lockCard } from './practice-card.ts'
import { type Asked, findAsked } from './published-group.ts'

type Deps = Pick<ExamsDeps, 'db' | 'clock'>

/** Tells the next hint to a question. */
export const tellHint = ({ db, clock }: Deps, asked: Asked) =>
  transaction(db, async (tx) => {
    const { question } = await findAsked(tx, asked)
    const card = await lockCard(tx, asked, clock.now())
    const told = card.hints + 1
    if (told > question.hints.length) refuse('exams.no-hint-left')
    await cardOf(tx, asked).set({ hints: told }).execute()
    return { hints: question.hints.slice(0, told), hintsLeft: question.hints.length - told }
  })

/** Bookmarks a question, or takes its bookmark away; the same again changes nothing. */
export const bookmarkQuestion = (
  { db, clock }: Deps,
  { groupId, ...asked }: Asked,
  { isBookmarked }: { readonly isBookmarked: boolean },
) =>
  transaction(db, async (tx) => {
    await findAsked(tx, { groupId, ...asked })
    const own = { person_id: asked.personId, question_id: asked.questionId }
    if (isBookmarked)
      await exams(tx)
        .insertInto('exams.practice_bookmarks')
        .values({ ...own, at: clock.now() })
        .onConflict((known) => known.doNothing())
        .execute()
    else
      await exams(tx)
        .deleteFrom('exams.practice_bookmarks')
        .where('person_id', '=', own.person_id)
        .where('question_id', '=', own.question_id)
        .execute()
    const { bookmarked } = await exams(tx)
      .selectFrom('exams.practice_bookmarks as b')
      .innerJoin('exams.group_questions as q', 'q.question_id', 'b.question_id')
      .select(sql<number>`count(*)::integer`.as('bookmarked'))
      .where('b.person_id', '=', asked.personId)
      .where('q.group_id', '=', groupId)
      .executeTakeFirstOrThrow()
    return { isBookmarked, bookmarked }
  })
