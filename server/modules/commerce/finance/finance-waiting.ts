import { sql } from 'kysely'
import type { Db } from '#platform/database'
import type { Attention } from '#plugs/attention'
import { commerce } from '../tables.ts'

export interface Waiting {
  readonly refunds: number
  readonly partsInDoubt: number
  readonly withdrawals: number
  readonly toTransfer: number
  readonly payments: number
}

/** How much waits for a manager of finance. Each count has an index of its own. */
export async function countWaiting(db: Db): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select
      (select count(*)::int from commerce.refunds where state = 'requested') as refunds,
      (select count(*)::int from commerce.refund_parts where state = 'inDoubt') as "partsInDoubt",
      (select count(*)::int from commerce.withdrawals where state = 'requested') as withdrawals,
      (select count(*)::int from commerce.withdrawals where state = 'approved') as "toTransfer",
      (select count(*)::int from commerce.payments where state = 'verifying') as payments`.execute(
    commerce(db),
  )
  return rows[0] ?? { refunds: 0, partsInDoubt: 0, withdrawals: 0, toTransfer: 0, payments: 0 }
}

/** Shows managers of finance what waits for them. */
export const financeWaiting = (db: Db): Attention => ({
  ofManager: {
    scope: 'finance',
    async items() {
      const waiting = await countWaiting(db)
      const item = (what: keyof Waiting, title: string, link: string) => ({
        code: `commerce.${what}-waiting`,
        title,
        count: waiting[what],
        link,
      })
      return [
        item('refunds', 'بازپرداخت‌های در انتظار تصمیم شما', '/manage/finance/refunds?state=requested'),
        item('partsInDoubt', 'بازپرداخت‌هایی که بانک پاسخی نداد', '/manage/finance/refunds?state=inDoubt'),
        item('withdrawals', 'برداشت‌های در انتظار بررسی', '/manage/finance/withdrawals?state=requested'),
        item('toTransfer', 'برداشت‌هایی که باید واریز شود', '/manage/finance/withdrawals?state=approved'),
      ]
    },
  },
})
