import { type ChangingDeps, changeCourse, deleteCourse, findStaff, type StaffRole } from '#modules/courses'
import type { Db } from '#platform/database'
import { refuseIf } from '#platform/refusal'
import { authoring, type KnownCourse } from '../tables.ts'

export type WhyNotRemove =
  | 'courses.owner-only'
  | 'courses.already-in-review'
  | 'courses.once-published'
  | 'courses.has-learners'

interface RemoveFacts {
  readonly course: Pick<KnownCourse, 'state' | 'published_at'>
  readonly role: StaffRole | undefined
  /** Whether anybody was ever enrolled in the course, people who left too. */
  readonly wasLearnt: boolean
}

/** Pure: why a course may not be removed for ever. A course that was public or had learners stays. */
export function whyNotRemove({ course, role, wasLearnt }: RemoveFacts): WhyNotRemove | null {
  if (role !== 'owner') return 'courses.owner-only'
  if (course.published_at !== null || course.state === 'published') return 'courses.once-published'
  if (course.state === 'inReview') return 'courses.already-in-review'
  return wasLearnt ? 'courses.has-learners' : null
}

/** Whether anybody was ever enrolled in a course. */
export async function wasLearnt(db: Db, courseId: string): Promise<boolean> {
  const one = await authoring(db)
    .selectFrom('courses.learners')
    .select('id')
    .where('course_id', '=', courseId)
    .limit(1)
    .executeTakeFirst()
  return one !== undefined
}

/** Removes a draft with all its lessons; its files stay in the library of the people who uploaded them. */
export const removeCourse = (deps: ChangingDeps, by: { courseId: string; personId: string }) =>
  changeCourse(deps, { ...by, right: null }, async (tx, course) => {
    const member = await findStaff(tx, course.id, by.personId)
    refuseIf(whyNotRemove({ course, role: member?.role, wasLearnt: await wasLearnt(tx, course.id) }))
    await deleteCourse(tx, course)
    return {}
  })
