import { sql } from 'kysely'
import type { FileRight } from '#plugs/file-right'
import { openTo } from './open-to.ts'
import { learning } from './tables.ts'

/** Files of a lesson are readable by learners to whom it is open, and by its staff; those of a preview by anyone. */
export const lessonFileRight: FileRight = {
  async mayRead(db, fileId, personId, now) {
    const row = await learning(db)
      .selectFrom('courses.lesson_files as f')
      .innerJoin('courses.lessons as l', 'l.id', 'f.lesson_id')
      .innerJoin('courses.courses as c', 'c.id', 'l.course_id')
      .select(sql`1`.as('one'))
      .where('f.file_id', '=', fileId)
      .where(({ or, and, eb, exists, selectFrom }) =>
        or([
          and([
            eb('l.is_preview', '=', true),
            eb('l.is_published', '=', true),
            eb('c.state', '=', 'published'),
          ]),
          exists(
            selectFrom('courses.staff as s')
              .select('s.role')
              .whereRef('s.course_id', '=', 'l.course_id')
              .where('s.person_id', '=', personId),
          ),
          sql<boolean>`l.id in (${openTo(personId, now)} and a.course_id = l.course_id)`,
        ]),
      )
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  },
}
