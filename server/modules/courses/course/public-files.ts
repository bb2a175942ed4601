import { publishFiles } from '#modules/media'
import type { Tx } from '#platform/database'
import { courses } from '../tables.ts'

/** Makes the files public that everyone may see now (covers, published preview lessons), and the others private. */
export async function settlePublicFiles(tx: Tx, fileIds: readonly string[]): Promise<void> {
  const ids = [...new Set(fileIds)]
  if (ids.length === 0) return
  const open = await courses(tx)
    .selectFrom('courses.lesson_files as f')
    .innerJoin('courses.lessons as l', 'l.id', 'f.lesson_id')
    .innerJoin('courses.courses as c', 'c.id', 'l.course_id')
    .select('f.file_id as id')
    .where('f.file_id', 'in', ids)
    .where('l.is_preview', '=', true)
    .where('l.is_published', '=', true)
    .where('c.state', '=', 'published')
    .union(
      courses(tx)
        .selectFrom('courses.courses')
        .select((of) => of.ref('cover_file_id').$notNull().as('id'))
        .where('cover_file_id', 'in', ids),
    )
    .execute()
  const shown = new Set(open.map(({ id }) => id))
  await publishFiles(tx, [...shown], true)
  await publishFiles(
    tx,
    ids.filter((id) => !shown.has(id)),
    false,
  )
}

/** Every file of a course's lessons. */
export async function filesOfCourse(tx: Tx, courseId: string): Promise<string[]> {
  const rows = await courses(tx)
    .selectFrom('courses.lesson_files as f')
    .innerJoin('courses.lessons as l', 'l.id', 'f.lesson_id')
    .select('f.file_id')
    .distinct()
    .where('l.course_id', '=', courseId)
    .execute()
  return rows.map(({ file_id }) => file_id)
}

/** The files that these lessons hold now. */
export async function filesHeldBy(tx: Tx, lessonIds: readonly string[]): Promise<string[]> {
  if (lessonIds.length === 0) return []
  const rows = await courses(tx)
    .selectFrom('courses.lesson_files')
    .select('file_id')
    .where('lesson_id', 'in', [...lessonIds])
    .execute()
  return rows.map(({ file_id }) => file_id)
}
