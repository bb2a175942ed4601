import { leaveNotice } from '#modules/notices'
import { type Tx, transaction } from '#platform/database'
import { emit } from '#plugs/events'
import type { Grant } from '#plugs/sellable'
import { countFigures } from '../course/course-figures.ts'
import { dropPagesOf } from '../course/course-pages.ts'
import type { CoursesDeps } from '../deps.ts'
import { addTransition } from '../enrolments/add-enrolment.ts'
import { enrolmentNoticeTypes } from '../enrolments/enrolment-notice-types.ts'
import { selling } from './tables.ts'

/**
 * Closes a course that a payment had opened, because the money is refunded. A person who has another opening of the
 * course (a gift beside a purchase) keeps it by that one.
 */
export async function revokeCourse(tx: Tx, grant: Grant): Promise<void> {
  const { entitlementId, now } = grant
  await selling(tx)
    .updateTable('courses.openings')
    .set({ closed_at: now })
    .where('entitlement_id', '=', entitlementId)
    .execute()
  const enrolment = await holdEnrolment(tx, entitlementId)
  if (!enrolment) return
  const other = await otherGround(tx, grant)
  await selling(tx)
    .updateTable('courses.enrolments')
    .set(
      other
        ? { opening_id: other.entitlement_id, source: other.by }
        : { state: 'refunded' as const, ended_at: now },
    )
    .where('id', '=', enrolment.id)
    .execute()
  if (!other)
    await addTransition(tx, {
      enrolmentId: enrolment.id,
      state: 'refunded',
      byId: null,
      reason: 'paid back',
      at: now,
    })
}

/** Locks the enrolment that this opening keeps open, so that a concurrent opening of the course waits. */
const holdEnrolment = (tx: Tx, openingId: string) =>
  selling(tx)
    .selectFrom('courses.enrolments')
    .select('id')
    .where('opening_id', '=', openingId)
    .where('state', '<>', 'refunded')
    .forUpdate()
    .executeTakeFirst()

/** Another open opening, not older than this one: older ones had expired when this one opened the course. */
const otherGround = (tx: Tx, { entitlementId, line, personId }: Grant) =>
  selling(tx)
    .selectFrom('courses.openings')
    .select(['entitlement_id', 'by'])
    .where('person_id', '=', personId)
    .where('course_id', '=', line.item_id)
    .where('entitlement_id', '<>', entitlementId)
    .where('closed_at', 'is', null)
    .where('opened_at', '>=', (of) =>
      of.selectFrom('courses.openings').select('opened_at').where('entitlement_id', '=', entitlementId),
    )
    .orderBy('opened_at')
    .limit(1)
    .executeTakeFirst()

/** Notifies people who have lost a course by a refund, counts its figures again and drops its cached pages. */
export async function followRevokes(
  { db, jobs, clock, pages }: Pick<CoursesDeps, 'db' | 'jobs' | 'clock' | 'pages'>,
  grants: readonly Grant[],
): Promise<void> {
  for (const { entitlementId, personId } of grants) {
    const slug = await transaction(db, async (tx) => {
      const course = await closedBy(tx, entitlementId)
      if (!course) return null
      await countFigures(tx, course.id)
      await emit(jobs, tx, 'courses.refunded', { courseId: course.id, personId })
      await leaveNotice(jobs, tx, clock, {
        personId,
        kind: enrolmentNoticeTypes.courseTakenBack,
        about: { title: course.title, slug: course.slug },
        cause: `opening ${entitlementId} closed`,
      })
      return course.slug
    })
    if (slug !== null) dropPagesOf(pages, slug)
  }
}

/** The course whose enrolment ended with this opening; undefined when the person had left it before. */
const closedBy = (tx: Tx, openingId: string) =>
  selling(tx)
    .selectFrom('courses.openings as o')
    .innerJoin('courses.enrolments as e', (on) =>
      on.onRef('e.opening_id', '=', 'o.entitlement_id').onRef('e.ended_at', '=', 'o.closed_at'),
    )
    .innerJoin('courses.courses as c', 'c.id', 'o.course_id')
    .select(['c.id', 'c.title', 'c.slug'])
    .where('o.entitlement_id', '=', openingId)
    .where('e.state', '=', 'refunded')
    .executeTakeFirst()
