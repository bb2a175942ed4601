import type { CourseState } from '@arvand/contracts/courses'
import type { Db } from '#platform/database'
import { courses } from '../tables.ts'
import type { Enrolment } from './enrolment-queries.ts'

/** What decides whether somebody may enrol in a course by themselves. */
export interface EnrolStanding {
  readonly state: CourseState
  /** Rials. */
  readonly price: number
  readonly isStaff: boolean
  readonly enrolment: Pick<Enrolment, 'state'> | undefined
  /** Courses to be completed before, which the person has not. */
  readonly missingCourses: number
}

export type WhyNotEnroll =
  | 'courses.unknown-course'
  | 'courses.already-enrolled'
  | 'courses.access-ended'
  | 'courses.closed'
  | 'courses.teaches-it'
  | 'courses.prerequisites-missing'
  | 'courses.needs-purchase'

/** Pure: why the person may not enrol; null: they may. Who left or was paid back may come in again. */
export function whyNotEnroll(standing: EnrolStanding): WhyNotEnroll | null {
  const { state, price, isStaff, enrolment, missingCourses } = standing
  if (enrolment?.state === 'active' || enrolment?.state === 'completed') return 'courses.already-enrolled'
  if (enrolment?.state === 'expired') return 'courses.access-ended'
  if (isStaff) return 'courses.teaches-it'
  if (state === 'draft' || state === 'inReview') return 'courses.unknown-course'
  if (state === 'archived') return 'courses.closed'
  if (missingCourses > 0) return 'courses.prerequisites-missing'
  return price > 0 ? 'courses.needs-purchase' : null
}

/** How the person stands before this course; undefined when there is none. */
export async function findEnrolStanding(
  db: Db,
  courseId: string,
  personId: string,
): Promise<EnrolStanding | undefined> {
  const row = await courses(db)
    .selectFrom('courses.courses as c')
    .leftJoin('courses.enrolments as e', (on) =>
      on.onRef('e.course_id', '=', 'c.id').on('e.person_id', '=', personId),
    )
    .leftJoin('courses.staff as s', (on) =>
      on.onRef('s.course_id', '=', 'c.id').on('s.person_id', '=', personId),
    )
    .select(({ selectFrom, fn }) => [
      'c.state',
      'c.price',
      'e.state as enrolment',
      's.role',
      // What is no longer in the catalogue cannot be completed by anybody who has not begun it.
      selectFrom('courses.course_prerequisites as p')
        .innerJoin('courses.courses as before', (on) =>
          on.onRef('before.id', '=', 'p.required_course_id').on('before.state', '=', 'published'),
        )
        .leftJoin('courses.enrolments as done', (on) =>
          on
            .onRef('done.course_id', '=', 'p.required_course_id')
            .on('done.person_id', '=', personId)
            .on('done.completed_at', 'is not', null),
        )
        .whereRef('p.course_id', '=', 'c.id')
        .where('done.id', 'is', null)
        .select(fn.countAll<number>().as('missing'))
        .as('missing'),
    ])
    .where('c.id', '=', courseId)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    state: row.state,
    price: row.price,
    isStaff: row.role !== null,
    enrolment: row.enrolment === null ? undefined : { state: row.enrolment },
    missingCourses: Number(row.missing ?? 0),
  }
}
