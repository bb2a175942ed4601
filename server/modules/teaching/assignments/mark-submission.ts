import { type Assignment, lockEnrolment, mostOf, needStaff, pointsOf, whyNotLevels } from '#modules/courses'
import { leaveNotice } from '#modules/notices'
import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { needCourse } from '../course-queries.ts'
import type { TeachingDeps } from '../deps.ts'
import { teaching } from '../tables.ts'
import { assignmentMarked } from '../teaching-notice-types.ts'
import { needAssignment } from './assignment-queries.ts'
import { needSubmission } from './show-submission.ts'
import { submissionsFor } from './submission-queries.ts'
import { whatIsNext } from './waiting-queries.ts'

export interface MarkAsk {
  readonly courseId: string
  readonly submissionId: string
  readonly levels: Readonly<Record<string, string>>
  /** In hundredths. */
  readonly points?: number | undefined
  readonly comment?: string | undefined
}

type Deps = Pick<TeachingDeps, 'db' | 'clock' | 'jobs'>

/** Marks a submission, or marks it again; every marking stays in the history, and the learner is notified. */
export function markSubmission({ db, clock, jobs }: Deps, request: RepeatedRequest, ask: MarkAsk) {
  const { courseId, submissionId } = ask
  return transaction(db, async (tx) => {
    await needStaff(tx, courseId, request.personId, 'mark')
    return once(tx, clock, request, 'a day', async () => {
      const { enrolmentId, lessonId, personId } = await needSubmission(tx, courseId, submissionId)
      await lockEnrolment(tx, enrolmentId)
      const [newest] = await submissionsFor(tx, enrolmentId, lessonId)
      if (newest?.id !== submissionId) refuse('courses.newer-submission')
      const { content, title } = await needAssignment(tx, courseId, lessonId)
      const points = markOf(content, ask)
      const most = mostOf(content)
      const turnId = await saveMark(tx, ask, { points, marker_id: request.personId, at: clock.now() })
      const { slug } = await needCourse(tx, courseId)
      const about = { slug, lessonId, lessonTitle: title, points, most }
      await leaveNotice(jobs, tx, clock, { personId, kind: assignmentMarked, about, cause: `mark ${turnId}` })
      const { nextId } = await whatIsNext(tx, courseId, lessonId, submissionId)
      return { points, most, nextId }
    })
  })
}

function markOf(content: Assignment, { levels, points }: MarkAsk): number {
  refuseIf(whyNotLevels(content, levels))
  if (content.rubric.length > 0) return pointsOf(content, levels)
  if (points === undefined)
    return refuse('request.invalid', { fields: { points: 'نمره را با عدد بنویسید.' } })
  return points <= mostOf(content) ? points : refuse('courses.points-above-most')
}

interface Marking {
  readonly points: number
  readonly marker_id: string
  readonly at: Date
}

async function saveMark(
  tx: Tx,
  { submissionId, levels, comment }: MarkAsk,
  marking: Marking,
): Promise<string> {
  const id = newId()
  const mark = { levels: JSON.stringify(levels), comment: comment ? comment : null, ...marking }
  await teaching(tx)
    .insertInto('teaching.marks')
    .values({ submission_id: submissionId, ...mark })
    .onConflict((former) => former.column('submission_id').doUpdateSet(mark))
    .execute()
  await teaching(tx)
    .insertInto('teaching.mark_turns')
    .values({ id, submission_id: submissionId, ...mark })
    .execute()
  await teaching(tx)
    .updateTable('teaching.submissions')
    .set({ is_waiting: false })
    .where('id', '=', submissionId)
    .execute()
  return id
}
