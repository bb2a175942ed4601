import type { Criterion } from '@arvand/contracts/lesson-content'
import { mostOf, pointsOf, whyNotLevels } from '#modules/courses'
import { leaveNotice } from '#modules/notices'
import { type Tx, transaction } from '#platform/database'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import type { ExamsDeps } from '../deps.ts'
import { examMarked } from '../exam-notice-types.ts'
import { findTaught, type TaughtRow } from '../setting/set-exam.ts'
import { sumUp } from '../sum-up.ts'
import { exams } from '../tables.ts'
import { whyNotReview } from '../taking/review-attempt.ts'
import { withWriters } from '../taking/still-written.ts'
import { tellMarked } from '../tell-marked.ts'
import { type AnswerPlace, findAnswerToMark } from './answer-to-mark.ts'
import { type Marker, partFor, stateFor } from './double-marking.ts'
import { nextToMark } from './list-to-mark.ts'
import { type GivenMark, noteMarking, storeForTwo, storeMark } from './store-marking.ts'

export interface Marking {
  readonly levels: Readonly<Record<string, string>>
  /** In hundredths. */
  readonly points?: number | undefined
  readonly comment?: string | undefined
}

type Deps = Pick<ExamsDeps, 'db' | 'clock' | 'jobs'>

/**
 * Marks an answer, or marks it again; every marking stays. Where two persons mark, it waits until both have and agree, or
 * the owner of the course decided. Once nothing waits the candidate is told.
 */
export function markAnswer(deps: Deps, request: RepeatedRequest, ask: AnswerPlace & Marking) {
  const { db, clock, jobs } = deps
  const { examId, attemptId, questionId } = ask
  const { personId } = request
  return transaction(db, async (tx) => {
    const exam = await findTaught(tx, { examId, personId }, 'mark')
    return once(tx, clock, request, 'a day', async () => {
      const before = await lockResult(tx, attemptId)
      const answer = await findAnswerToMark(tx, ask)
      const now = clock.now()
      const marker = { personId, isOwner: exam.member.role === 'owner' }
      const given = { ...ask, points: pointsFor(answer, ask), comment: ask.comment || null }
      const state = await store(tx, { exam, answer, marker }, { ...given, markerId: personId, at: now })
      const sums = await sumUp(tx, attemptId)
      const { waiting } = sums
      await tellMarked(tx, jobs, attemptId, sums)
      const { review, title } = exam.settings
      const isSeen =
        review.parts.includes('score') &&
        !whyNotReview(review, await withWriters(tx, exam), answer.submittedAt, now)
      if (before.waiting > 0 && waiting === 0 && isSeen)
        await leaveNotice(jobs, tx, clock, {
          personId: answer.person_id,
          kind: examMarked,
          about: { examTitle: title, attemptId },
          cause: `marked ${attemptId}`,
        })
      const next = stateFor(answer, marker) === 'differing' ? 'differing' : 'waiting'
      const { nextId } = await nextToMark(tx, { examId, questionId, personId, are: next }, attemptId)
      return { points: given.points, most: answer.most, state, nextId }
    })
  })
}

interface Marked {
  readonly exam: TaughtRow
  readonly answer: Awaited<ReturnType<typeof findAnswerToMark>>
  readonly marker: Marker
}

async function store(tx: Tx, { exam, answer, marker }: Marked, given: AnswerPlace & GivenMark) {
  const { doubleMarking: rules } = exam.settings
  const { most } = answer
  if (rules) {
    const part = partFor(answer, marker) ?? refuse('exams.owner-decides')
    return storeForTwo(tx, given, given, { part, rules, most })
  }
  await noteMarking(tx, given, given, null)
  await storeMark(tx, given, given, most)
  return 'marked' as const
}

/** Two markers of one attempt come one after the other, so that its sums are right. */
const lockResult = async (tx: Tx, attemptId: string) =>
  (await exams(tx)
    .selectFrom('exams.results')
    .select('waiting')
    .where('attempt_id', '=', attemptId)
    .forUpdate()
    .executeTakeFirst()) ?? refuse('exams.nothing-to-mark')

/** Pure: the points of a marking; the levels of a rubric are scaled to what the question is worth in its exam. */
export function pointsFor(
  { rubric, most }: { readonly rubric: readonly Criterion[]; readonly most: number },
  { levels, points }: Marking,
): number {
  const graded = { rubric: [...rubric], points: 0 }
  refuseIf(whyNotLevels(graded, levels))
  if (rubric.length > 0) return Math.round((pointsOf(graded, levels) / Math.max(mostOf(graded), 1)) * most)
  if (points === undefined)
    return refuse('request.invalid', { fields: { points: 'نمره را با عدد بنویسید.' } })
  return points <= most ? points : refuse('courses.points-above-most')
}
