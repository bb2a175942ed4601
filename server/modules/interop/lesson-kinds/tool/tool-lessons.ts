import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { interop } from '../../tables.ts'

/** The value in `courses.lessons.kind`. */
export const tool = 'tool'

/** Lessons that lead to a tool, each with what was chosen in it. */
export const toolLessons = (db: Db) =>
  interop(db)
    .selectFrom('courses.course_lessons as lesson')
    .innerJoin('interop.tool_links as link', (on) =>
      on.on(sql<boolean>`link.id::text = lesson.content ->> 'itemId'`),
    )
    .where('lesson.kind', '=', tool)
