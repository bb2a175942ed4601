import { personName, title as titleOf } from '@arvand/contracts/fields'
import type { RosterFile, RosterOutcome, RosterProblem } from '@arvand/contracts/panel/manage-roster'
import { isIsoDay } from '@arvand/persian/days'
import { parseEmail } from '@arvand/persian/email'
import { parsePhone } from '@arvand/persian/mobile'
import type { RosterRow, UnreadRow } from './reader.ts'

/** What making a row takes. */
export interface RosterContent {
  readonly mobile?: string
  readonly email?: string | null
  readonly teaches?: boolean
  readonly slug?: string
  /** Of a course: who owns it, when it is made. */
  readonly teacherId?: string | null
  readonly courseId?: string
  readonly starts?: string | null
  readonly ends?: string | null
  readonly classId?: string
  readonly userId?: string
  readonly isTeacher?: boolean
}

export interface PlannedRow {
  readonly file: RosterFile
  readonly line: number
  readonly sourcedId: string
  readonly title: string
  readonly content: RosterContent
  readonly outcome: RosterOutcome
  readonly problem: RosterProblem | null
  readonly targetId: string | null
}

/** What is here already. */
export interface KnownHere {
  /** What rows of earlier imports stand for, by kind and id. */
  readonly links: ReadonlyMap<string, string>
  /** Accounts by mobile. */
  readonly owners: ReadonlyMap<string, string>
  /** Courses by address. */
  readonly slugs: ReadonlyMap<string, string>
  /** Courses that people can learn in. */
  readonly published: ReadonlySet<string>
}

export const linkKey = (kind: RosterFile, sourcedId: string): string => `${kind} ${sourcedId}`

const courseTitle = titleOf(3, 120)
const classTitle = titleOf(1, 80)

/** The first phone that is one. */
export const mobileOf = (phones: readonly string[]): string | null =>
  phones.map(parsePhone).find((one) => one !== null) ?? null

/** An address as a course code would be. */
export const slugOf = (code: string): string => code.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** What would become of each row of a roster, in the order in which they are imported. Pure. */
export function planRoster(
  rows: readonly RosterRow[],
  unread: readonly UnreadRow[],
  known: KnownHere,
): PlannedRow[] {
  const of = <File extends RosterFile>(file: File) =>
    rows.filter((row): row is Extract<RosterRow, { file: File }> => row.file === file)
  const sessions = new Map(of('academicSessions').map((one) => [one.sourcedId, one]))
  const enrollments = of('enrollments')
  const [users, userPlans] = indexed(planUsers(of('users'), known))
  const teacherOf = teachersOfCourses(of('classes'), enrollments, users)
  const [courses, coursePlans] = indexed(planCourses(of('courses'), known, teacherOf))
  const [classes, classPlans] = indexed(planClasses(of('classes'), known, { courses, sessions }))
  const enrolled = enrollments.map((row) => planEnrollment(row, known, { users, courses, classes }))
  const wrong = unread.map((row): PlannedRow => ({ ...row, ...leftOut(row.problem) }))
  return [...userPlans, ...coursePlans, ...classPlans, ...enrolled, ...wrong]
}

type Plans = ReadonlyMap<string, PlannedRow>
const indexed = (plans: PlannedRow[]): [Plans, PlannedRow[]] => [
  new Map(plans.map((one) => [one.sourcedId, one])),
  plans,
]
const isRight = (plan: PlannedRow | undefined): boolean => plan !== undefined && plan.outcome !== 'wrong'

const leftOut = (problem: RosterProblem) => ({
  ...{ content: {}, outcome: 'wrong' as const, problem, targetId: null },
})

/** A row that is right: one that an earlier import made, one that is here by itself, or one to be made. */
const right = (
  { file, sourcedId }: { file: RosterFile; sourcedId: string },
  known: KnownHere,
  content: RosterContent,
  here: string | undefined,
) => {
  const there = known.links.get(linkKey(file, sourcedId))
  const outcome: RosterOutcome = there ? 'there' : here ? 'found' : 'ready'
  return { content, outcome, problem: null, targetId: there ?? here ?? null }
}

type Row<File extends RosterFile> = Extract<RosterRow, { file: File }>
const placeOf = ({ file, line, sourcedId }: RosterRow) => ({ file, line, sourcedId })

