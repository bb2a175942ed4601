import type { RosterFile, RosterOutcome, RosterProblem } from '@arvand/contracts/panel/manage-roster'
import { emptyText } from '@arvand/contracts/rich-text-walk'
import { dayAt } from '@arvand/persian/zone'
import { enrolOrInvite, freeSlug, insertCourse, insertStaff, setCohort } from '#modules/courses'
import { addImportedPerson, type ImportedBy } from '#modules/identity'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import type { InteropDeps } from '../deps.ts'
import type { RosterContent } from './plan.ts'
import { link, linkOf, type MadeFile } from './roster-links.ts'
import { rosters } from './tables.ts'

/** Who brings the roster, and in whose system its ids are. */
export interface RosterBy extends ImportedBy {
  readonly source: string
}

type Deps = Pick<InteropDeps, 'clock' | 'jobs'>

export interface WaitingRow {
  readonly file: RosterFile
  readonly sourced_id: string
  readonly title: string
  readonly content: RosterContent
  readonly target_id: string | null
}

interface MadeRow {
  readonly outcome: RosterOutcome
  readonly target_id: string | null
  readonly problem?: RosterProblem
  /** Of a course whose pages have changed. */
  readonly slug?: string
}

/** Makes one row, and notes what it stands for here. */
export async function makeRow(deps: Deps, tx: Tx, by: RosterBy, row: WaitingRow): Promise<MadeRow> {
  const { file } = row
  if (!isMade(file)) return gone
  const { source } = by
  // An import of another manager may have made it since it was looked at.
  const there = await linkOf(tx, source, file, row.sourced_id)
  if (there) {
    const isOther = file === 'users' && there !== (await ownerOf(tx, row.content.mobile ?? ''))
    return isOther ? { ...gone, problem: 'mobileOther' } : { outcome: 'there', target_id: there }
  }
  const made = await makers[file](deps, tx, by, row)
  const { target_id } = made
  if (target_id) {
    await link(tx, { source, kind: file, sourced_id: row.sourced_id, target_id, at: deps.clock.now() })
  }
  return made
}

type Maker = (deps: Deps, tx: Tx, by: RosterBy, row: WaitingRow) => Promise<MadeRow>

const gone = { outcome: 'wrong' as const, target_id: null }

const isMade = (file: RosterFile): file is MadeFile => file in makers

const makers: Readonly<Record<MadeFile, Maker>> = {
  users: makeUser,
  courses: makeCourse,
  classes: makeClass,
  enrollments: makeEnrollment,
}

async function makeUser(deps: Deps, tx: Tx, by: RosterBy, { title, content }: WaitingRow): Promise<MadeRow> {
  const { mobile = '', email = null, teaches = false } = content
  // Between the look and now somebody may have signed up.
  const owner = await ownerOf(tx, mobile)
  if (owner) return { outcome: 'there', target_id: owner }
  const target_id = await addImportedPerson(deps, tx, by, { name: title, mobile, email, teaches })
  return { outcome: 'made', target_id }
}

async function ownerOf(tx: Tx, mobile: string): Promise<string | null> {
  const owners = rosters(tx).selectFrom('identity.contacts').select('person_id').where('mobile', '=', mobile)
  return (await owners.executeTakeFirst())?.person_id ?? null
}

/** A course that is here under its code stays as it is; another one begins as a draft of its teacher. */
async function makeCourse(
  { clock }: Deps,
  tx: Tx,
  { personId, source }: RosterBy,
  { title, content, target_id }: WaitingRow,
): Promise<MadeRow> {
  if (target_id) return { outcome: 'there', target_id }
  const teacher = content.teacherId ? await teacherOf(tx, source, content.teacherId) : null
  const category = await rosters(tx)
    .selectFrom('courses.known_categories')
    .select('slug')
    .orderBy('position')
    .executeTakeFirst()
  const id = newId()
  const course = {
    ...{ id, slug: await freeSlug(tx, title), title, summary: '', owner_id: teacher ?? personId },
    ...{ category: category?.slug ?? 'mathematics', level: 'everyone' as const },
    description: JSON.stringify(emptyText),
  }
  await insertCourse(tx, course, clock.now())
  return { outcome: 'made', target_id: id }
}

/** The account of a row, when it teaches here too: who had an account before keeps their roles as they are. */
async function teacherOf(tx: Tx, source: string, sourcedId: string): Promise<string | null> {
  const personId = await linkOf(tx, source, 'users', sourcedId)
  if (!personId) return null
  const found = await rosters(tx)
    .selectFrom('identity.teachers')
    .select('person_id')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return found?.person_id ?? null
}

/** A class is a cohort of its course, with the days of its terms. */
async function makeClass({ clock }: Deps, tx: Tx, { source }: RosterBy, row: WaitingRow): Promise<MadeRow> {
  const { courseId = '', starts, ends = null } = row.content
  const course_id = await linkOf(tx, source, 'courses', courseId)
  if (!course_id) return { ...gone, problem: 'courseMissing' }
  const [id, now] = [newId(), clock.now()]
  const starts_on = starts ?? dayAt(now)
  // A term without a first day may be over: then the class begins today, and has no end.
  const days = { starts_on, ends_on: ends !== null && ends < starts_on ? null : ends, seats: null }
  await setCohort(tx, { id, course_id, title: row.title, created_at: now, ...days })
  return { outcome: 'made', target_id: id }
}

async function makeEnrollment(
  { clock }: Deps,
  tx: Tx,
  by: RosterBy,
  { content: { classId = '', userId = '', isTeacher } }: WaitingRow,
): Promise<MadeRow> {
  const [cohortId, personId] = [
    await linkOf(tx, by.source, 'classes', classId),
    await linkOf(tx, by.source, 'users', userId),
  ]
  const course = cohortId ? await courseOf(tx, cohortId) : undefined
  if (!personId) return { ...gone, problem: 'userMissing' }
  if (!cohortId || !course) return { ...gone, problem: 'classMissing' }
  const { id: courseId, slug, state } = course
  if (isTeacher) {
    const member = {
      course_id: courseId,
      person_id: personId,
      role: 'teacher',
      added_at: clock.now(),
    } as const
    await insertStaff(tx, member)
    return { outcome: 'made', target_id: courseId, slug }
  }
  if (state !== 'published') return { outcome: 'later', target_id: null }
  await enrolOrInvite(tx, clock, { courseId, cohortId, byId: by.personId }, personId)
  return { outcome: 'made', target_id: courseId }
}

const courseOf = (tx: Tx, cohortId: string) =>
  rosters(tx)
    .selectFrom('courses.course_cohorts as cohort')
    .innerJoin('courses.known_courses as course', 'course.id', 'cohort.course_id')
    .select(['course.id', 'course.slug', 'course.state'])
    .where('cohort.id', '=', cohortId)
    .executeTakeFirst()
