import { addCalendarMonths, calendarDayOf, isoDayOfCalendar } from '@arvand/persian/calendar'
import { dayAt, instantAt, tehran } from '@arvand/persian/zone'
import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { commerce } from '../tables.ts'

/** The income from plans before tax, for each of the last twelve months of the locale's calendar. */
export async function incomeByMonth(db: Db, now: Date) {
  const first = { ...addCalendarMonths(calendarDayOf(dayAt(now)), -11), day: 1 }
  const days = await incomeByDay(db, instantAt(isoDayOfCalendar(first)))
  return Array.from({ length: 12 }, (_, at) => {
    const { year, month } = addCalendarMonths(first, at)
    const own = days.filter(({ date }) => date.year === year && date.month === month)
    const sum = (of: 'income' | 'refunded' | 'sold') => own.reduce((all, one) => all + one[of], 0)
    return { year, month, income: sum('income'), refunded: sum('refunded'), sold: sum('sold') }
  })
}

async function incomeByDay(db: Db, from: Date) {
  const rows = await commerce(db)
    .selectFrom('commerce.factor_lines as l')
    .innerJoin('commerce.factors as f', 'f.id', 'l.factor_id')
    .select(({ fn }) => [
      sql<string>`to_char(f.paid_at at time zone ${sql.lit(tehran)}, 'YYYY-MM-DD')`.as('day'),
      fn.sum<string>(sql`l.total - l.tax`).as('income'),
      fn.sum<string>('l.refunded').as('refunded'),
      fn.countAll<string>().as('sold'),
    ])
    .where('l.kind', '=', 'plan')
    .where('f.paid_at', '>=', from)
    .groupBy('day')
    .execute()
  return rows.map(({ day, income, refunded, sold }) => ({
    date: calendarDayOf(day),
    income: Number(income),
    refunded: Number(refunded),
    sold: Number(sold),
  }))
}