function planUsers(rows: readonly Row<'users'>[], known: KnownHere): PlannedRow[] {
  const mobiles = new Set<string>()
  return rows.map((row) => {
    const name = personName.safeParse(row.title)
    const mobile = mobileOf(row.phones)
    const place = { ...placeOf(row), title: name.data ?? row.title }
    const problem = !row.isEnabled
      ? 'disabledThere'
      : !name.success
        ? 'nameWrong'
        : mobile === null
          ? 'mobileMissing'
          : mobiles.has(mobile)
            ? 'mobileRepeated'
            : null
    if (problem || mobile === null) return { ...place, ...leftOut(problem ?? 'mobileMissing') }
    mobiles.add(mobile)
    // Only one that is proved identifies anybody, so a wrong one is left away.
    const content = { mobile, email: parseEmail(row.email), teaches: row.teaches }
    const there = known.links.get(linkKey('users', row.sourcedId))
    // Another system may know somebody else by the same id, or the person has changed their mobile: a manager must look.
    if (there && known.owners.get(mobile) !== there) return { ...place, ...leftOut('mobileOther') }
    return { ...place, ...right(row, known, content, known.owners.get(mobile)) }
  })
}

function planCourses(
  rows: readonly Row<'courses'>[],
  known: KnownHere,
  teacherOf: ReadonlyMap<string, string>,
): PlannedRow[] {
  return rows.map((row) => {
    const title = courseTitle.safeParse(row.title)
    const place = { ...placeOf(row), title: title.data ?? row.title }
    if (!title.success) return { ...place, ...leftOut('titleWrong') }
    const slug = slugOf(row.code)
    const content = { slug, teacherId: teacherOf.get(row.sourcedId) ?? null }
    return { ...place, ...right(row, known, content, known.slugs.get(slug)) }
  })
}

interface ForClasses {
  readonly courses: Plans
  readonly sessions: ReadonlyMap<string, Row<'academicSessions'>>
}

function planClasses(rows: readonly Row<'classes'>[], known: KnownHere, of: ForClasses): PlannedRow[] {
  return rows.map((row) => {
    const title = classTitle.safeParse(row.title)
    const place = { ...placeOf(row), title: title.data ?? row.title }
    if (!isRight(of.courses.get(row.courseId))) return { ...place, ...leftOut('courseMissing') }
    if (!title.success) return { ...place, ...leftOut('titleWrong') }
    const terms = row.sessionIds.flatMap((id) => of.sessions.get(id) ?? [])
    const days = (which: 'starts' | 'ends') =>
      terms
        .map((term) => term[which])
        .filter(isIsoDay)
        .toSorted()
    const [starts = null, ends = null] = [days('starts')[0], days('ends').at(-1)]
    const isInOrder = starts === null || ends === null || starts <= ends
    const content = { courseId: row.courseId, starts, ends: isInOrder ? ends : null }
    return { ...place, ...right(row, known, content, undefined) }
  })
}

interface ForEnrollments {
  readonly users: Plans
  readonly courses: Plans
  readonly classes: Plans
}

function planEnrollment(row: Row<'enrollments'>, known: KnownHere, of: ForEnrollments): PlannedRow {
  const [user, group] = [of.users.get(row.userId), of.classes.get(row.classId)]
  const title = [user?.title ?? row.userId, group?.title ?? row.classId].join('، ')
  const place = { ...placeOf(row), title }
  const isTeacher = row.role === 'teacher'
  if (!isTeacher && row.role !== 'student') return { ...place, ...leftOut('roleLeftOut') }
  if (!isRight(user)) return { ...place, ...leftOut('userMissing') }
  if (!isRight(group)) return { ...place, ...leftOut('classMissing') }
  const content = { classId: row.classId, userId: row.userId, isTeacher }
  const planned = right(row, known, content, undefined)
  const course = of.courses.get(group?.content.courseId ?? '')
  const isOpen = course?.targetId ? known.published.has(course.targetId) : false
  // Nobody learns in a draft: the same roster again enrols them once the course is published.
  const waits = !isTeacher && !isOpen && planned.outcome === 'ready'
  return { ...place, ...planned, ...(waits ? { outcome: 'later' as const } : {}) }
}

/** Who owns a course that is made: its first main teacher, else its first teacher. */
function teachersOfCourses(
  classes: readonly Row<'classes'>[],
  enrollments: readonly Row<'enrollments'>[],
  users: Plans,
): ReadonlyMap<string, string> {
  const courseOf = new Map(classes.map(({ sourcedId, courseId }) => [sourcedId, courseId]))
  const teaching = enrollments.filter(({ role, userId }) => role === 'teacher' && isRight(users.get(userId)))
  const owners = new Map<string, string>()
  for (const isPrimary of [true, false])
    for (const one of teaching) {
      const courseId = courseOf.get(one.classId)
      if (one.isPrimary === isPrimary && courseId && !owners.has(courseId)) owners.set(courseId, one.userId)
    }
  return owners
}
