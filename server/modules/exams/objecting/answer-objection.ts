import { leaveNotice } from '#modules/notices'
import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse } from '#platform/refusal'
import type { ExamsDeps } from '../deps.ts'
import { objectionAnswered } from '../exam-notice-types.ts'
import { kindOf } from '../question-kinds/all-kinds.ts'
import { findTaught } from '../setting/set-exam.ts'
import { storeScores } from '../store-scores.ts'
import { sumUp } from '../sum-up.ts'
import { exams } from '../tables.ts'
import { tellMarked } from '../tell-marked.ts'
import { findObjection, nextObjection, type ObjectionPlace } from './show-objection.ts'

interface Reply extends ObjectionPlace {
  readonly outcome: 'accepted' | 'rejected'
  readonly answer: string
  /** In hundredths. */
  readonly points?: number | undefined
}

/** Answers an objection; an accepted one may change the mark of its answer. */
export function answerObjection(
  { db, clock, jobs }: Pick<ExamsDeps, 'db' | 'clock' | 'jobs'>,
  request: RepeatedRequest,
  reply: Reply,
) {
  const { examId, objectionId, outcome, answer } = reply
  const { personId } = request
  return transaction(db, async (tx) => {
    const exam = await findTaught(tx, { examId, personId }, 'mark')
    return once(tx, clock, request, 'a day', async () => {
      // A regrade holds the exam, and two answers to one attempt come one after the other.
      await exams(tx).selectFrom('exams.exams').select('id').where('id', '=', examId).forUpdate().execute()
      const { attempt_id } = await findObjection(tx, reply)
      // The same with who marks another answer of the attempt.
      await exams(tx)
        .selectFrom('exams.results')
        .select('attempt_id')
        .where('attempt_id', '=', attempt_id)
        .forUpdate()
        .execute()
      const found = await findObjection(tx, reply)
      if (found.state !== 'waiting') refuse('exams.objection-answered')
      const points = outcome === 'accepted' ? (reply.points ?? null) : null
      if (points !== null && points > found.most) refuse('courses.points-above-most')
      const isDouble = kindOf(found.question).byHand === true && Boolean(exam.settings.doubleMarking)
      if (points !== null && isDouble && exam.member.role !== 'owner') refuse('exams.owner-decides')
      const now = clock.now()
      await exams(tx)
        .updateTable('exams.objections')
        .set({ state: outcome, answer, points, answered_by: personId, answered_at: now })
        .where('id', '=', objectionId)
        .execute()
      if (points !== null && points !== found.points) {
        await changeMark(tx, found, { points, personId, now, isDouble })
        await tellMarked(tx, jobs, found.attempt_id, await sumUp(tx, found.attempt_id))
        await storeScores(tx, [found.attempt_id])
      }
      await leaveNotice(jobs, tx, clock, {
        ...{ personId: found.person_id, kind: objectionAnswered },
        about: { examTitle: exam.title, attemptId: found.attempt_id, isAccepted: outcome === 'accepted' },
        cause: `objection ${objectionId}`,
      })
      return { nextId: await nextObjection(tx, reply) }
    })
  })
}

interface Given {
  readonly points: number
  readonly personId: string
  readonly now: Date
  /** Two persons mark the answer, and the owner of the course decides now. */
  readonly isDouble: boolean
}

/** The mark of an answer that a person marks stays in the history of its markings; the objection keeps the others. */
async function changeMark(
  tx: Tx,
  { attempt_id, question_id, question, most }: Awaited<ReturnType<typeof findObjection>>,
  { points, personId, now, isDouble }: Given,
): Promise<void> {
  const isByHand = kindOf(question).byHand === true
  await exams(tx)
    .updateTable('exams.marks')
    .set({
      ...{ points, percent: most === 0 ? 0 : (points / most) * 100 },
      ...(isByHand ? { marker_id: personId, marked_at: now } : {}),
      ...(isDouble ? { markers: 2 } : {}),
    })
    .where('attempt_id', '=', attempt_id)
    .where('question_id', '=', question_id)
    .execute()
  if (!isByHand) return
  await exams(tx)
    .insertInto('exams.markings')
    .values({
      ...{ id: newId(), attempt_id, question_id, at: now, points },
      ...{ levels: '{}', comment: null, marker_id: personId, part: isDouble ? 'decision' : null },
    })
    .execute()
}
