import { sql } from 'kysely'
import type { FileUser } from '#plugs/file-user'
import { teaching } from '../tables.ts'

/** Files that learners handed in: what a teacher marks stays as it was. */
export const submissionFiles: FileUser = {
  noun: 'تکلیف',
  usesOf: (fileId) => sql`select 1 from teaching.submissions where file_ids @> array[${fileId}]::uuid[]`,
  async placesOf(db, fileId, viewer, most) {
    const rows = await teaching(db)
      .selectFrom('teaching.submissions as s')
      .innerJoin('courses.course_lessons as l', 'l.id', 's.lesson_id')
      .innerJoin('courses.learners as e', 'e.id', 's.enrolment_id')
      .innerJoin('courses.known_courses as c', 'c.id', 'l.course_id')
      .select(['s.lesson_id', 'l.title', 'l.course_id', 'c.title as course', 'e.person_id'])
      .where(sql<boolean>`s.file_ids @> array[${fileId}]::uuid[]`)
      .orderBy('s.id')
      .limit(most)
      .execute()
    return rows.map(({ lesson_id, title, course_id, course, person_id }) => ({
      title,
      within: course,
      link: person_id === viewer.personId ? `/panel/assignments/${course_id}/${lesson_id}` : null,
    }))
  },
}
