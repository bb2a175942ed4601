import type { FileUser } from '#plugs/file-right'
import { courses } from '../tables.ts'

/** A file that a lesson or a cover uses may not be removed. */
export const courseFiles: FileUser = {
  async isUsed(db, fileId) {
    const [lesson, cover] = await Promise.all([
      courses(db)
        .selectFrom('courses.lesson_files')
        .select('lesson_id')
        .where('file_id', '=', fileId)
        .limit(1)
        .executeTakeFirst(),
      courses(db)
        .selectFrom('courses.courses')
        .select('id')
        .where('cover_file_id', '=', fileId)
        .limit(1)
        .executeTakeFirst(),
    ])
    return Boolean(lesson ?? cover)
  },
}
