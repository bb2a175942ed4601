import { sql } from 'kysely'
import { prepared } from '#platform/database'

interface ReachedLesson {
  readonly courseId: string
  readonly courseTitle: string
  readonly learners: number
  readonly lessonId: string
  readonly title: string
  readonly section: string
  readonly minutes: number
  readonly reached: number
}

/**
 * The teacher's course with the most learners who enrolled before this instant, lesson by lesson: how many of them
 * reached it, that is, did a step of it or of a later one.
 */
export const reachedLessons = prepared(
  (_db, { teacherId, before }: { teacherId: string; before: Date }) => sql<ReachedLesson>`
    with course as (
      select c.id, c.title, count(*)::integer as learners
      from courses.taught_courses as t
      join courses.known_courses as c on c.id = t.course_id
      join courses.learners as e on e.course_id = c.id
      where t.teacher_id = ${teacherId} and e.state <> 'refunded' and e.opened_at is not null
        and e.enrolled_at < ${before}
      group by c.id, c.title
      order by learners desc, c.id
      limit 1
    ),
    lesson as (
      select l.id, l.title, s.title as section, l.minutes,
        row_number() over (order by s.position, l.position)::integer as place
      from course
      join courses.course_lessons as l on l.course_id = course.id and l.is_published
      join courses.course_sections as s on s.id = l.section_id
    ),
    furthest as (
      select e.id, max(lesson.place) as place
      from course
      join courses.learners as e on e.course_id = course.id
      join courses.fact_steps as t on t.enrolment_id = e.id
      join lesson on lesson.id = t.lesson_id
      where e.state <> 'refunded' and e.opened_at is not null and e.enrolled_at < ${before}
      group by e.id
    )
    select course.id as "courseId", course.title as "courseTitle", course.learners,
      lesson.id as "lessonId", lesson.title, lesson.section, lesson.minutes,
      (select count(*)::integer from furthest where furthest.place >= lesson.place) as reached
    from course cross join lesson
    order by lesson.place`,
)

const leastLearners = 10

/** Nothing of a course with few learners, of whom shares would say little. */
export function dropOffOf(rows: readonly ReachedLesson[]) {
  const [first] = rows
  if (!first || first.learners < leastLearners) return null
  const { courseId, courseTitle, learners } = first
  return {
    ...{ courseId, courseTitle, learners },
    lessons: rows.map(({ lessonId, title, section, minutes, reached }) => ({
      ...{ lessonId, title, section, minutes, reached },
    })),
  }
}
