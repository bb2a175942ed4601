import { addJalaliMonths, isoDayOf, jalaliOf } from '@arvand/persian/jalali'
import { dayAt, instantAt } from '@arvand/persian/zone'
import { sql } from 'kysely'
import { namesOf } from '#modules/identity'
import { balanceOf, heldCreditOf } from '#modules/wallet'
import type { Db } from '#platform/database'
import type { CommerceParts } from '../parts.ts'
import { readSettings } from '../settings.ts'
import { commerce } from '../tables.ts'
import { readWithdrawable } from './ask-withdrawal.ts'
import { underWayOf, withdrawalReply } from './withdrawal-queries.ts'
import { whyNotWithdraw } from './withdrawal-rule.ts'

/** What somebody has earned by teaching, and what of it may leave. */
export async function showIncome({ db, clock }: Pick<CommerceParts, 'db' | 'clock'>, personId: string) {
  const [money, held, receivable, settings, underWay, names] = await Promise.all([
    readWithdrawable(db, personId),
    heldCreditOf(db, { kind: 'person', ownerId: personId }),
    balanceOf(db, { kind: 'receivable', ownerId: personId }),
    readSettings(db),
    underWayOf(db, personId),
    namesOf(db, [personId]),
  ])
  const [months, items] = await Promise.all([
    earnedByMonth(db, personId, clock.now()),
    bestItems(db, personId),
  ])
  const { least_withdrawal: leastWithdrawal } = settings
  return {
    withdrawable: money.withdrawable,
    held,
    owed: -receivable.balance,
    earned: money.earned,
    withdrawn: money.withdrawn,
    leastWithdrawal,
    whyNotWithdraw: whyNotWithdraw(money.withdrawable, leastWithdrawal, underWay !== undefined),
    underWay: underWay ? withdrawalReply(underWay) : null,
    name: names.get(personId) ?? '',
    months,
    items,
  }
}

const monthsShown = 12

/** The last twelve Jalali months, the oldest first, without what went back. */
async function earnedByMonth(db: Db, personId: string, now: Date) {
  const { year, month } = jalaliOf(dayAt(now))
  const first = addJalaliMonths({ year, month, day: 1 }, 1 - monthsShown)
  const { rows } = await sql<{ day: string; amount: number; sold: number }>`
    select to_char(f.paid_at at time zone 'Asia/Tehran', 'YYYY-MM-DD') as day,
           sum(s.amount - s.refunded)::bigint as amount, sum(l.quantity)::int as sold
      from commerce.line_shares s
        join commerce.factor_lines l on l.id = s.line_id
        join commerce.factors f on f.id = l.factor_id
      where s.person_id = ${personId} and s.amount > 0 and f.paid_at >= ${instantAt(isoDayOf(first))}
      group by 1`.execute(commerce(db))
  return Array.from({ length: monthsShown }, (_, at) => {
    const one = addJalaliMonths(first, at)
    const own = rows.filter(({ day }) => {
      const { year: ofYear, month: ofMonth } = jalaliOf(day)
      return ofYear === one.year && ofMonth === one.month
    })
    const sum = (of: 'amount' | 'sold') => own.reduce((all, row) => all + Number(row[of]), 0)
    return { year: one.year, month: one.month, amount: sum('amount'), sold: sum('sold') }
  })
}

const itemsShown = 10

/** What earned most so far. */
async function bestItems(db: Db, personId: string) {
  const { rows } = await sql<{ itemId: string; title: string; sold: number; amount: number }>`
    select l.item_id as "itemId", max(l.title) as title, sum(l.quantity)::int as sold,
           sum(s.amount - s.refunded)::bigint as amount
      from commerce.line_shares s
        join commerce.factor_lines l on l.id = s.line_id
        join commerce.factors f on f.id = l.factor_id
      where s.person_id = ${personId} and s.amount > 0 and f.paid_at is not null
      group by l.item_id
      order by sum(s.amount - s.refunded) desc, l.item_id
      limit ${itemsShown}`.execute(commerce(db))
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }))
}
