import type { CourseState } from '@arvand/contracts/courses'
import { sql } from 'kysely'
import { plusOf } from '#modules/commerce'
import { type Db, prepared } from '#platform/database'
import { courses, type EnrolmentRow } from '../tables.ts'
import type { Enrolment } from './enrolment-queries.ts'

/** The facts that decide whether a person may enrol in a course or buy it. */
export interface EnrolFacts {
  readonly state: CourseState
  /** Rials. */
  readonly price: number
  readonly inPlus: boolean
  readonly isStaff: boolean
  readonly enrolment: StandingEnrolment | undefined
  /** How many required courses the person has not completed. */
  readonly missingCourses: number
}

interface StandingEnrolment {
  readonly state: Enrolment['state']
  readonly source: EnrolmentRow['source']
  /** Whether its days are over; its state may not show that yet. */
  readonly isOver: boolean
  /** Whether a teacher ended it. */
  readonly isRemoved: boolean
}

type WhyNotEnter =
  | 'courses.unknown-course'
  | 'courses.already-enrolled'
  | 'courses.closed'
  | 'courses.teaches-it'
  | 'courses.prerequisites-missing'

export type WhyNotEnroll = WhyNotEnter | 'courses.access-ended' | 'courses.needs-purchase'
export type WhyNotBuyCourse = WhyNotEnter | 'courses.access-ended'

/** Pure: whether a course has a price and its owner offers it in plus. */
export const opensWithPlus = ({ price, inPlus }: Pick<EnrolFacts, 'price' | 'inPlus'>): boolean =>
  inPlus && price > 0

/**
 * Pure: why the person may not enrol; null: they may. A person who left or got a refund may enrol again, and who left a
 * free course as long as their days there last; who was removed by a teacher may not, by plus neither.
 */
export function whyNotEnroll(facts: EnrolFacts, hasPlus: boolean): WhyNotEnroll | null {
  const { price, enrolment } = facts
  const byPlus = hasPlus && opensWithPlus(facts)
  if (learns(enrolment)) return 'courses.already-enrolled'
  if (enrolment?.isRemoved) return 'courses.access-ended'
  if (!byPlus && hasLapsed(enrolment) && enrolment?.source !== 'plus') return 'courses.access-ended'
  const why = whyNotEnter(facts)
  if (why !== null) return why
  return price > 0 && !byPlus ? 'courses.needs-purchase' : null
}

/**
 * Pure: why the person may not buy the course for themselves; null: they may. A learner by plus may buy it to own it,
 * and a learner whose days are over may buy it again; only a teacher gives further days in a free course.
 */
export function whyNotBuyCourse(facts: EnrolFacts): WhyNotBuyCourse | null {
  const { price, enrolment } = facts
  if (learns(enrolment) && enrolment?.source !== 'plus') return 'courses.already-enrolled'
  return price === 0 && hasLapsed(enrolment) ? 'courses.access-ended' : whyNotEnter(facts)
}

function whyNotEnter({ state, isStaff, missingCourses }: EnrolFacts): WhyNotEnter | null {
  if (isStaff) return 'courses.teaches-it'
  if (state === 'draft' || state === 'inReview') return 'courses.unknown-course'
  if (state === 'archived') return 'courses.closed'
  return missingCourses > 0 ? 'courses.prerequisites-missing' : null
}

/** Pure: whether somebody is a learner now. */
export const learns = (enrolment: StandingEnrolment | undefined): boolean =>
  (enrolment?.state === 'active' || enrolment?.state === 'completed') && !enrolment.isOver

/** Access that was paid back, and a course that was left, leave nothing behind; the days of a free course go on. */
const hasLapsed = (enrolment: StandingEnrolment | undefined): boolean =>
  enrolment !== undefined &&
  (enrolment.state === 'refunded' ? enrolment.source === 'self' && enrolment.isOver : !learns(enrolment))

/** The facts of a person and a course; undefined when there is no such course. */
export const findEnrolFacts = async (db: Db, courseId: string, personId: string, now: Date) =>
  (await findAllEnrolFacts(db, [courseId], personId, now)).get(courseId)

/** The same for many courses, in one query. */
export async function findAllEnrolFacts(
  db: Db,
  courseIds: readonly string[],
  personId: string,
  now: Date,
): Promise<Map<string, EnrolFacts>> {
  const rows = await standingRows(db, { courseIds, personId })
  return new Map(
    rows.map(({ id, state, price, inPlus, role, enrolled, source, expiresAt, removedAt, missing }) => [
      id,
      {
        ...{ state, price, inPlus },
        isStaff: role !== null,
        enrolment:
          enrolled !== null && source !== null
            ? {
                ...{ state: enrolled, source, isRemoved: removedAt !== null },
                isOver: expiresAt !== null && expiresAt <= now,
              }
            : undefined,
        missingCourses: Number(missing ?? 0),
      },
    ]),
  )
}

interface StandingAsked {
  readonly courseIds: readonly string[]
  readonly personId: string
}

const standingRows = prepared((db, { courseIds, personId }: StandingAsked) =>
  courses(db)
    .selectFrom('courses.courses as c')
    .leftJoin('courses.enrolments as e', (on) =>
      on.onRef('e.course_id', '=', 'c.id').on('e.person_id', '=', personId),
    )
    .leftJoin('courses.staff as s', (on) =>
      on.onRef('s.course_id', '=', 'c.id').on('s.person_id', '=', personId),
    )
    .select(({ selectFrom, fn }) => [
      'c.id',
      'c.state',
      'c.price',
      'c.in_plus as inPlus',
      'e.state as enrolled',
      'e.source',
      'e.expires_at as expiresAt',
      'e.removed_at as removedAt',
      's.role',
      // Only published courses count: nobody new can enrol in the others, so nobody could complete them.
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
    .where(sql<boolean>`c.id = any(${courseIds})`),
)

/** Whether plus opens this course to the person now; asks for the subscription only where plus could open it. */
export const isOpenedByPlus = async (
  db: Db,
  facts: EnrolFacts,
  personId: string,
  now: Date,
): Promise<boolean> => opensWithPlus(facts) && (await plusOf(db, personId, now)) !== null
