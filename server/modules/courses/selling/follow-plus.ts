import { sql } from 'kysely'
import { plusOf } from '#modules/commerce'
import { type Tx, transaction } from '#platform/database'
import { countFigures } from '../course/course-figures.ts'
import { dropPagesOf } from '../course/course-pages.ts'
import type { CoursesDeps } from '../deps.ts'
import { addTransition } from '../enrolments/add-enrolment.ts'
import { courses } from '../tables.ts'

type Deps = Pick<CoursesDeps, 'db' | 'clock' | 'pages'>

/**
 * Closes the courses that a person's plus had opened when plus has ended, and opens them again when plus is back. It
 * reads the present state of plus, so the order in which the jobs arrive does not matter.
 */
export async function followPlus({ db, clock, pages }: Deps, personId: string): Promise<void> {
  const slugs = await transaction(db, async (tx) => {
    const now = clock.now()
    const held = await lockEnrolments(tx, personId)
    const hasPlus = (await plusOf(tx, personId, now)) !== null
    const rows = await enrolmentsByPlus(tx, held)
    const turned = rows.filter((row) => (hasPlus ? row.expires_at !== null && row.in_plus : !row.expires_at))
    for (const row of turned) await turn(tx, row, hasPlus, now)
    return turned.map(({ slug }) => slug)
  })
  for (const slug of slugs) dropPagesOf(pages, slug)
}

/**
 * Locks the enrolments in the order of their courses, which is also the order in which the figures are counted; those
 * that a teacher ended stay as they are.
 */
const lockEnrolments = (tx: Tx, personId: string) =>
  courses(tx)
    .selectFrom('courses.enrolments')
    .select('id')
    .where('person_id', '=', personId)
    .where('source', '=', 'plus')
    .where('state', '<>', 'refunded')
    .where('removed_at', 'is', null)
    .orderBy('course_id')
    .forUpdate()
    .execute()

/**
 * The locked enrolments and what their courses say about plus. A statement of its own after plus was read: a course
 * that left plus before this person's plus began again must not be opened by an older reading of the course.
 */
const enrolmentsByPlus = (tx: Tx, held: readonly { readonly id: string }[]) =>
  courses(tx)
    .selectFrom('courses.enrolments as e')
    .innerJoin('courses.courses as c', 'c.id', 'e.course_id')
    .select(['e.id', 'e.course_id', 'e.completed_at', 'e.expires_at', 'c.slug', 'c.in_plus'])
    .where('e.id', '=', sql<string>`any(${held.map(({ id }) => id)}::uuid[])`)
    .orderBy('e.course_id')
    .execute()

type Enrolment = Awaited<ReturnType<typeof enrolmentsByPlus>>[number]

/** Opens or closes an enrolment. A completed one keeps its state; `expires_at` opens and closes it. */
async function turn(
  tx: Tx,
  { id, course_id, completed_at }: Enrolment,
  opens: boolean,
  now: Date,
): Promise<void> {
  const state = completed_at ? 'completed' : opens ? 'active' : 'expired'
  await courses(tx)
    .updateTable('courses.enrolments')
    .set(opens ? { state, expires_at: null, ended_at: null } : { state, expires_at: now, ended_at: now })
    .where('id', '=', id)
    .execute()
  await addTransition(tx, { enrolmentId: id, state, byId: null, reason: 'plus', at: now })
  await countFigures(tx, course_id)
}
