import { addDays, daysBetween } from '@arvand/persian/days'
// not of the locale: the answer has each day in both calendars
import { toPersianDigits } from '@arvand/persian/digits'
// not of the locale: the answer has each day in both calendars
import { jalaliOf, jalaliText } from '@arvand/persian/jalali'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { analysis } from './tables.ts'

interface Span {
  /** ISO days, both included. */
  readonly from: string
  readonly to: string
}

interface DayFigure {
  readonly day: string
  readonly views: number
  readonly visitors: number
  readonly signUps: number
  readonly referralViews: number
}

/** Figures of every day of a span, also of days without views; today's views are counted live. */
export async function figuresOf(db: Db, span: Span) {
  const [found, pages, referrers] = await Promise.all([
    dayFigures(db, span),
    busiestPages(db, span),
    busiestReferrers(db, span),
  ])
  const byDay = new Map(found.map((figure) => [figure.day, figure]))
  const days = Array.from({ length: daysBetween(span.from, span.to) + 1 }, (_, at) => {
    const day = addDays(span.from, at)
    return { ...(byDay.get(day) ?? { ...none, day }), jalali: toPersianDigits(jalaliText(jalaliOf(day))) }
  })
  return { days, total: totalOf(days), pages, referrers }
}

const none = { views: 0, visitors: 0, signUps: 0, referralViews: 0 }

const totalOf = (days: readonly DayFigure[]) =>
  days.reduce(
    (total, day) => ({
      views: total.views + day.views,
      signUps: total.signUps + day.signUps,
      referralViews: total.referralViews + day.referralViews,
    }),
    { views: 0, signUps: 0, referralViews: 0 },
  )

async function dayFigures(db: Db, { from, to }: Span): Promise<DayFigure[]> {
  const { rows } = await sql<DayFigure>`
    select day, sum(views)::int as views, sum(visitors)::int as visitors,
      sum(sign_ups)::int as "signUps", sum(ref_views)::int as "referralViews"
    from (
      select day, views, visitors, 0 as sign_ups, 0 as ref_views
        from analysis.view_days where day between ${from} and ${to}
      union all
      select day, count(*), count(distinct visitor), 0, 0
        from analysis.page_views where day between ${from} and ${to} group by day
      union all
      select (at at time zone 'Asia/Tehran')::date, 0, 0, count(*), 0
        from identity.fact_sign_ups
        where at >= (${from}::date)::timestamp at time zone 'Asia/Tehran'
          and at < (${to}::date + 1)::timestamp at time zone 'Asia/Tehran'
        group by 1
      union all
      select day, 0, 0, 0, sum(views) from analysis.ref_view_days where day between ${from} and ${to} group by day
    ) as parts
    group by day`.execute(analysis(db))
  return rows
}

async function busiestPages(db: Db, { from, to }: Span) {
  const { rows } = await sql<{ path: string; views: number }>`
    select path, sum(views)::int as views from (
      select path, views from analysis.page_days where day between ${from} and ${to}
      union all
      select path, count(*) from analysis.page_views where day between ${from} and ${to} group by path
    ) as parts
    group by path order by 2 desc, 1 limit 10`.execute(analysis(db))
  return rows
}

async function busiestReferrers(db: Db, { from, to }: Span) {
  const { rows } = await sql<{ host: string; views: number }>`
    select host, sum(views)::int as views from (
      select host, views from analysis.referrer_days where day between ${from} and ${to}
      union all
      select referrer_host, count(*) from analysis.page_views
        where day between ${from} and ${to} and referrer_host is not null group by referrer_host
    ) as parts
    group by host order by 2 desc, 1 limit 10`.execute(analysis(db))
  return rows
}

/** A person's own code, how often its link was viewed, and how many people signed up by it. */
export async function referralOf(db: Db, personId: string) {
  return analysis(db)
    .selectFrom('identity.referral_codes as c')
    .select((eb) => [
      'c.code',
      eb.fn
        .coalesce(
          eb
            .selectFrom('analysis.ref_view_days as v')
            .select((of) => of.fn.sum<number>('v.views').as('views'))
            .whereRef('v.code', '=', 'c.code'),
          sql<number>`0`,
        )
        .as('views'),
      eb
        .selectFrom('identity.fact_sign_ups as s')
        .select((of) => of.fn.countAll<number>().as('sign_ups'))
        .whereRef('s.invited_by', '=', 'c.person_id')
        .as('sign_ups'),
    ])
    .where('c.person_id', '=', personId)
    .executeTakeFirstOrThrow()
}

/** The code of the person who invited this one; null if nobody did, or the inviter's account is gone. */
export async function creditedTo(db: Db, personId: string): Promise<string | null> {
  const row = await analysis(db)
    .selectFrom('identity.fact_sign_ups as s')
    .innerJoin('identity.referral_codes as c', 'c.person_id', 's.invited_by')
    .select('c.code')
    .where('s.person_id', '=', personId)
    .executeTakeFirst()
  return row?.code ?? null
}
