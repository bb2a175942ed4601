import type { StaffRight } from '@arvand/contracts/courses'
import type { Selectable } from 'kysely'
import { type Db, type Tx, transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import type { CoursesDeps } from '../deps.ts'
import { type CourseRow, courses, type LessonRow } from '../tables.ts'
import { dropPagesOf } from './course-pages.ts'
import { findStaff, mayDo, needStaff } from './course-staff.ts'

export type LockedCourse = Selectable<CourseRow>
export type LockedLesson = Selectable<LessonRow>
export type ChangingDeps = Pick<CoursesDeps, 'db' | 'clock' | 'pages' | 'jobs' | 'lessonKinds'>

/** Locks a course until the commit, so that two changes of one course follow each other. */
export const lockCourse = (tx: Tx, courseId: string): Promise<LockedCourse | undefined> =>
  courses(tx)
    .selectFrom('courses.courses')
    .selectAll()
    .where('id', '=', courseId)
    .forUpdate()
    .executeTakeFirst()

interface Changing {
  readonly courseId: string
  readonly personId: string
  /** Null: any member of the staff may come this far; `work` checks the rights itself. */
  readonly right?: StaffRight | null
  /** Takes a lock before the course's own, so that two such changes of different courses follow each other. */
  readonly hold?: (tx: Tx) => Promise<unknown>
}

/** Changes a course for a member of its staff; cached pages that show it are dropped after the commit. */
export async function changeCourse<Reply>(
  deps: ChangingDeps,
  { courseId, personId, right = 'write', hold }: Changing,
  work: (tx: Tx, course: LockedCourse) => Promise<Reply>,
): Promise<Reply> {
  const done = await transaction(deps.db, async (tx) => {
    if (right === null) (await findStaff(tx, courseId, personId)) ?? refuse('courses.unknown-course')
    else await needStaff(tx, courseId, personId, right)
    await hold?.(tx)
    return worked(deps, tx, courseId, work)
  })
  return afterCommit(deps, done)
}

/** Changes a lesson and so its course; a lesson of a course that the person does not teach is refused as unknown. */
export async function changeLesson<Reply>(
  deps: ChangingDeps,
  { lessonId, personId }: { lessonId: string; personId: string },
  work: (tx: Tx, lesson: LockedLesson, course: LockedCourse) => Promise<Reply>,
): Promise<Reply> {
  const done = await transaction(deps.db, async (tx) => {
    const courseId = await courseOfLesson(tx, lessonId, personId, 'write')
    return worked(deps, tx, courseId, async (_, course) =>
      work(tx, (await findLesson(tx, lessonId)) ?? refuse('courses.unknown-lesson'), course),
    )
  })
  return afterCommit(deps, done)
}

/** Changes a section and so its course. */
export async function changeSection<Reply>(
  deps: ChangingDeps,
  { sectionId, personId }: { sectionId: string; personId: string },
  work: (tx: Tx, course: LockedCourse) => Promise<Reply>,
): Promise<Reply> {
  const done = await transaction(deps.db, async (tx) => {
    const courseId = await courseOfSection(tx, sectionId, personId)
    return worked(deps, tx, courseId, work)
  })
  return afterCommit(deps, done)
}

async function worked<Reply>(
  { clock }: Pick<ChangingDeps, 'clock'>,
  tx: Tx,
  courseId: string,
  work: (tx: Tx, course: LockedCourse) => Promise<Reply>,
) {
  const course = await lockCourse(tx, courseId)
  if (!course) throw new Error(`course ${courseId} was removed while it was changed`)
  const reply = await work(tx, course)
  await courses(tx)
    .updateTable('courses.courses')
    .set({ changed_at: clock.now() })
    .where('id', '=', courseId)
    .execute()
  return { reply, course }
}

function afterCommit<Reply>(
  { pages }: Pick<ChangingDeps, 'pages'>,
  { reply, course }: { reply: Reply; course: LockedCourse },
): Reply {
  // A course that was never published is on no cached page.
  if (course.published_at !== null) dropPagesOf(pages, course.slug)
  return reply
}

const findLesson = (db: Db, lessonId: string): Promise<LockedLesson | undefined> =>
  courses(db).selectFrom('courses.lessons').selectAll().where('id', '=', lessonId).executeTakeFirst()

/** The id of a lesson's course; refused unless the person is on its staff and, where given, has the right. */
export async function courseOfLesson(
  db: Db,
  lessonId: string,
  personId: string,
  right?: StaffRight,
): Promise<string> {
  const row = await courses(db)
    .selectFrom('courses.lessons')
    .select('course_id')
    .where('id', '=', lessonId)
    .executeTakeFirst()
  const member = row && (await findStaff(db, row.course_id, personId))
  if (!member) return refuse('courses.unknown-lesson')
  if (right && !mayDo(member, right)) return refuse('courses.right-missing')
  return member.courseId
}

/** The id of a section's course; refused unless the person is on its staff with the right to write. */
async function courseOfSection(db: Db, sectionId: string, personId: string): Promise<string> {
  const row = await courses(db)
    .selectFrom('courses.sections')
    .select('course_id')
    .where('id', '=', sectionId)
    .executeTakeFirst()
  const member = row && (await findStaff(db, row.course_id, personId))
  if (!member) return refuse('courses.unknown-section')
  return mayDo(member, 'write') ? member.courseId : refuse('courses.right-missing')
}
