import { sql } from 'kysely'
import { namesOf } from '#modules/identity'
import type { Db } from '#platform/database'
import type { Attention, ManagerAttentionItem } from '#plugs/attention'
import { commerce } from '../tables.ts'
import { financeQueues } from './finance-queues.ts'

type What = 'refunds' | 'partsInDoubt' | 'withdrawals' | 'toTransfer' | 'payments'

interface WaitingRow {
  readonly what: What
  readonly count: number
  readonly sum: string
  /** When the one that waits longest was asked for, and whose it is. */
  readonly at: Date
  readonly person_id: string
}

/** What waits for a manager of finance, one row for each kind that has something. Each has an index of its own. */
async function readWaiting(db: Db): Promise<readonly WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    with waiting as (
      select 'refunds' as what, r.amount, r.asked_at as at, f.person_id
        from commerce.refunds r join commerce.factors f on f.id = r.factor_id where r.state = 'requested'
      union all
      select 'partsInDoubt', p.amount, r.asked_at, f.person_id
        from commerce.refund_parts p join commerce.refunds r on r.id = p.refund_id
          join commerce.factors f on f.id = r.factor_id where p.state = 'inDoubt'
      union all
      select 'withdrawals', amount, asked_at, person_id from commerce.withdrawals where state = 'requested'
      union all
      select 'toTransfer', amount, asked_at, person_id from commerce.withdrawals where state = 'approved'
      union all
      select 'payments', amount, created_at, person_id from commerce.payments where state = 'verifying'
    )
    select what, count(*)::int as count, sum(amount)::bigint as sum, min(at) as at,
           (array_agg(person_id order by at))[1] as person_id
      from waiting group by what`.execute(commerce(db))
  return rows
}

const kinds: Readonly<Record<What, Pick<ManagerAttentionItem, 'title' | 'verb' | 'urgency' | 'link'>>> = {
  payments: {
    title: 'پرداخت نامشخص',
    verb: 'بررسی پرداخت‌ها',
    urgency: 'moneyInDoubt',
    link: '/manage/finance/payments',
  },
  partsInDoubt: {
    title: 'بازپرداخت بی‌پاسخ بانک',
    verb: 'بررسی بازپرداخت‌ها',
    urgency: 'moneyInDoubt',
    link: '/manage/finance/refunds?state=inDoubt',
  },
  refunds: {
    title: 'درخواست بازپرداخت',
    verb: 'بررسی درخواست‌ها',
    urgency: 'money',
    link: '/manage/finance/refunds?state=requested',
  },
  toTransfer: {
    title: 'برداشت آمادهٔ واریز',
    verb: 'واریز برداشت‌ها',
    urgency: 'money',
    link: '/manage/finance/withdrawals?state=approved',
  },
  withdrawals: {
    title: 'برداشت در انتظار بررسی',
    verb: 'بررسی برداشت‌ها',
    urgency: 'money',
    link: '/manage/finance/withdrawals?state=requested',
  },
}

/** Shows managers of finance what waits for them, the sum of it, and who waits longest. */
export const financeWaiting = (db: Db): Attention => ({
  ofManager: {
    scope: 'finance',
    uncounted: {
      code: 'commerce.payments-waiting',
      title: 'پرداخت‌ها، بازپرداخت‌ها و برداشت‌ها',
      link: '/manage/finance/payments',
      verb: 'بررسی پرداخت‌ها',
      urgency: 'moneyInDoubt',
    },
    queues: financeQueues(db),
    async items() {
      const rows = await readWaiting(db)
      const names = await namesOf(db, [...new Set(rows.map(({ person_id }) => person_id))])
      return rows.map(({ what, count, sum, at, person_id }) => ({
        code: `commerce.${what}-waiting`,
        ...kinds[what],
        ...(what === 'refunds' && count === 1 ? { verb: 'بررسی درخواست' } : {}),
        count,
        sum: Number(sum),
        oldest: { name: names.get(person_id) ?? null, at },
      }))
    },
  },
})
