import { type Assignment, mostOf } from '#modules/courses'
import type { Db } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { teaching } from '../tables.ts'

/** The marks that a person was given, newest first. */
export async function listMyMarks(
  db: Db,
  personId: string,
  { courseId, cursor }: { readonly courseId?: string | undefined; readonly cursor?: string | undefined },
) {
  let rows = teaching(db)
    .selectFrom('courses.learners as e')
    .innerJoin('teaching.submissions as s', 's.enrolment_id', 'e.id')
    .innerJoin('teaching.marks as m', 'm.submission_id', 's.id')
    .innerJoin('courses.course_lessons as l', 'l.id', 's.lesson_id')
    .innerJoin('courses.known_courses as c', 'c.id', 'e.course_id')
    .select(['s.id as submissionId', 'c.title as courseTitle', 'c.slug as courseSlug'])
    .select(['l.id as lessonId', 'l.title as lessonTitle', 'l.content'])
    .select(['m.points', 'm.comment', 'm.at'])
    .where('e.person_id', '=', personId)
  if (courseId) rows = rows.where('e.course_id', '=', courseId)
  const page = await keysetPage(rows, newestFirst('m.at', 's.id'), cursor)
  return { ...page, items: page.items.map((row) => ({ ...row, most: mostOf(row.content as Assignment) })) }
}
