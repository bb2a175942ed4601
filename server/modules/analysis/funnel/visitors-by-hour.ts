import { type RawBuilder, sql } from 'kysely'

/** The page of one course; views from before whole slugs were kept stand at `/courses/:id`. */
export const coursePage = sql<boolean>`path ~ '^/courses/[^/]+$'`

/**
 * Views of pages as rows of `day`, `hour`, `visitors` and `course_visitors`: each visitor counts in the hour of the day
 * in which they first came, and once more in the hour in which they first opened the page of a course.
 */
export const visitorsByHour = (views: RawBuilder<unknown>) => sql`
  select day, hour, sum(visitors)::int as visitors, sum(course_visitors)::int as course_visitors
  from (
    select day, min(hour) as hour, 1 as visitors, 0 as course_visitors from ${views} group by day, visitor
    union all
    select day, min(hour), 0, 1 from ${views} where ${coursePage} group by day, visitor
  ) as first_views
  group by day, hour`
