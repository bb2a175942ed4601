import type { Opened } from '#modules/commerce'
import { leaveNotice } from '#modules/notices'
import { type Tx, transaction } from '#platform/database'
import { countFigures } from '../catalogue/course-figures.ts'
import { dropPagesOf } from '../catalogue/course-pages.ts'
import { addTurn } from '../enrolments/add-enrolment.ts'
import { kindsOfEnrolments } from '../enrolments/kinds-of-enrolments.ts'
import type { CoursesParts } from '../parts.ts'
import { selling } from './tables.ts'

type Parts = Pick<CoursesParts, 'db' | 'clock' | 'jobs' | 'pages'>

/**
 * Closes what a payment had opened, since its money went back; once, and also when it is told before the opening is.
 * Whoever has the course for another reason (a present beside a purchase) keeps it for that one.
 */
export async function closeCourse(parts: Parts, opened: Opened): Promise<void> {
  const { clock, pages } = parts
  const slug = await transaction(parts.db, async (tx) => {
    const now = clock.now()
    if (!(await keepClosing(tx, opened, now))) return null
    const enrolment = await holdEnrolment(tx, opened.entitlementId)
    if (!enrolment) return null
    const other = await otherGround(tx, opened)
    if (other) {
      await selling(tx)
        .updateTable('courses.enrolments')
        .set({ opening_id: other.entitlement_id, source: other.by })
        .where('id', '=', enrolment.id)
        .execute()
      return null
    }
    await end(parts, tx, opened, enrolment, now)
    return enrolment.slug
  })
  if (slug !== null) dropPagesOf(pages, slug)
}

/** False: it is closed already. */
async function keepClosing(tx: Tx, { entitlementId, itemId, personId, by }: Opened, now: Date) {
  const row = await selling(tx)
    .insertInto('courses.openings')
    .values({
      entitlement_id: entitlementId,
      course_id: itemId,
      person_id: personId,
      by,
      opened_at: now,
      closed_at: now,
    })
    .onConflict((twin) =>
      twin
        .column('entitlement_id')
        .doUpdateSet({ closed_at: now })
        .where('courses.openings.closed_at', 'is', null),
    )
    .returning('entitlement_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The enrolment that it keeps open, held; an opening on its way waits for us, and we for it. */
const holdEnrolment = (tx: Tx, openingId: string) =>
  selling(tx)
    .selectFrom('courses.enrolments as e')
    .innerJoin('courses.courses as c', 'c.id', 'e.course_id')
    .select(['e.id', 'e.state', 'c.title', 'c.slug'])
    .where('e.opening_id', '=', openingId)
    .where('e.state', '<>', 'refunded')
    .forUpdate('e')
    .executeTakeFirst()

/** What came while this one kept the course open. What came before it had run out. */
const otherGround = (tx: Tx, { entitlementId, itemId, personId }: Opened) =>
  selling(tx)
    .selectFrom('courses.openings')
    .select(['entitlement_id', 'by'])
    .where('person_id', '=', personId)
    .where('course_id', '=', itemId)
    .where('entitlement_id', '<>', entitlementId)
    .where('closed_at', 'is', null)
    .where('opened_at', '>=', (of) =>
      of.selectFrom('courses.openings').select('opened_at').where('entitlement_id', '=', entitlementId),
    )
    .orderBy('opened_at')
    .limit(1)
    .executeTakeFirst()

async function end(
  { jobs, clock }: Parts,
  tx: Tx,
  { entitlementId, itemId, personId }: Opened,
  { id, title, slug }: { id: string; title: string; slug: string },
  now: Date,
): Promise<void> {
  await selling(tx)
    .updateTable('courses.enrolments')
    .set({ state: 'refunded', ended_at: now })
    .where('id', '=', id)
    .execute()
  await addTurn(tx, { enrolmentId: id, state: 'refunded', byId: null, reason: 'paid back', at: now })
  await countFigures(tx, itemId)
  await leaveNotice(jobs, tx, clock, {
    personId,
    kind: kindsOfEnrolments.courseTakenBack,
    about: { title, slug },
    cause: `opening ${entitlementId} closed`,
  })
}
