import { addDays, weekdayOf } from '@arvand/persian/days'
import { dayAt } from '@arvand/persian/zone'
import { sql } from 'kysely'
import type { Clock } from '#platform/clock'
import { type Db, prepared } from '#platform/database'
import { courses } from '../tables.ts'

interface Deps {
  readonly db: Db
  readonly clock: Clock
}

/** A person's weekly goal, the days of this week on which they learned, and their days in a row; one query. */
export async function showGoal({ db, clock }: Deps, personId: string) {
  const today = dayAt(clock.now())
  const saturday = addDays(today, -weekdayOf(today))
  const [row] = await goalRows(db, { personId, saturday, today, yesterday: addDays(today, -1) })
  const learned = new Set(row?.learned)
  const week = Array.from({ length: 7 }, (_, at) => addDays(saturday, at))
  return {
    goal: row?.goal ?? null,
    today,
    week: week.map((day) => ({ day, learned: learned.has(day) })),
    streak: row?.streak ?? 0,
  }
}

/** Sets a person's weekly goal. */
export async function setGoal({ db, clock }: Deps, personId: string, goal: number) {
  const goalOfPerson = { days: goal, changed_at: clock.now() }
  await courses(db)
    .insertInto('courses.weekly_goals')
    .values({ person_id: personId, ...goalOfPerson })
    .onConflict((known) => known.column('person_id').doUpdateSet(goalOfPerson))
    .execute()
  return { goal }
}

interface GoalAsked {
  readonly personId: string
  readonly saturday: string
  readonly today: string
  readonly yesterday: string
}

interface GoalRow {
  readonly goal: number | null
  readonly learned: readonly string[]
  readonly streak: number
}

/** Days in a row: those whose place, counted from the newest day, is their distance from it. */
const goalRows = prepared(
  (_db, { personId, saturday, today, yesterday }: GoalAsked) => sql<GoalRow>`
    select
      (select days from courses.weekly_goals where person_id = ${personId}) as goal,
      array(
        select day::text from courses.learning_days
        where person_id = ${personId} and day between ${saturday} and ${today}
      ) as learned,
      (
        select count(*)::integer
        from (
          select day, row_number() over (order by day desc)::integer as place, max(day) over () as newest
          from courses.learning_days
          where person_id = ${personId} and day <= ${today}
        ) as own
        where newest >= ${yesterday} and day = newest - (place - 1)
      ) as streak`,
)
