import type { TicketContext } from '#plugs/ticket-context'
import { courses } from '../tables.ts'

/** A ticket about a lesson that the person is enrolled for. */
export const lessonContext: TicketContext = {
  kind: 'lesson',
  async describe(db, personId, id) {
    const lesson = await courses(db)
      .selectFrom('courses.lessons as lesson')
      .innerJoin('courses.courses as course', 'course.id', 'lesson.course_id')
      .innerJoin('courses.enrolments as enrolment', 'enrolment.course_id', 'course.id')
      .select(['lesson.title', 'course.title as course', 'course.slug'])
      .where('lesson.id', '=', id)
      .where('enrolment.person_id', '=', personId)
      .executeTakeFirst()
    return lesson
      ? { title: `درس «${lesson.title}» از «${lesson.course}»`, href: `/learn/${lesson.slug}/${id}` }
      : null
  },
}
