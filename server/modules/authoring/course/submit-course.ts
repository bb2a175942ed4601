import type { CourseState } from '@arvand/contracts/courses'
import { type ChangingDeps, changeCourse, type LockedCourse, transitionCourse } from '#modules/courses'
import type { Tx } from '#platform/database'
import { refuse, refuseIf } from '#platform/refusal'
import type { LessonKinds } from '#plugs/lesson-kind'
import { outlineOf } from '../outline/outline-queries.ts'
import { missingOf } from '../readiness.ts'

/** Refuses a course in which something is missing; `current` lists it. */
export async function needReady(tx: Tx, kinds: LessonKinds, { id, summary }: LockedCourse): Promise<void> {
  const { lessons } = await outlineOf(tx, kinds, id)
  const missing = missingOf({ summary, lessons })
  if (missing.length > 0) refuse('courses.not-ready', { current: { missing } })
}

/** Pure: a draft may be sent to review, and an archived course may be sent again. */
export const whyNotSubmit = (state: CourseState): 'courses.already-in-review' | null =>
  state === 'draft' || state === 'archived' ? null : 'courses.already-in-review'

/** Pure: the state of a course that leaves the review without being published. */
export const stateBeforeReview = ({ published_at }: Pick<LockedCourse, 'published_at'>): CourseState =>
  published_at === null ? 'draft' : 'archived'

type By = { readonly courseId: string; readonly personId: string }

/** Sends a course to the managers for review. */
export const submitCourse = (deps: ChangingDeps, by: By) =>
  changeCourse(deps, by, async (tx, course) => {
    refuseIf(whyNotSubmit(course.state))
    await needReady(tx, deps.lessonKinds, course)
    return turned(deps, tx, course, by, 'inReview')
  })

/** Takes a course back from review. */
export const withdrawCourse = (deps: ChangingDeps, by: By) =>
  changeCourse(deps, by, (tx, course) => {
    if (course.state !== 'inReview') refuse('courses.not-in-review')
    return turned(deps, tx, course, by, stateBeforeReview(course))
  })

/** Takes a published course out of the catalogue. */
export const archiveCourse = (deps: ChangingDeps, by: By) =>
  changeCourse(deps, by, (tx, course) => {
    if (course.state !== 'published') refuse('courses.not-published')
    return turned(deps, tx, course, by, 'archived')
  })

async function turned(
  { clock }: Pick<ChangingDeps, 'clock'>,
  tx: Tx,
  course: LockedCourse,
  { personId }: By,
  state: CourseState,
) {
  await transitionCourse(tx, course, { state, byId: personId, at: clock.now() })
  return { state }
}
