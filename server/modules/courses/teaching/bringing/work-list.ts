import type { ListOutcome } from '@arvand/contracts/teacher/students'
import { sql } from 'kysely'
import { leaveNotice } from '#modules/notices'
import { type Tx, transaction } from '#platform/database'
import { countFigures } from '../../catalogue/course-figures.ts'
import { dropPagesOf } from '../../catalogue/course-pages.ts'
import type { CoursesParts } from '../../parts.ts'
import { lockSeats } from '../cohorts/cohort-queries.ts'
import { needCourse } from '../course-queries.ts'
import { enrolledByTeacher } from '../notice-kinds.ts'
import { teaching } from '../tables.ts'
import { type Brought, enrolPeople } from './enrol-people.ts'
import { invite } from './invitations.ts'

/** Lines that are worked in one transaction. */
export const batchSize = 100

type WorkParts = Pick<CoursesParts, 'db' | 'clock' | 'jobs' | 'pages'>

/** Works a list batch by batch; what a stopped process left is taken up where it was. */
export async function workWholeList(parts: WorkParts, listId: string, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted()
    const slug = await transaction(parts.db, (tx) => workBatch(tx, parts, listId))
    if (slug === null) return
    dropPagesOf(parts.pages, slug)
  }
}

/** Enrols or invites the next lines; null when the list is through, else the course's slug. */
export async function workBatch(tx: Tx, parts: WorkParts, listId: string): Promise<string | null> {
  const list = await teaching(tx)
    .selectFrom('courses.enrolment_lists')
    .selectAll()
    .where('id', '=', listId)
    .forUpdate()
    .executeTakeFirst()
  const lines = list ? await nextLines(tx, listId) : []
  if (!list || lines.length === 0) return null
  const course = await needCourse(tx, list.course_id)
  const seats = list.cohort_id ? await lockSeats(tx, course.id, list.cohort_id) : Number.POSITIVE_INFINITY
  const people = await peopleOf(
    tx,
    lines.map(({ mobile }) => mobile),
  )
  const bringing = { courseId: course.id, cohortId: list.cohort_id, byId: list.by_id, seats }
  const outcomes = await enrolPeople(tx, parts.clock, bringing, [...people.values()])
  const strangers = lines.flatMap(({ mobile }) => (people.has(mobile) ? [] : [mobile]))
  await invite(tx, parts, bringing, strangers)
  await writeOutcomes(
    tx,
    listId,
    lines.map(({ line, mobile }) => ({ line, outcome: outcomeOf(people.get(mobile), outcomes) })),
  )
  await countFigures(tx, course.id)
  const about = { courseTitle: course.title, slug: course.slug }
  for (const [personId, outcome] of outcomes)
    if (outcome === 'enrolled')
      await leaveNotice(parts.jobs, tx, parts.clock, {
        personId,
        kind: enrolledByTeacher,
        about,
        cause: `list ${listId}`,
      })
  return course.slug
}

const outcomeOf = (personId: string | undefined, outcomes: ReadonlyMap<string, Brought>): ListOutcome =>
  personId === undefined ? 'invited' : (outcomes.get(personId) ?? 'already')

async function nextLines(tx: Tx, listId: string) {
  const rows = await teaching(tx)
    .selectFrom('courses.enrolment_list_lines')
    .select(['line', 'mobile'])
    .where('list_id', '=', listId)
    .where('outcome', '=', 'waiting')
    .orderBy('line')
    .limit(batchSize)
    .execute()
  return rows.flatMap(({ line, mobile }) => (mobile === null ? [] : [{ line, mobile }]))
}

/** Mobile to person, of those who have an account. */
async function peopleOf(tx: Tx, mobiles: readonly string[]): Promise<Map<string, string>> {
  const rows = await teaching(tx)
    .selectFrom('identity.contacts')
    .select(['person_id', 'mobile'])
    .where('mobile', 'in', [...mobiles])
    .execute()
  const found = new Map(rows.map(({ person_id, mobile }) => [mobile, person_id]))
  // In the order of the list, so that seats are given in that order.
  return new Map(mobiles.flatMap((mobile) => (found.has(mobile) ? [[mobile, found.get(mobile) ?? '']] : [])))
}

async function writeOutcomes(
  tx: Tx,
  listId: string,
  outcomes: readonly { readonly line: number; readonly outcome: ListOutcome }[],
): Promise<void> {
  await sql`
    update courses.enrolment_list_lines as l set outcome = o.outcome
    from unnest(${outcomes.map(({ line }) => line)}::int[], ${outcomes.map(({ outcome }) => outcome)}::text[])
      as o (line, outcome)
    where l.list_id = ${listId} and l.line = o.line
  `.execute(teaching(tx))
}
