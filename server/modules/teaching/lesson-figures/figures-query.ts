import type { LessonKind } from '@arvand/contracts/lesson-content'
import { type RawBuilder, sql } from 'kysely'
import { prepared } from '#platform/database'

interface FigureRow {
  readonly courseId: string
  readonly courseTitle: string
  readonly learners: number
  readonly lessonId: string
  readonly title: string
  readonly section: string
  readonly kind: LessonKind
  readonly minutes: number
  readonly seconds: number
  readonly reached: number
  readonly completed: number
  readonly watchers: number
  readonly median: number | null
}

/**
 * One course lesson by lesson, for the learners who enrolled before an instant. Who did a step of a later lesson has
 * reached all before it. The home of a teacher and the page of a course both ask this.
 */
const figuresOf = (course: RawBuilder<unknown>, before: Date) => sql<FigureRow>`
  with course as (${course}),
  learner as materialized (
    select e.id
    from course
    join courses.learners as e on e.course_id = course.id
    where e.state <> 'refunded' and e.opened_at is not null and e.enrolled_at < ${before}
  ),
  lesson as (
    select l.id, l.title, l.kind, s.title as section, l.minutes, l.seconds, l.steps,
      row_number() over (order by s.position, l.position)::integer as place
    from course
    join courses.course_lessons as l on l.course_id = course.id and l.is_published
    join courses.course_sections as s on s.id = l.section_id
  ),
  did as (
    select t.enrolment_id, lesson.place,
      count(*) filter (where t.step <= lesson.steps) >= lesson.steps as completed
    from learner
    join courses.fact_steps as t on t.enrolment_id = learner.id
    join lesson on lesson.id = t.lesson_id
    group by t.enrolment_id, lesson.place, lesson.steps
  ),
  furthest as (select enrolment_id, max(place) as place from did group by enrolment_id),
  finished as (select place, count(*) as count from did where completed group by place),
  watched as (
    select lesson.place, count(*) as count,
      percentile_cont(0.5) within group (order by w.watched_seconds) as median
    from learner
    join courses.watched_lessons as w on w.enrolment_id = learner.id
    join lesson on lesson.id = w.lesson_id
    group by lesson.place
  )
  select course.id as "courseId", course.title as "courseTitle",
    (select count(*)::integer from learner) as learners,
    lesson.id as "lessonId", lesson.title, lesson.section, lesson.kind, lesson.minutes, lesson.seconds,
    (select count(*)::integer from furthest where furthest.place >= lesson.place) as reached,
    coalesce(finished.count, 0)::integer as completed,
    coalesce(watched.count, 0)::integer as watchers,
    round(watched.median)::integer as median
  from course
  cross join lesson
  left join finished on finished.place = lesson.place
  left join watched on watched.place = lesson.place
  order by lesson.place`

export const figuresOfCourse = prepared((_db, { courseId, before }: { courseId: string; before: Date }) =>
  figuresOf(sql`select id, title from courses.known_courses where id = ${courseId}`, before),
)

/** Of the teacher's course with the most learners who enrolled before the instant. */
export const figuresOfFullestCourse = prepared(
  (_db, { teacherId, before }: { teacherId: string; before: Date }) =>
    figuresOf(
      sql`
        select c.id, c.title
        from courses.taught_courses as t
        join courses.known_courses as c on c.id = t.course_id
        join courses.learners as e on e.course_id = c.id
        where t.teacher_id = ${teacherId} and e.state <> 'refunded' and e.opened_at is not null
          and e.enrolled_at < ${before}
        group by c.id, c.title
        order by count(*) desc, c.id
        limit 1`,
      before,
    ),
)

export type { FigureRow }
