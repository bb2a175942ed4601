import { sql } from 'kysely'
import type { Actor } from '#platform/actor'
import { wholeList } from '#platform/whole-list'
import { filesFor } from '../bank/question-files.ts'
import type { ExamsDeps } from '../deps.ts'
import { askedOf } from '../questions.ts'
import { exams } from '../tables.ts'
import { filesTold } from '../taking/files-told.ts'
import { keyTold } from './key-told.ts'
import { isDue, isFresh, questionsWith } from './practice-progress.ts'
import { mayPractise } from './published-group.ts'
import { freshADay, seedOfTurn, startOfDay } from './spaced-repetition.ts'

const most = 60

/** What a device takes along: the questions of today of all groups that a person has begun, each once. */
export async function listDay(deps: ExamsDeps, actor: Actor) {
  const { db, clock } = deps
  const now = clock.now()
  const { personId } = actor
  const begun = questionsWith(db, personId)
    .innerJoin('exams.practice_groups as g', 'g.id', 'q.group_id')
    .innerJoin('exams.question_versions as v', (on) =>
      on.onRef('v.question_id', '=', 'q.question_id').onRef('v.version', '=', 'q.version'),
    )
    .select(['q.group_id as groupId', 'g.title as groupTitle', 'q.question_id as id'])
    .select(['v.content as question', isFresh.as('isFresh')])
    .select(sql<number>`coalesce(c.turn, 0)`.as('turn'))
    .select(sql<Date>`coalesce(c.due, ${now})`.as('due'))
    .where(mayPractise(personId))
    .where(
      sql<boolean>`q.group_id in (
        select a.group_id from exams.practice_answers a where a.person_id = ${personId}
      )`,
    )
  const ranked = begun
    .where(isFresh)
    .select(sql<number>`row_number() over (partition by q.group_id order by q.position)`.as('rank'))
    .select(
      sql<number>`(
        select count(*) from exams.practice_answers a
          where a.group_id = q.group_id and a.person_id = ${personId} and a.was_fresh
            and a.rating is not null and a.at >= ${startOfDay(now)}
      )`.as('taken'),
    )
  const [due, fresh] = await Promise.all([
    begun.where(isDue(now)).orderBy('c.due').orderBy('q.question_id').limit(most).execute(),
    exams(db)
      .selectFrom(ranked.as('f'))
      .select(['f.groupId', 'f.groupTitle', 'f.id', 'f.question', 'f.isFresh', 'f.turn', 'f.due'])
      // As many new ones of each group as its plan of today takes.
      .where(sql<boolean>`f.rank <= ${freshADay} - f.taken`)
      .orderBy('f.groupId')
      .orderBy('f.rank')
      .limit(most)
      .execute(),
  ])
  const rows = [...new Map([...due, ...fresh].map((row) => [row.id, row])).values()].slice(0, most)
  const items = rows.map(({ groupId, groupTitle, id, question, turn, isFresh: fresh, due: dueAt }) => {
    const seed = seedOfTurn(personId, id, turn)
    return {
      ...{ groupId, groupTitle, due: dueAt, hints: question.hints },
      question: { ...askedOf(id, question, seed), isFresh: fresh, turn },
      key: keyTold(question, seed),
      feedback: question.feedback ? [question.feedback] : [],
    }
  })
  const files = items.flatMap(({ question, key, feedback }) =>
    filesTold({ ...question, correct: key.answer, feedback }),
  )
  return { ...wholeList(items), files: await filesFor(deps, [...new Set(files)], actor) }
}
