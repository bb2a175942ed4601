import { sql } from 'kysely'
import { z } from 'zod'
import { leaveNotice } from '#modules/notices'
import { type Db, type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { jobKind } from '#platform/jobs'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import type { ExamsDeps } from '../deps.ts'
import { examRegraded } from '../exam-notice-types.ts'
import { currentRegrades } from '../rulings/current-regrades.ts'
import { byKey, isSameRegrade, type Regrade, whyNotRegrade } from '../rulings/regrade.ts'
import { findTaught } from '../setting/set-exam.ts'
import { storeScores } from '../store-scores.ts'
import { sumUpAll } from '../sum-up.ts'
import { exams } from '../tables.ts'
import { whyNotReview } from '../taking/review-attempt.ts'
import { stillWritten } from '../taking/still-written.ts'
import { tellMarked } from '../tell-marked.ts'
import { answersTo, askedQuestion, type Change, changesBy } from './asked-answers.ts'

type Deps = Pick<ExamsDeps, 'db' | 'clock' | 'jobs'>

export interface RegradeWish extends Regrade {
  readonly examId: string
  readonly questionId: string
  readonly reason: string
}

/** Tells those whose mark changed; an exam may have thousands of them, so a job does it. */
export const tellRegraded = jobKind('exams.tell-regraded', z.object({ regradeId: z.uuid() }))

/** Decides how a question counts, and marks all attempts that were handed in again. */
export function applyRegrade(deps: Deps, request: RepeatedRequest, wish: RegradeWish) {
  const { db, clock, jobs } = deps
  const { examId, questionId, ruling, reason } = wish
  const { personId } = request
  return transaction(db, async (tx) => {
    await exams(tx).selectFrom('exams.exams').select('id').where('id', '=', examId).forUpdate().execute()
    const exam = await findTaught(tx, { examId, personId }, 'mark')
    return once(tx, clock, request, 'a day', async () => {
      // Whoever marks an essay meanwhile comes before or after, so that the sums are right.
      await exams(tx)
        .selectFrom('exams.results')
        .select('attempt_id')
        .where('exam_id', '=', examId)
        .orderBy('attempt_id')
        .forUpdate()
        .execute()
      const question = await askedQuestion(tx, exam, questionId)
      refuseIf(whyNotRegrade(question.kind, wish))
      const accepted = ruling === 'accept' ? wish.accepted : []
      const current = (await currentRegrades(tx, examId)).get(questionId) ?? byKey
      if (isSameRegrade(current, { ruling, accepted })) refuse('exams.regraded-same')
      const changes = changesBy({ ruling, accepted }, await answersTo(tx, examId, questionId), exam.settings)
      const id = newId()
      await exams(tx)
        .insertInto('exams.regrades')
        .values({
          ...{ id, exam_id: examId, question_id: questionId, ruling, reason, changed: changes.length },
          ...{ accepted: JSON.stringify(accepted), by_id: personId, at: clock.now() },
        })
        .execute()
      await storeChanges(tx, id, questionId, changes)
      if (changes.length > 0) await jobs.leave(tx, tellRegraded, { regradeId: id })
      return { changed: changes.length }
    })
  })
}

async function storeChanges(
  tx: Tx,
  regradeId: string,
  questionId: string,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return
  const ids = changes.map(({ attemptId }) => attemptId)
  const all = <Of>(of: (change: Change) => Of) => changes.map(of)
  await sql`
    update exams.marks as m
       set percent = n.percent, points = n.points, most = n.most
      from unnest(${ids}::uuid[], ${all(({ mark }) => mark.percent)}::float8[],
                  ${all(({ mark }) => mark.points)}::int[], ${all(({ mark }) => mark.most)}::int[])
           as n (attempt_id, percent, points, most)
     where m.attempt_id = n.attempt_id and m.question_id = ${questionId}
  `.execute(exams(tx))
  await sql`
    insert into exams.regrade_changes (regrade_id, attempt_id, old_points, old_most, new_points, new_most)
    select ${regradeId}::uuid, * from unnest(${ids}::uuid[], ${all((one) => one.oldPoints)}::int[],
      ${all((one) => one.oldMost)}::int[], ${all((one) => one.newPoints)}::int[], ${all((one) => one.newMost)}::int[])
  `.execute(exams(tx))
  await sumUpAll(tx, ids)
  await storeScores(tx, ids)
}

/** Each in a transaction of its own; a job that is done again tells nobody twice. */
export async function tellAllRegraded({ db, clock, jobs }: Deps, regradeId: string, signal: AbortSignal) {
  for (const change of await changedBy(db, regradeId)) {
    signal.throwIfAborted()
    const { attempt_id: attemptId, person_id: personId, settings, title, submitted_at } = change
    const { review } = settings
    const isSeen =
      review.parts.includes('score') && whyNotReview(review, change, submitted_at, clock.now()) === null
    await transaction(db, async (tx) => {
      await tellMarked(tx, jobs, attemptId, change)
      if (isSeen)
        await leaveNotice(jobs, tx, clock, {
          ...{ personId, kind: examRegraded, about: { examTitle: title, attemptId } },
          cause: `regraded ${regradeId} ${attemptId}`,
        })
    })
  }
}

const changedBy = (db: Db, regradeId: string) =>
  exams(db)
    .selectFrom('exams.regrade_changes as c')
    .innerJoin('exams.attempts as a', 'a.id', 'c.attempt_id')
    .innerJoin('exams.attempt_heads as h', 'h.attempt_id', 'a.id')
    .innerJoin('exams.results as r', 'r.attempt_id', 'a.id')
    .innerJoin('exams.exams as e', 'e.id', 'a.exam_id')
    .select(['c.attempt_id', 'a.person_id', 'h.submitted_at', 'r.points', 'r.most', 'r.waiting'])
    .select(['e.title', 'e.settings', 'e.published_at', 'e.opens_at', 'e.closes_at', 'e.extended_to'])
    .select(stillWritten(sql.ref('e.id')).as('isStillWritten'))
    .where('c.regrade_id', '=', regradeId)
    .orderBy('c.attempt_id')
    .execute()
