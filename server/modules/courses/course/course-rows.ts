import type { CourseState } from '@arvand/contracts/courses'
import type { Insertable, Updateable } from 'kysely'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { type CourseRow, courses } from '../tables.ts'
import type { LockedCourse } from './change-course.ts'
import { countFigures } from './course-figures.ts'
import { filesOfCourse, settlePublicFiles } from './public-files.ts'

type Required = 'id' | 'slug' | 'owner_id' | 'category' | 'level' | 'title' | 'summary' | 'description'
type Optional = 'outcomes' | 'requirements' | 'cover_file_id' | 'access_days'

export type NewCourse = Pick<Insertable<CourseRow>, Required> & Partial<Pick<Insertable<CourseRow>, Optional>>

/** Stores a new course as a draft, with its owner on its staff. */
export async function insertCourse(tx: Tx, course: NewCourse, at: Date): Promise<void> {
  await courses(tx)
    .insertInto('courses.courses')
    .values({ ...course, created_at: at, changed_at: at })
    .execute()
  await insertOwner(tx, course.id, course.owner_id, at)
}

/** Adds the owner to the staff of a new course, and the draft state to its history. */
export async function insertOwner(tx: Tx, courseId: string, personId: string, at: Date): Promise<void> {
  await courses(tx)
    .insertInto('courses.staff')
    .values({ course_id: courseId, person_id: personId, role: 'owner', added_at: at })
    .execute()
  await insertTurn(tx, courseId, { state: 'draft', byId: personId, at })
}

type Details = Pick<
  Updateable<CourseRow>,
  Exclude<Required, 'id' | 'owner_id'> | Optional | 'version' | 'changed_at'
>

/** Stores the details of a course; its figures and the names by which a search finds it are updated. */
export async function updateCourse(tx: Tx, courseId: string, details: Details): Promise<LockedCourse> {
  const row = await courses(tx)
    .updateTable('courses.courses')
    .set(details)
    .where('id', '=', courseId)
    .returningAll()
    .executeTakeFirstOrThrow()
  await countFigures(tx, courseId)
  return row
}

/** Stores what a course costs from now on, in rials. */
export const updatePrice = (
  tx: Tx,
  courseId: string,
  price: Pick<Insertable<CourseRow>, 'price' | 'list_price' | 'in_plus'>,
) =>
  courses(tx)
    .updateTable('courses.courses')
    .set(price)
    .where('id', '=', courseId)
    .returning(['price', 'list_price', 'in_plus'])
    .executeTakeFirstOrThrow()

export interface CourseTransition {
  readonly state: CourseState
  readonly byId: string
  readonly at: Date
  readonly reason?: string | undefined
}

/** Gives a course another state, adds it to the history, and updates the public files. Returns the history row's id. */
export async function transitionCourse(
  tx: Tx,
  course: LockedCourse,
  turn: CourseTransition,
): Promise<string> {
  const { state, at } = turn
  const id = await insertTurn(tx, course.id, turn)
  await courses(tx)
    .updateTable('courses.courses')
    .set({
      state,
      ...(state === 'inReview' ? { submitted_at: at } : {}),
      ...(state === 'published' ? { published_at: course.published_at ?? at } : {}),
    })
    .where('id', '=', course.id)
    .execute()
  if (state === 'published' || course.state === 'published')
    await settlePublicFiles(tx, await filesOfCourse(tx, course.id))
  await countFigures(tx, course.id)
  return id
}

async function insertTurn(
  tx: Tx,
  courseId: string,
  { state, byId, at, reason }: CourseTransition,
): Promise<string> {
  const id = newId()
  await courses(tx)
    .insertInto('courses.course_turns')
    .values({ id, course_id: courseId, state, by_id: byId, reason: reason ?? null, at })
    .execute()
  return id
}

/** Removes a course with all its lessons; its files are no longer public. */
export async function deleteCourse(tx: Tx, { id, cover_file_id: cover }: LockedCourse): Promise<void> {
  const files = [...(await filesOfCourse(tx, id)), ...(cover === null ? [] : [cover])]
  await courses(tx).deleteFrom('courses.courses').where('id', '=', id).execute()
  await settlePublicFiles(tx, files)
}

/** Replaces the courses that are to be completed before this one. */
export async function replaceRequiredCourses(
  tx: Tx,
  courseId: string,
  required: readonly string[],
): Promise<void> {
  await courses(tx).deleteFrom('courses.course_prerequisites').where('course_id', '=', courseId).execute()
  if (required.length > 0)
    await courses(tx)
      .insertInto('courses.course_prerequisites')
      .values(required.map((required_course_id) => ({ course_id: courseId, required_course_id })))
      .execute()
}
