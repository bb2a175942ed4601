import { type listRetained as people, retentionMonths } from '@arvand/contracts/analysis/retention'
import type { Input } from '@arvand/contracts/endpoint'
import { dayAt, instantAt } from '@arvand/persian/zone'
import { sql } from 'kysely'
import type { Clock } from '#platform/clock'
import type { Span } from '#platform/comparison'
import type { Db } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { instantsOf } from '#platform/period-figures'
import { wholeList } from '#platform/whole-list'
import { analysis } from '../tables.ts'
import { dayAfter, monthAfter, monthsUpTo } from './months.ts'

interface Counted {
  readonly place: number
  readonly later: number
  readonly people: number
}

/** People by the month in which they joined, and how many of them learned in each month since. */
export async function showRetention(db: Db, clock: Clock) {
  const months = monthsUpTo(dayAt(clock.now()), retentionMonths)
  const { joined, learned } = await readRetention(db, months)
  const items = months.map(({ start, end }, place) => ({
    from: start,
    to: end,
    joined: joined.get(place) ?? 0,
    learned: Array.from(
      { length: months.length - place },
      (_, later) => learned.get(`${place} ${later}`) ?? 0,
    ),
  }))
  return wholeList(items)
}

const valuesOf = (months: readonly Span[]) =>
  sql.join(
    months.map(
      (month, place) =>
        sql`(${place}::int, ${month.start}::date, ${dayAfter(month)}::date,
          ${instantAt(month.start)}::timestamptz, ${instantAt(dayAfter(month))}::timestamptz)`,
    ),
  )

async function readRetention(db: Db, months: readonly Span[]) {
  const { rows } = await sql<Counted>`
    with month (place, first, next, since, until) as materialized (values ${valuesOf(months)}),
    joined as materialized (
      select month.place, s.person_id
      from month join identity.fact_sign_ups as s on s.at >= month.since and s.at < month.until
    )
    select place, -1 as later, count(*)::int as people from joined group by place
    union all
    select joined.place, month.place - joined.place, count(distinct joined.person_id)::int
    from joined
    join courses.fact_learning_days as d on d.person_id = joined.person_id
    join month on d.day >= month.first and d.day < month.next and month.place >= joined.place
    group by 1, 2`.execute(analysis(db))
  return {
    joined: new Map(rows.filter(({ later }) => later < 0).map(({ place, people }) => [place, people])),
    learned: new Map(rows.map(({ place, later, people }) => [`${place} ${later}`, people])),
  }
}

/** Who of those who joined in a month learned so many months later; an index by time of joining stands behind it. */
export async function listRetained(db: Db, { month, later, cursor }: Input<typeof people>) {
  const [joined, learned] = [monthAfter(month, 0), monthAfter(month, later)]
  const { from, until } = instantsOf(joined)
  const rows = analysis(db)
    .selectFrom('identity.fact_sign_ups as s')
    .innerJoin('identity.people as p', 'p.id', 's.person_id')
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('courses.fact_learning_days as d')
          .select((count) => count.fn.countAll<number>().as('days'))
          .whereRef('d.person_id', '=', 's.person_id')
          .where('d.day', '>=', learned.start)
          .where('d.day', '<=', learned.end)
          .as('learned'),
      (on) => on.onTrue(),
    )
    .select(['s.person_id as personId', 'p.name', 's.at as joinedAt', 'learned.days'])
    .where('s.at', '>=', from)
    .where('s.at', '<', until)
    .where('learned.days', '>', 0)
  const page = await keysetPage(rows, newestFirst('s.at', 's.person_id'), cursor)
  return {
    ...page,
    items: page.items.map((row) => ({ ...row, days: Number(row.days) })),
    joined: { from: joined.start, to: joined.end },
    learned: { from: learned.start, to: learned.end },
  }
}
