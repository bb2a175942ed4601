import type { Discussed } from '#plugs/discussed'
import { mayDo } from '../course/course-staff.ts'
import { courses } from '../tables.ts'
import { nameOfLesson, whyNotReadLesson } from './whether-open.ts'

/** Discussions of lessons: open to the people to whom the lesson is open, answered by staff with the right `answer`. */
export const discussedLessons: Discussed = {
  kind: 'lesson',
  whyNotRead: (db, id, personId, now) => whyNotReadLesson(db, id, { personId, reviews: false }, now),
  async mayAnswerFor(db, id, personId) {
    const row = await courses(db)
      .selectFrom('courses.lessons as l')
      .innerJoin('courses.staff as s', 's.course_id', 'l.course_id')
      .select(['s.role', 's.rights'])
      .where('l.id', '=', id)
      .where('s.person_id', '=', personId)
      .executeTakeFirst()
    return row !== undefined && mayDo(row, 'answer')
  },
  titleAndLink: async (db, id) => (await nameOfLesson(db, id)) ?? null,
  async answerersOf(db, id) {
    const rows = await courses(db)
      .selectFrom('courses.lessons as l')
      .innerJoin('courses.staff as s', 's.course_id', 'l.course_id')
      .select(['s.person_id', 's.role', 's.rights'])
      .where('l.id', '=', id)
      .execute()
    return rows.filter((row) => mayDo(row, 'answer')).map(({ person_id }) => person_id)
  },
  async answeredBy(db, personId) {
    const rows = await courses(db)
      .selectFrom('courses.staff as s')
      .innerJoin('courses.lessons as l', 'l.course_id', 's.course_id')
      .innerJoin('courses.courses as c', 'c.id', 's.course_id')
      .select(['l.id', 'l.title', 'c.slug', 's.role', 's.rights'])
      .where('s.person_id', '=', personId)
      .execute()
    const answered = rows.filter((row) => mayDo(row, 'answer'))
    return new Map(answered.map(({ id, title, slug }) => [id, { title, link: `/learn/${slug}/${id}` }]))
  },
}
