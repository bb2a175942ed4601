import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { wallet } from './tables.ts'

/** One thing that is wrong with the books. `id` is of a transaction, an account or a bucket. */
export interface LedgerFault {
  readonly what:
    | 'unbalanced'
    | 'oneLegged'
    | 'balance'
    | 'lastBalance'
    | 'gap'
    | 'held'
    | 'belowZero'
    | 'bucket'
    | 'total'
  readonly id: string
  readonly said: number
  readonly found: number
}

export interface LedgerCheck {
  readonly isSound: boolean
  readonly transactions: number
  readonly entries: number
  /** The sum of all accounts: zero when the books are right. */
  readonly total: number
  /** The first hundred. */
  readonly faults: LedgerFault[]
  /** What the accounts of each kind hold together; system accounts by name. */
  readonly kinds: LedgerKind[]
}

export interface LedgerKind {
  readonly kind: string
  readonly accounts: number
  readonly entries: number
  readonly value: number
  readonly held: number
}

const mostFaults = 100

/**
 * Checks the books: adds everything up anew, in one statement and so at one instant. Returns what is wrong, with ids.
 */
export async function checkLedger(db: Db): Promise<LedgerCheck> {
  const { rows } = await sql<{ proof: Omit<LedgerCheck, 'isSound'> }>`
    with legs as (
      select transaction_id, count(*) as legs, sum(amount) as total from wallet.entries group by transaction_id
    ), sums as (
      select account_id, count(*) as entries, sum(amount) as value, min(number) as first, max(number) as last
        from wallet.entries group by account_id
    ), held as (
      select account_id, sum(amount) as held from wallet.holds where state = 'open' group by account_id
    ), spent as (
      select bucket_id, sum(amount) as amount from wallet.spendings group by bucket_id
    ), expiring as (
      select account_id, sum(remaining) as remaining from wallet.buckets where remaining > 0 group by account_id
    ), books as (
      select a.*, coalesce(s.entries, 0) as counted, coalesce(s.value, 0) as value, s.first, s.last,
             coalesce(h.held, 0) as summed_held, last_one.balance_after, coalesce(x.remaining, 0) as in_buckets
        from wallet.accounts a
        left join sums s on s.account_id = a.id
        left join held h on h.account_id = a.id
        left join expiring x on x.account_id = a.id
        left join wallet.entries last_one on last_one.account_id = a.id and last_one.number = s.last
    ), faults as (
      select 'unbalanced' as what, l.transaction_id as id, 0::numeric as said, l.total::numeric as found
        from legs l where l.total <> 0
      union all
      select 'oneLegged', t.id, t.legs, coalesce(l.legs, 0)
        from wallet.transactions t left join legs l on l.transaction_id = t.id
        where coalesce(l.legs, 0) <> t.legs or t.legs < 2
      union all
      select 'balance', id, balance, value from books where kind <> 'system' and balance <> value
      union all
      select 'lastBalance', id, balance, coalesce(balance_after, 0)
        from books where kind <> 'system' and balance <> coalesce(balance_after, 0)
      union all
      select 'gap', id, entries, counted from books where kind <> 'system'
        and (entries <> counted or coalesce(last, 0) <> counted or coalesce(first, 1) <> 1)
      union all
      select 'held', id, held, summed_held from books where kind <> 'system' and held <> summed_held
      union all
      select 'belowZero', id, held, balance from books
        where kind in ('person', 'gift-card') and (balance < held or held < 0) or kind = 'receivable' and balance > 0
      union all
      select 'bucket', b.id, b.remaining, b.amount - coalesce(s.amount, 0)
        from wallet.buckets b left join spent s on s.bucket_id = b.id
        where b.remaining <> b.amount - coalesce(s.amount, 0)
      union all
      select 'bucket', id, expiring, in_buckets from books where kind <> 'system' and expiring <> in_buckets
      union all
      select 'bucket', id, expiring, balance from books where expiring > greatest(balance, 0)
      union all
      select 'total', '00000000-0000-0000-0000-000000000000', 0, sum(value) from books having sum(value) <> 0
    ), kinds as (
      select coalesce(name, kind) as kind, count(*) as accounts, sum(counted)::bigint as entries,
             sum(value)::bigint as value, sum(summed_held)::bigint as held
        from books group by coalesce(name, kind)
    )
    select jsonb_build_object(
      'transactions', (select count(*) from wallet.transactions),
      'entries', (select coalesce(sum(counted), 0) from books),
      'total', (select coalesce(sum(value), 0) from books),
      'faults', (select coalesce(jsonb_agg(f), '[]') from (select * from faults limit ${mostFaults}) f),
      'kinds', (select coalesce(jsonb_agg(k order by kind), '[]') from kinds k)
    ) as proof`.execute(wallet(db))
  const proof = rows[0]?.proof ?? { transactions: 0, entries: 0, total: 0, faults: [], kinds: [] }
  return { isSound: proof.faults.length === 0 && proof.total === 0, ...proof }
}
