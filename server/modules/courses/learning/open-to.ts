import { sql } from 'kysely'

/**
 * Part of a query: selects the ids of the lessons that are open to a learner now; callers may append conditions. `a` is
 * the access, `e` the enrolment.
 */
export const openTo = (personId: string, now: Date) => sql`
  select a.lesson_id
    from courses.lesson_access a
    join courses.enrolments e on e.id = a.enrolment_id
   where e.person_id = ${personId}
     and e.state in ('active', 'completed') and (e.expires_at is null or e.expires_at > ${now})
     and (a.opens_at is null or a.opens_at <= ${now}) and cardinality(a.missing) = 0`
