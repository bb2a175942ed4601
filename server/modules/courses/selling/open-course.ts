import { type Opened, takeUp } from '#modules/commerce'
import { type Tx, transaction } from '#platform/database'
import { dropPagesOf } from '../catalogue/course-pages.ts'
import { addEnrolment } from '../enrolments/add-enrolment.ts'
import type { CoursesParts } from '../parts.ts'
import { selling } from './tables.ts'

type Parts = Pick<CoursesParts, 'db' | 'clock' | 'pages'>

/**
 * Opens a course that was paid for, once however often it is told; one whose money went back before this was told
 * stays closed. Whoever is in already (a teacher was quicker) stays as they are, with this as their second ground.
 */
export async function openCourse({ db, clock, pages }: Parts, opened: Opened): Promise<void> {
  const { entitlementId: openingId, itemId: courseId, personId, by } = opened
  const slug = await transaction(db, async (tx) => {
    await takeUp(tx, openingId, clock.now())
    const kept = await keepOpening(tx, opened, clock.now())
    if (!kept) return null
    const wish = { courseId, personId, source: by, byId: personId, openingId }
    return (await addEnrolment(tx, clock, wish)) ? kept.slug : null
  })
  // The number of its learners has changed.
  if (slug !== null) dropPagesOf(pages, slug)
}

/** Undefined: it was told before, or has been closed meanwhile. */
const keepOpening = (tx: Tx, { entitlementId, itemId, personId, by }: Opened, now: Date) =>
  selling(tx)
    .insertInto('courses.openings')
    .values({
      entitlement_id: entitlementId,
      course_id: itemId,
      person_id: personId,
      by,
      opened_at: now,
      closed_at: null,
    })
    .onConflict((twin) => twin.doNothing())
    .returning((of) =>
      of
        .selectFrom('courses.courses as c')
        .select('c.slug')
        .whereRef('c.id', '=', 'courses.openings.course_id')
        .$asScalar()
        .$notNull()
        .as('slug'),
    )
    .executeTakeFirst()
