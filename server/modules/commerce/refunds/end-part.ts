import { z } from 'zod'
import { leaveNotice } from '#modules/notices'
import { type AccountName, lockAccountsOf, post } from '#modules/wallet'
import { type Tx, transaction } from '#platform/database'
import { jobKind } from '#platform/jobs'
import type { CommerceDeps } from '../deps.ts'
import { findFactors, lockFactor } from '../factors/factor-queries.ts'
import { commerce } from '../tables.ts'
import { titleOf } from '../title-of.ts'
import { refundNoticeTypes } from './refund-notice-types.ts'
import { findRefund, partsOf, type RefundPart } from './refund-queries.ts'

/** How a bank's part of a refund ended. */
export type Ending =
  | {
      readonly state: 'done'
      readonly way: 'reverse' | 'refund' | null
      readonly bankRefundId: string | null
    }
  | { readonly state: 'toWallet' }
  | { readonly state: 'inDoubt' }

type Deps = Pick<CommerceDeps, 'db' | 'clock' | 'jobs'>

/** Job that the transaction leaves which completes a refund: it notifies the buyer after the commit. */
export const notifyRefund = jobKind('commerce.tell-of-refund', z.strictObject({ refundId: z.uuid() }), {
  retries: 10,
})

/** Books how a bank's part ended, once: only while the part is in one of the states of `from`. */
export function endPart(
  deps: Deps,
  partId: string,
  ending: Ending,
  from: readonly RefundPart['state'][] = ['waiting', 'asking'],
): Promise<boolean> {
  return transaction(deps.db, (tx) => endPartIn(deps, tx, partId, ending, from))
}

/** The same inside a transaction, for a manager who settles a part in doubt. */
export async function endPartIn(
  deps: Deps,
  tx: Tx,
  partId: string,
  ending: Ending,
  from: readonly RefundPart['state'][],
): Promise<boolean> {
  const locked = await lockPart(tx, partId)
  if (!locked || !from.includes(locked.state)) return false
  const now = deps.clock.now()
  await commerce(tx)
    .updateTable('commerce.refund_parts')
    .set({
      state: ending.state,
      try_at: null,
      done_at: ending.state === 'inDoubt' ? null : now,
      ...(ending.state === 'done' && ending.way ? { way: ending.way } : {}),
      ...(ending.state === 'done' ? { bank_refund_id: ending.bankRefundId } : {}),
    })
    .where('id', '=', partId)
    .execute()
  if (ending.state === 'inDoubt') return true
  await move(deps, tx, locked, ending)
  await endRefund(deps, tx, locked.refund_id)
  return true
}

/** Locks the factor before the part, as everywhere in commerce. */
async function lockPart(tx: Tx, partId: string) {
  const found = await commerce(tx)
    .selectFrom('commerce.refund_parts as p')
    .innerJoin('commerce.refunds as r', 'r.id', 'p.refund_id')
    .innerJoin('commerce.factors as f', 'f.id', 'r.factor_id')
    .innerJoin('commerce.payments as pay', 'pay.id', 'p.payment_id')
    .select(['r.factor_id', 'f.person_id', 'pay.gateway', 'pay.id as payment_id'])
    .where('p.id', '=', partId)
    .executeTakeFirst()
  if (!found) return null
  await lockFactor(tx, found.factor_id)
  const part = await commerce(tx)
    .selectFrom('commerce.refund_parts')
    .selectAll()
    .where('id', '=', partId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return { ...part, ...found }
}

type LockedPart = NonNullable<Awaited<ReturnType<typeof lockPart>>>

/** Moves the part out of `payouts`: to the bank, which has paid it, or into the buyer's wallet instead. */
async function move(
  { clock }: Deps,
  tx: Tx,
  { id, amount, factor_id, person_id, gateway, payment_id }: LockedPart,
  ending: Exclude<Ending, { state: 'inDoubt' }>,
): Promise<void> {
  const [factor] = await findFactors(tx, [factor_id])
  const about = { title: factor ? titleOf(factor) : null, factorId: factor_id }
  const payouts = { account: { kind: 'system', name: 'payouts' }, amount: -amount } as const
  const payer: AccountName = { kind: 'person', ownerId: person_id }
  if (ending.state === 'toWallet') {
    await lockAccountsOf(tx, [payer])
    const entries = [payouts, { account: payer, amount }] as const
    await post(tx, clock, { cause: `refund-part ${id} to the wallet`, kind: 'refund', about, entries })
    return
  }
  const bank: AccountName = { kind: 'system', name: `bank:${gateway}` }
  const entries = [payouts, { account: bank, amount }]
  await post(tx, clock, { cause: `refund-part ${id} at the bank`, kind: 'refund', about, entries })
  await commerce(tx)
    .updateTable('commerce.payments')
    .set((eb) => ({
      refunded: eb('refunded', '+', amount),
      ...(ending.way === 'reverse' ? { state: 'reversed' as const } : {}),
    }))
    .where('id', '=', payment_id)
    .execute()
}

/** Completes the refund when all of its parts have ended. */
async function endRefund({ clock, jobs }: Deps, tx: Tx, refundId: string): Promise<void> {
  const parts = await partsOf(tx, [refundId])
  if (parts.some(({ state }) => state !== 'done' && state !== 'toWallet')) return
  await commerce(tx)
    .updateTable('commerce.refunds')
    .set({ state: 'paid', paid_at: clock.now() })
    .where('id', '=', refundId)
    .execute()
  await jobs.leave(tx, notifyRefund, { refundId })
}

/** Notifies the buyer that the money is back, and where; once, however often it is called. */
export async function sendRefundNotice({ db, clock, jobs }: Deps, refundId: string): Promise<void> {
  const refund = await findRefund(db, refundId)
  const [factor] = refund ? await findFactors(db, [refund.factor_id]) : []
  if (!refund || !factor || refund.state !== 'paid') return
  const parts = await partsOf(db, [refundId])
  const sum = (wanted: (part: RefundPart) => boolean) =>
    parts.reduce((all, part) => all + (wanted(part) ? part.amount : 0), 0)
  await transaction(db, (tx) =>
    leaveNotice(jobs, tx, clock, {
      personId: factor.person_id,
      kind: refundNoticeTypes.refundPaid,
      about: {
        factorId: factor.id,
        title: titleOf(factor),
        amount: refund.amount,
        toBank: sum(({ kind, state }) => kind === 'gateway' && state === 'done'),
        insteadOfBank: sum(({ state }) => state === 'toWallet'),
      },
      cause: `refund ${refundId} paid`,
    }),
  )
}
