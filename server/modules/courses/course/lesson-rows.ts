import type { LessonContent } from '@arvand/contracts/lesson-content'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Tx } from '#platform/database'
import { courses, type LessonRow } from '../tables.ts'
import type { LockedLesson } from './change-course.ts'
import { filesHeldBy, settlePublicFiles } from './public-files.ts'
import { nextOutline } from './section-rows.ts'

type Placed = 'id' | 'course_id' | 'section_id' | 'position' | 'title' | 'kind' | 'content' | 'changed_at'
type Shown = 'minutes' | 'measured_seconds' | 'steps' | 'is_preview' | 'is_published' | 'release_after_days'

export type NewLesson = Pick<Insertable<LessonRow>, Placed> & Partial<Pick<Insertable<LessonRow>, Shown>>

/** Adds a lesson at the end of its section. */
export async function appendLesson(tx: Tx, lesson: Omit<NewLesson, 'position'>): Promise<void> {
  const { section_id: sectionId } = lesson
  await courses(tx)
    .insertInto('courses.lessons')
    .values({
      ...lesson,
      position: sql`(select coalesce(max(l.position) + 1, 0) from courses.lessons l where l.section_id = ${sectionId})`,
    })
    .execute()
  await nextOutline(tx, lesson.course_id)
}

export interface LessonTies {
  readonly files: readonly { readonly lesson_id: string; readonly file_id: string }[]
  readonly required: readonly { readonly lesson_id: string; readonly required_lesson_id: string }[]
}

/** Adds all lessons of a new course, with the files that they show and the lessons that they require. */
export async function insertLessons(tx: Tx, lessons: readonly NewLesson[], ties: LessonTies): Promise<void> {
  // A statement of PostgreSQL takes at most 65,535 parameters.
  for (const some of pieces(lessons, 1000))
    await courses(tx).insertInto('courses.lessons').values(some).execute()
  for (const some of pieces(ties.files, 5000))
    await courses(tx).insertInto('courses.lesson_files').values(some).execute()
  for (const some of pieces(ties.required, 5000))
    await courses(tx).insertInto('courses.lesson_prerequisites').values(some).execute()
}

const pieces = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))

type Written = Pick<
  Updateable<LessonRow>,
  'title' | 'version' | 'content' | 'minutes' | 'measured_seconds' | 'steps' | 'changed_at'
>

/** Stores the saved content of a lesson. */
export const updateLesson = (tx: Tx, lessonId: string, written: Written): Promise<LockedLesson> =>
  courses(tx)
    .updateTable('courses.lessons')
    .set(written)
    .where('id', '=', lessonId)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Stores a content that no person edited: changed links, contents of a copy. */
export async function updateContent(tx: Tx, lessonId: string, content: LessonContent): Promise<void> {
  await courses(tx)
    .updateTable('courses.lessons')
    .set({ content: JSON.stringify(content) })
    .where('id', '=', lessonId)
    .execute()
}

/** Shows lessons to learners or hides them, and updates which of their files are public. */
export async function updatePublished(
  tx: Tx,
  lessonIds: readonly string[],
  isPublished: boolean,
): Promise<void> {
  await courses(tx)
    .updateTable('courses.lessons')
    .set({ is_published: isPublished })
    .where('id', 'in', [...lessonIds])
    .execute()
  await settlePublicFiles(tx, await filesHeldBy(tx, lessonIds))
}

/** Opens a lesson to everyone, or only to learners, and updates which of its files are public. */
export async function updatePreview(tx: Tx, lessonId: string, isPreview: boolean): Promise<void> {
  await courses(tx)
    .updateTable('courses.lessons')
    .set({ is_preview: isPreview })
    .where('id', '=', lessonId)
    .execute()
  await settlePublicFiles(tx, await filesHeldBy(tx, [lessonId]))
}

/** Replaces the lessons that are to be done before this one; a removed one among them comes back with its removal. */
export async function replaceRequiredLessons(
  tx: Tx,
  lessonId: string,
  required: readonly string[],
): Promise<void> {
  await courses(tx)
    .deleteFrom('courses.lesson_prerequisites')
    .where('lesson_id', '=', lessonId)
    .where('required_lesson_id', 'in', (of) => of.selectFrom('courses.lessons').select('id'))
    .execute()
  if (required.length > 0)
    await courses(tx)
      .insertInto('courses.lesson_prerequisites')
      .values(required.map((required_lesson_id) => ({ lesson_id: lessonId, required_lesson_id })))
      .execute()
}

/** Replaces the files of a lesson, and updates which of them are public. */
export async function replaceLessonFiles(
  tx: Tx,
  lessonId: string,
  fileIds: readonly string[],
): Promise<void> {
  const before = await filesHeldBy(tx, [lessonId])
  const gone = before.filter((id) => !fileIds.includes(id))
  const come = fileIds.filter((id) => !before.includes(id))
  if (gone.length > 0)
    await courses(tx)
      .deleteFrom('courses.lesson_files')
      .where('lesson_id', '=', lessonId)
      .where('file_id', 'in', gone)
      .execute()
  if (come.length > 0)
    await courses(tx)
      .insertInto('courses.lesson_files')
      .values(come.map((file_id) => ({ lesson_id: lessonId, file_id })))
      .execute()
  await settlePublicFiles(tx, [...gone, ...come])
}
