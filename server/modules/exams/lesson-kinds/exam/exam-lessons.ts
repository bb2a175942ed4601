import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { exams } from '../../tables.ts'

/** The value in `courses.lessons.kind`. */
export const exam = 'exam' as const

/** Lessons that lead to a published exam of their own course, each with the exam. */
export const examLessons = (db: Db) =>
  exams(db)
    .selectFrom('courses.course_lessons as l')
    .innerJoin('exams.exams as e', (on) =>
      on
        .onRef('e.course_id', '=', 'l.course_id')
        .on(sql<boolean>`e.id::text = l.content ->> 'itemId'`)
        .on('e.published_at', 'is not', null),
    )
    .where('l.kind', '=', exam)

/** The exam of a lesson; null while it is not published, or when it is of another course. */
export async function examOfLesson(db: Db, lessonId: string, examId: string): Promise<string | null> {
  const row = await examLessons(db)
    .select('e.id')
    .where('l.id', '=', lessonId)
    .where('e.id', '=', examId)
    .executeTakeFirst()
  return row?.id ?? null
}
