import type { CourseState } from '@arvand/contracts/courses'
import {
  dropPagesOf,
  type LockedCourse,
  lockCourse,
  tellOfPublished,
  transitionCourse,
} from '#modules/courses'
import type { Origin } from '#modules/identity'
import { leaveNotice } from '#modules/notices'
import type { Actor } from '#platform/actor'
import { type Tx, transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import { record } from '../audited-acts.ts'
import { authoringNoticeTypes } from '../authoring-notice-types.ts'
import { needReady, stateBeforeReview } from '../course/submit-course.ts'
import type { AuthoringDeps } from '../deps.ts'
import { sendReviewNotes } from '../review-notes/review-notes.ts'
import { authoring } from '../tables.ts'

type Deps = Pick<AuthoringDeps, 'db' | 'clock' | 'jobs' | 'pages' | 'lessonKinds'>

/** The manager who decides, the origin of the request, and the course. */
export interface Decision {
  readonly actor: Actor
  readonly origin: Origin
  readonly courseId: string
}

/** Publishes a course that waits for review. */
export const publishCourse = (deps: Deps, judging: Decision) =>
  judge(deps, judging, 'course-published', '', async (tx, course) => {
    if (course.state !== 'inReview') refuse('courses.not-in-review')
    await needReady(tx, deps.lessonKinds, course)
    return 'published'
  })

/** Gives a course back to its teachers with a reason. */
export const returnCourse = (deps: Deps, judging: Decision, reason: string) =>
  judge(deps, judging, 'course-returned', reason, async (_, course) => {
    if (course.state !== 'inReview') refuse('courses.not-in-review')
    return stateBeforeReview(course)
  })

/** Takes a published course out of the catalogue with a reason. */
export const archiveByManager = (deps: Deps, judging: Decision, reason: string) =>
  judge(deps, judging, 'course-archived', reason, async (_, course) => {
    if (course.state !== 'published') refuse('courses.not-published')
    return 'archived'
  })

type Verdict = keyof typeof kinds

const kinds = {
  'course-published': authoringNoticeTypes.coursePublished,
  'course-returned': authoringNoticeTypes.courseReturned,
  'course-archived': authoringNoticeTypes.courseArchived,
} as const

async function judge(
  deps: Deps,
  { actor, origin, courseId }: Decision,
  act: Verdict,
  reason: string,
  decide: (tx: Tx, course: LockedCourse) => Promise<CourseState>,
) {
  const { db, clock } = deps
  const done = await transaction(db, async (tx) => {
    const course = await lockJudged(tx, courseId)
    const state = await decide(tx, course)
    const at = clock.now()
    const turn = { state, byId: actor.personId, at, reason: reason || undefined }
    const turnId = await transitionCourse(tx, course, turn)
    const notes = await sendReviewNotes(tx, courseId, turnId)
    await tellTeachers(deps, tx, course, turnId, act, { reason, notes })
    if (state === 'published') await tellOfPublished(deps.jobs, tx, courseId)
    const detail = {
      courseId,
      title: course.title,
      ...(reason ? { reason } : {}),
      ...(notes ? { notes } : {}),
    }
    await record(tx, clock, origin, { act, personId: course.owner_id, actor, detail })
    return { state, slug: course.slug }
  })
  dropPagesOf(deps.pages, done.slug)
  return { state: done.state }
}

async function lockJudged(tx: Tx, courseId: string): Promise<LockedCourse> {
  return (await lockCourse(tx, courseId)) ?? refuse('courses.unknown-course')
}

async function tellTeachers(
  { jobs, clock }: Deps,
  tx: Tx,
  { id: courseId, slug, title }: LockedCourse,
  turnId: string,
  act: Verdict,
  told: { readonly reason: string; readonly notes: number },
): Promise<void> {
  const teachers = await authoring(tx)
    .selectFrom('courses.course_staff')
    .select('person_id')
    .where('course_id', '=', courseId)
    .where('role', '!=', 'assistant')
    .execute()
  const about = { courseId, slug, title, ...told }
  for (const { person_id: personId } of teachers)
    await leaveNotice(jobs, tx, clock, { personId, kind: kinds[act], about, cause: `course turn ${turnId}` })
}
