import { sql } from 'kysely'
import { prepared } from '#platform/database'
import { homes } from './tables.ts'

/** How many courses a teacher has. */
export const countCourses = prepared((db, { teacherId }: { teacherId: string }) =>
  homes(db)
    .selectFrom('courses.taught_courses')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('teacher_id', '=', teacherId),
)

interface Idle {
  readonly enrolmentId: string
  readonly personId: string
  readonly name: string
  readonly courseId: string
  readonly courseTitle: string
  readonly lessons: number
  readonly lessonsDone: number
  readonly seenAt: Date | null
  readonly of: number
}

/** Learners who were not seen since this instant, the one seen last first, and how many there are in all. */
export const idleLearners = prepared(
  (_db, { teacherId, now, since }: { teacherId: string; now: Date; since: Date }) => sql<Idle>`
    select
      e.id as "enrolmentId", e.person_id as "personId", p.name, c.id as "courseId", c.title as "courseTitle", c.lessons,
      case when e.first_opened_at is not null then e.seen_at end as "seenAt",
      (
        select count(*)::integer
        from courses.course_lessons as l
        where l.course_id = e.course_id and l.is_published and l.steps <= (
          select count(*) from courses.fact_steps as t
          where t.enrolment_id = e.id and t.lesson_id = l.id and t.step <= l.steps
        )
      ) as "lessonsDone",
      e.of
    from (
      select e.*, count(*) over ()::integer as of
      from courses.taught_courses as t
      join courses.learners as e on e.course_id = t.course_id
      where t.teacher_id = ${teacherId} and e.state = 'active' and e.opened_at is not null and e.seen_at < ${since}
        and (e.expires_at is null or e.expires_at > ${now})
      order by e.seen_at desc, e.id
      limit 4
    ) as e
    join courses.known_courses as c on c.id = e.course_id
    join identity.people as p on p.id = e.person_id
    order by e.seen_at desc, e.id`,
)

/** In which courses they are, those with the most of them. */
export const idleByCourse = prepared(
  (_db, { teacherId, now, since }: { teacherId: string; now: Date; since: Date }) => sql<{
    readonly courseId: string
    readonly courseTitle: string
    readonly count: number
  }>`
    select c.id as "courseId", c.title as "courseTitle", e.count
    from (
      select e.course_id, count(*)::integer as count
      from courses.taught_courses as t
      join courses.learners as e on e.course_id = t.course_id
      where t.teacher_id = ${teacherId} and e.state = 'active' and e.opened_at is not null and e.seen_at < ${since}
        and (e.expires_at is null or e.expires_at > ${now})
      group by e.course_id
      order by count(*) desc, e.course_id
      limit 4
    ) as e
    join courses.known_courses as c on c.id = e.course_id
    order by e.count desc, c.id`,
)

export interface WeekAsked {
  readonly teacherId: string
  readonly now: Date
  readonly start: Date
  readonly startBefore: Date
  readonly endBefore: Date
}

/**
 * Enrolments of this week by day in Tehran, and those of the week before under the day `before`; without those brought
 * by a mobile who have not opened the course, so that no count tells whether a mobile has an account.
 */
export const weekByDay = prepared(
  (_db, { teacherId, now, start, startBefore, endBefore }: WeekAsked) => sql<{ day: string; count: number }>`
    select
      case when e.enrolled_at >= ${start} then (e.enrolled_at at time zone 'Asia/Tehran')::date::text else 'before' end
        as day,
      count(*)::integer as count
    from courses.taught_courses as t
    join courses.learners as e on e.course_id = t.course_id
    where t.teacher_id = ${teacherId} and e.state <> 'refunded' and e.opened_at is not null
      and (e.enrolled_at between ${start} and ${now} or e.enrolled_at between ${startBefore} and ${endBefore})
    group by 1`,
)

interface CourseOfWeek {
  readonly courseId: string
  readonly courseTitle: string
  readonly courseSlug: string
  readonly palette: string
  readonly cover_file_id: string | null
  readonly count: number
  readonly before: number
}

/** The courses with the most enrolments of this week, each with those of the week before, counted as above. */
export const weekByCourse = prepared(
  (_db, { teacherId, now, start, startBefore, endBefore }: WeekAsked) => sql<CourseOfWeek>`
    select
      c.id as "courseId", c.title as "courseTitle", c.slug as "courseSlug", k.palette, c.cover_file_id,
      count(*) filter (where e.enrolled_at >= ${start})::integer as count,
      count(*) filter (where e.enrolled_at < ${start})::integer as before
    from courses.taught_courses as t
    join courses.known_courses as c on c.id = t.course_id
    join courses.known_categories as k on k.slug = c.category
    join courses.learners as e on e.course_id = c.id
    where t.teacher_id = ${teacherId} and e.state <> 'refunded' and e.opened_at is not null
      and (e.enrolled_at between ${start} and ${now} or e.enrolled_at between ${startBefore} and ${endBefore})
    group by c.id, c.title, c.slug, k.palette, c.cover_file_id
    having count(*) filter (where e.enrolled_at >= ${start}) > 0
    order by count desc, c.id
    limit 3`,
)

interface NewReview {
  readonly courseSlug: string
  readonly courseTitle: string
  readonly personId: string
  readonly name: string
  readonly stars: number
  readonly text: string
  readonly at: Date
}

/** The newest reviews of a teacher's courses: each course's newest by its index, then the newest of all of them. */
export const newestReviews = prepared(
  (_db, { teacherId }: { teacherId: string }) => sql<NewReview>`
    select
      c.slug as "courseSlug", c.title as "courseTitle", r.person_id as "personId", p.name, r.stars, r.text, r.at
    from courses.taught_courses as t
    join courses.known_courses as c on c.id = t.course_id
    cross join lateral (
      select person_id, stars, text, at from courses.shown_reviews where course_id = c.id order by at desc limit 3
    ) as r
    join identity.people as p on p.id = r.person_id
    where t.teacher_id = ${teacherId}
    order by r.at desc, r.person_id
    limit 3`,
)

/** What of a person's held income comes free next, and when. */
export const nextFreeIncome = prepared(
  (_db, { teacherId, now }: { teacherId: string; now: Date }) => sql<{ amount: number; at: Date }>`
    select sum(amount)::bigint as amount, until as at
    from wallet.held_credits
    where person_id = ${teacherId} and kind = 'purchase' and until > ${now}
    group by until
    order by until
    limit 1`,
)
