import { addCalendarMonths, calendarDayOf, isoDayOfCalendar } from '@arvand/persian/calendar'
import { dayAt, instantAt } from '@arvand/persian/zone'
import { sql } from 'kysely'
import { namesOf } from '#modules/identity'
import { balanceOf } from '#modules/wallet'
import type { Db } from '#platform/database'
import { asc, desc, keysetSql, pageOf, readCursor } from '#platform/keyset'
import type { CommerceDeps } from '../deps.ts'
import { readSettings } from '../settings.ts'
import { commerce } from '../tables.ts'
import { readWithdrawable } from './ask-withdrawal.ts'
import { inProgressOf, withdrawalReply } from './withdrawal-queries.ts'
import { whyNotWithdraw } from './withdrawal-rule.ts'

/** What a person has earned by teaching, and how much of it can be withdrawn. */
export async function showIncome(
  { db, clock }: Pick<CommerceDeps, 'db' | 'clock'>,
  personId: string,
  cursor?: string,
) {
  const [money, receivable, settings, underWay, names] = await Promise.all([
    readWithdrawable(db, personId),
    balanceOf(db, { kind: 'receivable', ownerId: personId }),
    readSettings(db),
    inProgressOf(db, personId),
    namesOf(db, [personId]),
  ])
  const [months, best] = await Promise.all([
    earnedByMonth(db, personId, clock.now()),
    bestItems(db, personId, cursor),
  ])
  const { leastWithdrawal } = settings
  return {
    withdrawable: money.withdrawable,
    held: money.held,
    owed: -receivable.balance,
    earned: money.earned,
    withdrawn: money.withdrawn,
    leastWithdrawal,
    whyNotWithdraw: whyNotWithdraw(money.withdrawable, leastWithdrawal, underWay !== undefined),
    underWay: underWay ? withdrawalReply(underWay) : null,
    name: names.get(personId) ?? '',
    months,
    ...best,
  }
}

const monthsShown = 12

/** What was earned in each of the last twelve months of the locale's calendar, the oldest first, less refunds. */
async function earnedByMonth(db: Db, personId: string, now: Date) {
  const { year, month } = calendarDayOf(dayAt(now))
  const first = addCalendarMonths({ year, month, day: 1 }, 1 - monthsShown)
  const { rows } = await sql<{ day: string; amount: number; sold: number }>`
    select to_char(f.paid_at at time zone 'Asia/Tehran', 'YYYY-MM-DD') as day,
           sum(s.amount - s.refunded)::bigint as amount, sum(l.quantity)::int as sold
      from commerce.line_shares s
        join commerce.factor_lines l on l.id = s.line_id
        join commerce.factors f on f.id = l.factor_id
      where s.person_id = ${personId} and s.amount > 0 and f.paid_at >= ${instantAt(isoDayOfCalendar(first))}
      group by 1`.execute(commerce(db))
  return Array.from({ length: monthsShown }, (_, at) => {
    const one = addCalendarMonths(first, at)
    const own = rows.filter(({ day }) => {
      const { year: ofYear, month: ofMonth } = calendarDayOf(day)
      return ofYear === one.year && ofMonth === one.month
    })
    const sum = (of: 'amount' | 'sold') => own.reduce((all, row) => all + Number(row[of]), 0)
    return { year: one.year, month: one.month, amount: sum('amount'), sold: sum('sold') }
  })
}

interface BestItem {
  readonly itemId: string
  readonly title: string
  readonly sold: number
  readonly amount: number
}

const earned = sql<number>`sum(s.amount - s.refunded)::bigint`

/** The items by what they have earned so far, the most first. */
async function bestItems(db: Db, personId: string, cursor?: string) {
  const columns = [desc(earned, 'integer'), asc('l.item_id')]
  const { key, where, order, limit } = keysetSql(columns, readCursor(columns, cursor))
  const { rows } = await sql<BestItem & { keyset: unknown[] }>`
    select l.item_id as "itemId", max(l.title) as title, sum(l.quantity)::int as sold,
           ${earned} as amount, ${key} as keyset
      from commerce.line_shares s
        join commerce.factor_lines l on l.id = s.line_id
        join commerce.factors f on f.id = l.factor_id
      where s.person_id = ${personId} and s.amount > 0 and f.paid_at is not null
      group by l.item_id
      having ${where}
      order by ${order}
      limit ${limit}`.execute(commerce(db))
  return pageOf<BestItem>(rows)
}
