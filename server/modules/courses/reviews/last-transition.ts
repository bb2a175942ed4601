import { sql } from 'kysely'

interface Turn {
  readonly reason: string
  readonly by: string
  /** An ISO instant. */
  readonly at: string
  /** Whether the writer has changed the review since. */
  readonly rewritten: boolean
}

/** For a hidden review `r`: the last decision of a manager, and whether the writer has changed the review since. */
export const lastTransition = sql<Turn | null>`(
  select json_build_object(
    'reason', coalesce(t.reason, ''), 'by', coalesce(p.name, ''), 'at', t.at,
    'rewritten', r.changed_at > r.hidden_at
  )
  from courses.review_turns as t
  left join identity.people as p on p.id = t.by_id
  where t.course_id = r.course_id and t.person_id = r.person_id and r.hidden_at is not null
  order by t.at desc, t.id desc
  limit 1
)`
