import { sql } from 'kysely'
import { type Db, prepared } from '#platform/database'
import type { Agenda } from '#plugs/agenda'

interface Deadline {
  readonly lessonId: string
  readonly title: string
  readonly courseId: string
  readonly courseTitle: string
  readonly at: Date
  readonly handedIn: number
  readonly learners: number
}

interface Asked {
  readonly teacherId: string
  readonly now: Date
  readonly until: Date
}

/** A lesson that must be handed in by an instant holds it; others hold none, or null. */
const due = sql`(case when jsonb_typeof(l.content -> 'dueAt') = 'string' then (l.content ->> 'dueAt')::timestamptz end)`

const deadlinesUntil = prepared(
  (_db, { teacherId, now, until }: Asked) => sql<Deadline>`
    select
      l.id as "lessonId", l.title, c.id as "courseId", c.title as "courseTitle", l.at,
      (
        select count(distinct s.enrolment_id)::integer
        from teaching.submissions as s
        join courses.learners as e on e.id = s.enrolment_id and e.state <> 'refunded'
        where s.lesson_id = l.id
      ) as "handedIn",
      (
        select count(*)::integer
        from courses.learners as e
        where e.course_id = l.course_id and e.state in ('active', 'completed')
          and e.ended_at is null and e.opened_at is not null
      ) as learners
    from (
      select l.id, l.title, l.course_id, ${due} as at
      from courses.course_staff as t
      join courses.course_lessons as l on l.course_id = t.course_id
      where t.person_id = ${teacherId} and (t.role <> 'assistant' or 'mark' = any(t.rights))
        and l.is_published and ${due} > ${now} and ${due} <= ${until}
      order by 4, l.id
      limit 10
    ) as l
    join courses.known_courses as c on c.id = l.course_id
    order by l.at, l.id`,
)

/**
 * Assignments of a teacher's courses whose deadline, the same for all learners, comes between these instants; the next
 * ten.
 */
export const assignmentsAgenda = (db: Db): Agenda => ({
  async ofTeacher(teacherId, from, to) {
    const found = await deadlinesUntil(db, { teacherId, now: from, until: to })
    return found.map(({ lessonId, title, courseId, courseTitle, at, handedIn, learners }) => ({
      ...{
        key: lessonId,
        kind: 'deadline' as const,
        title,
        within: courseTitle,
        work: { handedIn, learners },
      },
      ...{ at: new Date(at), until: null, enter: null, people: null },
      link: `/teach/courses/${courseId}/assignments?lessonId=${lessonId}`,
    }))
  },
})
