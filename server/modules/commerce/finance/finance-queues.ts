import { tomanText } from '@arvand/persian/money'
import { sql } from 'kysely'
import { namesOf } from '#modules/identity'
import type { Db } from '#platform/database'
import { asc, type Keyed, keysetQuery } from '#platform/keyset'
import type { Queue } from '#plugs/queue'
import { commerce } from '../tables.ts'

interface Row extends Keyed {
  readonly id: string
  readonly person_id: string
  readonly amount: number
  readonly at: Date
  /** The refund whose part it is. */
  readonly refund_id?: string
}

/** What waits for a manager of finance, one by one; each kind has an index of its own. */
export const financeQueues = (db: Db): readonly Queue[] => [
  {
    code: 'commerce.payments-waiting',
    title: 'پرداخت نامشخص',
    async items(after, most) {
      const rows = commerce(db)
        .selectFrom('commerce.payments')
        .select(['id', 'person_id', 'amount', 'created_at as at'])
        .where('state', '=', sql.lit('verifying'))
      const order = [asc('created_at' as const, 'instant'), asc('id' as const)]
      const found = await keysetQuery(rows, order, after, most).execute()
      return queued(db, found, 'پرداخت', ({ id }) => `/manage/finance/payments?onlyId=${id}`)
    },
  },
  {
    code: 'commerce.partsInDoubt-waiting',
    title: 'بازپرداخت بی‌پاسخ بانک',
    async items(after, most) {
      const rows = commerce(db)
        .selectFrom('commerce.refund_parts as p')
        .innerJoin('commerce.refunds as r', 'r.id', 'p.refund_id')
        .innerJoin('commerce.factors as f', 'f.id', 'r.factor_id')
        .select(['p.id', 'p.refund_id', 'p.amount', 'r.asked_at as at', 'f.person_id'])
        .where('p.state', '=', sql.lit('inDoubt'))
      const order = [asc('r.asked_at' as const, 'instant'), asc('p.id' as const)]
      const found = await keysetQuery(rows, order, after, most).execute()
      return queued(db, found, 'بازپرداخت', ({ refund_id }) => `/manage/finance/refunds?onlyId=${refund_id}`)
    },
  },
  {
    code: 'commerce.refunds-waiting',
    title: 'درخواست بازپرداخت',
    async items(after, most) {
      const rows = commerce(db)
        .selectFrom('commerce.refunds as r')
        .innerJoin('commerce.factors as f', 'f.id', 'r.factor_id')
        .select(['r.id', 'r.amount', 'r.asked_at as at', 'f.person_id'])
        .where('r.state', '=', sql.lit('requested'))
      const order = [asc('r.asked_at' as const, 'instant'), asc('r.id' as const)]
      const found = await keysetQuery(rows, order, after, most).execute()
      return queued(db, found, 'بازپرداخت', ({ id }) => `/manage/finance/refunds?onlyId=${id}`)
    },
  },
  withdrawals(db, 'commerce.withdrawals-waiting', 'برداشت', 'requested'),
  withdrawals(db, 'commerce.toTransfer-waiting', 'برداشت آمادهٔ واریز', 'approved'),
]

const withdrawals = (db: Db, code: string, title: string, state: 'requested' | 'approved'): Queue => ({
  code,
  title,
  async items(after, most) {
    const rows = commerce(db)
      .selectFrom('commerce.withdrawals')
      .select(['id', 'person_id', 'amount', 'asked_at as at'])
      .where('state', '=', sql.lit(state))
    const order = [asc('asked_at' as const, 'instant'), asc('id' as const)]
    const found = await keysetQuery(rows, order, after, most).execute()
    return queued(db, found, 'برداشت', ({ id }) => `/manage/finance/withdrawals?onlyId=${id}`)
  },
})

/** Rows with the sum in their titles, and with the names of their people. */
async function queued(db: Db, rows: readonly Row[], noun: string, linkOf: (row: Row) => string) {
  const names = await namesOf(db, [...new Set(rows.map(({ person_id }) => person_id))])
  return rows.map((row) => ({
    ...{ keyset: row.keyset, id: row.id, at: row.at, link: linkOf(row) },
    ...{ title: `${noun} ${tomanText(row.amount)}`, person: names.get(row.person_id) ?? null },
  }))
}
