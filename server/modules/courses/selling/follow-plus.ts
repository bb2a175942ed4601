import { sql } from 'kysely'
import { plusOf } from '#modules/commerce'
import { type Tx, transaction } from '#platform/database'
import { countFigures } from '../course/course-figures.ts'
import { dropPagesOf } from '../course/course-pages.ts'
import type { CoursesDeps } from '../deps.ts'
import { addTransition } from '../enrolments/add-enrolment.ts'
import { completeIfFinished } from '../enrolments/recount-progress.ts'
import { courses } from '../tables.ts'

type Deps = Pick<CoursesDeps, 'db' | 'clock' | 'jobs' | 'pages' | 'seatsLeft'>

/**
 * Closes the courses that a person's plus had opened when plus has ended, and opens them again when plus is back; in
 * their cohort where a seat is left, else in none. It reads the present state of plus, so the order in which the jobs
 * arrive does not matter.
 */
export async function followPlus(deps: Deps, personId: string): Promise<void> {
  const { db, clock, pages } = deps
  const slugs = await transaction(db, async (tx) => {
    const now = clock.now()
    const full = await fullCohorts(deps, tx, personId)
    const held = await lockEnrolments(tx, personId)
    const hasPlus = (await plusOf(tx, personId, now)) !== null
    const rows = await enrolmentsByPlus(tx, held)
    const turned = rows.filter((row) => (hasPlus ? row.expires_at !== null && row.in_plus : !row.expires_at))
    for (const row of turned)
      if (hasPlus) await open(deps, tx, row, full, now)
      else await close(tx, row, now)
    return turned.map(({ slug }) => slug)
  })
  for (const slug of slugs) dropPagesOf(pages, slug)
}

/** The cohorts of what plus had opened and closed in which no seat is left. */
async function fullCohorts({ seatsLeft }: Deps, tx: Tx, personId: string): Promise<ReadonlySet<string>> {
  const closed = await courses(tx)
    .selectFrom('courses.enrolments')
    .select(['course_id', 'cohort_id'])
    .where('person_id', '=', personId)
    .where('source', '=', 'plus')
    .where('cohort_id', 'is not', null)
    .where('ended_at', 'is not', null)
    .orderBy('cohort_id')
    .execute()
  const full = new Set<string>()
  for (const { course_id, cohort_id } of closed)
    if (cohort_id !== null && (await seatsLeft(tx, course_id, cohort_id)) < 1) full.add(cohort_id)
  return full
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
    .select([
      'e.id',
      'e.course_id',
      'e.completed_at',
      'e.distinct_steps',
      'e.expires_at',
      'e.cohort_id',
      'c.slug',
      'c.in_plus',
    ])
    .where('e.id', '=', sql<string>`any(${held.map(({ id }) => id)}::uuid[])`)
    .orderBy('e.course_id')
    .execute()

type Enrolment = Awaited<ReturnType<typeof enrolmentsByPlus>>[number]

/** A completed enrolment keeps its state; `expires_at` and `ended_at` open and close it. */
async function open(deps: Deps, tx: Tx, row: Enrolment, full: ReadonlySet<string>, now: Date): Promise<void> {
  const { id, course_id, completed_at, cohort_id } = row
  const state = completed_at ? 'completed' : 'active'
  const cohort = cohort_id !== null && full.has(cohort_id) ? null : cohort_id
  await courses(tx)
    .updateTable('courses.enrolments')
    .set({ state, cohort_id: cohort, expires_at: null, ended_at: null })
    .where('id', '=', id)
    .execute()
  await addTransition(tx, { enrolmentId: id, state, byId: null, reason: 'plus', at: now })
  await countFigures(tx, course_id)
  await completeIfFinished(deps, tx, row)
}

async function close(tx: Tx, { id, course_id, completed_at }: Enrolment, now: Date): Promise<void> {
  const state = completed_at ? 'completed' : 'expired'
  await courses(tx)
    .updateTable('courses.enrolments')
    .set({ state, expires_at: now, ended_at: now })
    .where('id', '=', id)
    .execute()
  await addTransition(tx, { enrolmentId: id, state, byId: null, reason: 'plus', at: now })
  await countFigures(tx, course_id)
}
