import { sql } from 'kysely'
import type { Tx } from '#platform/database'
import { demoCourses } from '../tables.ts'
import { draw, idFrom } from './draw.ts'

/**
 * The demo learners by their public names, with the percent that they have done of each of their courses, on how many
 * days of a week they mean to learn, and for how many days in a row they have.
 */
const chosen = [
  { handle: 'niloofar', shares: [24, 52, 71, 100], goal: 5, row: 12 },
  { handle: 'kaveh', shares: [38, 64], goal: 3, row: 2 },
] as const

/** How much each learner does: the more people, the less each does, so that a load test is filled in minutes. */
export interface Eagerness {
  /** The greatest number of courses of one learner. */
  readonly courses: number
  /** Share of the enrolments that are completed, from 0 to 1. */
  readonly completed: number
  /** The other enrolments have done a random share from 0 to 1, raised to this power. */
  readonly power: number
}
export const ofHundreds: Eagerness = { courses: 5, completed: 0.2, power: 1 }
export const ofThousands: Eagerness = { courses: 2, completed: 0.05, power: 3 }

/** Adds enrolments with progress, and every step that was done. */
export async function addLearners(tx: Tx, now: Date, eagerness: Eagerness): Promise<void> {
  const db = demoCourses(tx)
  await sql`
    create temporary table crowd_numbers on commit drop as
    select c.id, c.steps, c.published_at,
      row_number() over (order by c.slug ~ '-[0-9]+$', md5(c.slug))::integer as number
    from courses.courses as c where c.state = 'published'
  `.execute(db)
  await addChosen(tx, now)
  await addCrowd(tx, now, eagerness)
  await sql`
    create temporary table crowd_steps on commit drop as
    select l.course_id, l.id as lesson_id, step,
      row_number() over (partition by l.course_id order by s.position, l.position, step)::integer as number
    from courses.lessons as l
    join courses.sections as s on s.id = l.section_id
    cross join lateral generate_series(1, l.steps) as step
    where l.is_published
  `.execute(db)
  await sql`create index on crowd_steps (course_id, number)`.execute(db)
  await sql`analyze crowd_steps`.execute(db)
  await sql`
    insert into courses.steps (enrolment_id, lesson_id, step, at)
    select e.id, done.lesson_id, done.step,
      date_trunc('milliseconds', e.enrolled_at + (e.seen_at - e.enrolled_at) * done.number / e.distinct_steps)
    from courses.enrolments as e
    join crowd_steps as done on done.course_id = e.course_id and done.number <= e.distinct_steps
  `.execute(db)
  await sql`
    update courses.enrolments as e
    set last_lesson_id = stopped.lesson_id,
      first_opened_at = case when e.distinct_steps > 0 then e.enrolled_at end
    from crowd_steps as stopped
    where stopped.course_id = e.course_id and stopped.number = greatest(e.distinct_steps, 1)
  `.execute(db)
  await sql`
    insert into courses.learning_days (person_id, day)
    select distinct e.person_id, (t.at at time zone 'Asia/Tehran')::date
    from courses.steps as t join courses.enrolments as e on e.id = t.enrolment_id
  `.execute(db)
  for (const { handle, row } of chosen)
    await sql`
      insert into courses.learning_days (person_id, day)
      select id, (${now}::timestamptz at time zone 'Asia/Tehran')::date - ago
      from identity.people cross join generate_series(0, ${row - 1}::integer) as ago
      where handle = ${handle}
      on conflict do nothing
    `.execute(db)
}

const columns = sql`
  id, course_id, person_id, state, source, enrolled_at, completed_at, distinct_steps, seen_at
`

/** Enrols the learners whose accounts the start prints: always in the same, longest courses, with the same progress. */
async function addChosen(tx: Tx, now: Date): Promise<void> {
  for (const [place, { handle, shares, goal }] of chosen.entries()) {
    await sql`
      insert into courses.weekly_goals (person_id, days, changed_at)
      select id, ${goal}, ${now} from identity.people where handle = ${handle}
    `.execute(demoCourses(tx))
    await sql`
      insert into courses.enrolments (${columns})
      select ${idFrom(sql`'chosen ' || p.id || c.id`)}, c.id, p.id,
        case when share.percent = 100 then 'completed' else 'active' end, 'self',
        began.at, case when share.percent = 100 then began.at + interval '20 days' end,
        round(c.steps * share.percent / 100.0),
        -- They still learn what they have not completed.
        case when share.percent = 100 then began.at + interval '20 days'
          else date_trunc('milliseconds', ${now}::timestamptz - share.place * interval '40 minutes') end
      from identity.people as p
      cross join unnest(${[...shares]}::integer[]) with ordinality as share (percent, place)
      join (
        select id, steps, row_number() over (order by steps desc, id) as place from crowd_numbers
      ) as c on c.place = share.place + ${place}::integer
      cross join lateral (
        select date_trunc('milliseconds', ${now}::timestamptz - interval '22 days' - share.place * interval '7 days') as at
      ) as began
      where p.handle = ${handle}
    `.execute(demoCourses(tx))
  }
}

/** Enrols each other learner in a few courses; the first courses of the list are chosen more often. */
async function addCrowd(tx: Tx, now: Date, { courses, completed, power }: Eagerness): Promise<void> {
  await sql`
    insert into courses.enrolments (${columns})
    select ${idFrom(sql`'enrolment ' || p.id || c.id`)}, c.id, p.id,
      case when how.done >= c.steps then 'completed' else 'active' end, 'self',
      began.at, case when how.done >= c.steps then how.seen end, how.done, how.seen
    from identity.people as p
    join identity.fact_sign_ups as joined on joined.person_id = p.id
    cross join generate_series(1, ${courses}::integer) as wish
    cross join (select count(*) as count from crowd_numbers) as many
    join crowd_numbers as c
      on c.number = 1 + floor(power(${draw(sql`'course' || p.id || wish`)}, 1.4) * many.count)
    cross join lateral (
      select date_trunc('milliseconds', since + (${now}::timestamptz - since) * ${draw(sql`'began' || p.id || wish`)}) as at
      from greatest(joined.at, c.published_at) as since
    ) as began
    cross join lateral (
      select
        case when ${draw(sql`'whole' || p.id || wish`)} < ${completed} then c.steps
          else floor(c.steps * power(${draw(sql`'share' || p.id || wish`)}, ${power}::integer)) end::integer as done,
        date_trunc('milliseconds', began.at + (${now}::timestamptz - began.at) * ${draw(sql`'seen' || p.id || wish`)}) as seen
    ) as how
    where p.roles = array['user'] and not p.has_left
      and (p.handle is null or p.handle not in (${sql.join(chosen.map(({ handle }) => handle))}))
      and wish <= 1 + floor(${draw(sql`'wishes' || p.id`)} * ${draw(sql`'more' || p.id`)} * ${courses})
    on conflict do nothing
  `.execute(demoCourses(tx))
}
