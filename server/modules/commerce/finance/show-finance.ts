import { addDays, daysBetween } from '@arvand/persian/days'
import { periodOf, previousPeriod } from '@arvand/persian/periods'
import { dayAt, instantAt } from '@arvand/persian/zone'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import type { CommerceDeps } from '../deps.ts'
import { commerce } from '../tables.ts'
import { countWaiting } from './finance-waiting.ts'

interface DaySums {
  readonly day: string
  readonly factors: number
  readonly sales: number
  readonly tax: number
  readonly earnings: number
  readonly refunds: number
}

const chartDays = 30

/** Recent sales and refunds, and what waits for a manager. */
export async function showFinance({ db, clock }: Pick<CommerceDeps, 'db' | 'clock'>) {
  const today = dayAt(clock.now())
  const month = periodOf('month', today)
  const before = previousPeriod(month)
  const chartStart = addDays(today, 1 - 2 * chartDays)
  const days = await sumsByDay(db, before.start < chartStart ? before.start : chartStart)
  const soFar = daysBetween(month.start, today)
  const sumOf = (from: string, to: string) => addUp(days.filter(({ day }) => day >= from && day <= to))
  const on = (day: string) => addUp(days.filter((one) => one.day === day))
  const sameDays = addDays(before.start, soFar)
  return {
    today: on(today),
    month: sumOf(month.start, today),
    before: sumOf(before.start, sameDays < month.start ? sameDays : addDays(month.start, -1)),
    days: Array.from({ length: chartDays }, (_, at) => {
      const day = addDays(today, at + 1 - chartDays)
      const { sales, refunds } = on(day)
      return { day, sales, refunds, before: on(addDays(day, -chartDays)).sales }
    }),
    waiting: await countWaiting(db),
  }
}

function addUp(days: readonly DaySums[]) {
  const sum = (of: Exclude<keyof DaySums, 'day'>) => days.reduce((all, day) => all + day[of], 0)
  return {
    factors: sum('factors'),
    sales: sum('sales'),
    tax: sum('tax'),
    earnings: sum('earnings'),
    refunds: sum('refunds'),
  }
}

/** Days since then on which something happened, in Tehran. Refunds count on the day that they were given. */
async function sumsByDay(db: Db, since: string): Promise<DaySums[]> {
  const from = instantAt(since)
  const { rows } = await sql<Record<keyof DaySums, string>>`
    select day, sum(factors)::int as factors, sum(sales)::bigint as sales, sum(tax)::bigint as tax,
           sum(earnings)::bigint as earnings, sum(refunds)::bigint as refunds
      from (
        select paid_at as at, 1 as factors, total as sales, tax, 0 as earnings, 0 as refunds
          from commerce.factors where paid_at >= ${from}
        union all
        select f.paid_at, 0, 0, 0, s.amount, 0
          from commerce.factors f
            join commerce.factor_lines l on l.factor_id = f.id
            join commerce.line_shares s on s.line_id = l.id
          where f.paid_at >= ${from}
        union all
        select decided_at, 0, 0, 0, 0, amount
          from commerce.refunds where decided_at >= ${from} and state in ('paying', 'paid')
      ) moved, lateral (select to_char(at at time zone 'Asia/Tehran', 'YYYY-MM-DD') as day) d
      group by day`.execute(commerce(db))
  return rows.map(({ day, factors, sales, tax, earnings, refunds }) => ({
    day,
    factors: Number(factors),
    sales: Number(sales),
    tax: Number(tax),
    earnings: Number(earnings),
    refunds: Number(refunds),
  }))
}
