import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { commerce } from '../tables.ts'

export interface Period {
  readonly from: Date
  readonly until: Date
}

export interface StatementRow {
  readonly title: string
  readonly sold: number
  /** What buyers paid, with tax. */
  readonly gross: number
  readonly tax: number
  readonly share: number
  /** The part of shares that went back in the period, of earlier sales too. */
  readonly refunded: number
}

interface ItemRow extends StatementRow {
  /** Shares of earlier periods, less what had gone back of them. */
  readonly opening: number
}

/** What a seller earned, returned and withdrew in a period, between the balance before and after it. */
export async function statementOf(db: Db, personId: string, period: Period) {
  const [items, before, withdrawals] = await Promise.all([
    itemsOf(db, personId, period),
    withdrawnBefore(db, personId, period.from),
    withdrawalsIn(db, personId, period),
  ])
  const sum = (of: 'opening' | 'share' | 'refunded') => items.reduce((all, row) => all + row[of], 0)
  const opening = sum('opening') - before
  const withdrawn = withdrawals.reduce((all, { amount }) => all + amount, 0)
  const [earned, refunded] = [sum('share'), sum('refunded')]
  return {
    rows: items.filter(({ sold, refunded: back }) => sold > 0 || back > 0),
    withdrawals,
    opening,
    earned,
    refunded,
    withdrawn,
    closing: opening + earned - refunded - withdrawn,
  }
}

/** Refunds of a line are booked as whole toman of all that was refunded so far, as `splitLine` does. */
const returned = (refunded: 'before' | 'after') =>
  sql`case when ${sql.ref(refunded)} = total then amount
        else div((amount / 10)::numeric * ${sql.ref(refunded)}, total) * 10 end`

const refundedUntil = (until: Date) =>
  sql`coalesce((select sum(p.amount) from commerce.refund_lines p join commerce.refunds r on r.id = p.refund_id
        where p.line_id = l.id and r.state in ('paying', 'paid') and r.decided_at < ${until}), 0)`

async function itemsOf(db: Db, personId: string, { from, until }: Period): Promise<ItemRow[]> {
  const { rows } = await sql<Record<keyof ItemRow, string>>`
    with lines as (
      select l.item_id, l.title, l.quantity, l.total, l.tax, s.amount, f.paid_at >= ${from} as fresh,
             ${refundedUntil(from)} as before, ${refundedUntil(until)} as after
        from commerce.line_shares s
          join commerce.factor_lines l on l.id = s.line_id
          join commerce.factors f on f.id = l.factor_id
        where s.person_id = ${personId} and s.amount > 0 and f.paid_at < ${until}
    ), booked as (select *, ${returned('before')} as back_before, ${returned('after')} as back_after from lines)
    select max(title) as title,
           coalesce(sum(quantity) filter (where fresh), 0) as sold,
           coalesce(sum(total) filter (where fresh), 0) as gross,
           coalesce(sum(tax) filter (where fresh), 0) as tax,
           coalesce(sum(amount) filter (where fresh), 0) as share,
           sum(back_after - back_before) as refunded,
           coalesce(sum(amount) filter (where not fresh), 0) - sum(back_before) as opening
      from booked group by item_id order by 5 desc, 1, item_id`.execute(commerce(db))
  return rows.map(({ title, ...figures }) => ({
    title,
    sold: Number(figures.sold),
    gross: Number(figures.gross),
    tax: Number(figures.tax),
    share: Number(figures.share),
    refunded: Number(figures.refunded),
    opening: Number(figures.opening),
  }))
}

const paidWithdrawals = (db: Db, personId: string) =>
  commerce(db)
    .selectFrom('commerce.withdrawals')
    .where('person_id', '=', personId)
    .where('state', '=', 'paid')

async function withdrawnBefore(db: Db, personId: string, from: Date): Promise<number> {
  const { amount } = await paidWithdrawals(db, personId)
    .where('paid_at', '<', from)
    .select(({ fn }) => fn.sum<string | null>('amount').as('amount'))
    .executeTakeFirstOrThrow()
  return Number(amount ?? 0)
}

const withdrawalsIn = (db: Db, personId: string, { from, until }: Period) =>
  paidWithdrawals(db, personId)
    .where('paid_at', '>=', from)
    .where('paid_at', '<', until)
    .select(['amount', 'paid_at as paidAt', 'reference', 'sheba'])
    .orderBy('paid_at')
    .execute()
