import type { PracticeMode } from '@arvand/contracts/sample-questions'
import { sql } from 'kysely'
import type { Actor } from '#platform/actor'
import type { Db } from '#platform/database'
import { filesFor } from '../bank/question-files.ts'
import type { ExamsDeps } from '../deps.ts'
import { askedOf } from '../questions.ts'
import { filesTold } from '../taking/files-told.ts'
import { isDue, isFresh, progressOf, questionsWith, topicsOf } from './practice-progress.ts'
import { findGroup, toldOf } from './published-group.ts'
import { seedOfTurn } from './spaced-repetition.ts'

interface Wish {
  readonly groupId: string
  readonly mode: PracticeMode
}

/** The question of a group that its person answers next, and the plan of today. */
export async function drawQuestion(deps: ExamsDeps, { groupId, mode }: Wish, actor: Actor) {
  const { db, clock } = deps
  const now = clock.now()
  const { personId } = actor
  const group = await findGroup(db, groupId, personId)
  const progress = await progressOf(db, { groupId, personId }, now)
  const row = await nextOf(db, { groupId, personId, mode, now, takesFresh: progress.plan.fresh > 0 })
  const { fresh, learning, mastered } = progress.mastery
  const topics = await topicsOf(db, { groupId, personId })
  const told = { ...progress, topics, group: { ...toldOf(group), questions: fresh + learning + mastered } }
  if (!row) return { ...told, question: null, files: [] }
  const { question, turn, hints } = row
  const asked = askedOf(row.questionId, question, seedOfTurn(personId, row.questionId, turn))
  return {
    ...told,
    question: {
      ...asked,
      ...{ turn, isFresh: row.isFresh, isBookmarked: row.isBookmarked },
      hints: question.hints.slice(0, hints),
      hintsLeft: Math.max(0, question.hints.length - hints),
    },
    files: await filesFor(deps, filesTold(asked), actor),
  }
}

interface Draw extends Wish {
  readonly personId: string
  readonly now: Date
  readonly takesFresh: boolean
}

/** By plan: what is due, longest first, then new ones in their order. Else: what was answered longest ago. */
function nextOf(db: Db, { groupId, personId, mode, now, takesFresh }: Draw) {
  const rows = questionsWith(db, personId)
    .innerJoin('exams.question_versions as v', (on) =>
      on.onRef('v.question_id', '=', 'q.question_id').onRef('v.version', '=', 'q.version'),
    )
    .select(['q.question_id as questionId', 'v.content as question'])
    .select(sql<number>`coalesce(c.turn, 0)`.as('turn'))
    .select(sql<number>`coalesce(c.hints, 0)`.as('hints'))
    .select([isFresh.as('isFresh'), sql<boolean>`b.at is not null`.as('isBookmarked')])
    .where('q.group_id', '=', groupId)
  const wanted = {
    daily: () =>
      rows
        .where(takesFresh ? sql<boolean>`(${isFresh} or ${isDue(now)})` : isDue(now))
        .orderBy(isFresh)
        .orderBy(sql`case when c.state > 0 then c.due end`),
    mistakes: () => rows.where(sql<boolean>`not c.was_right`).orderBy('c.answered_at'),
    bookmarked: () =>
      rows
        .where('b.at', 'is not', null)
        .orderBy('c.answered_at', (order) => order.asc().nullsFirst())
        .orderBy('b.at'),
  }
  return wanted[mode]().orderBy('q.position').limit(1).executeTakeFirst()
}
