import { leaveNotice } from '#modules/notices'
import { type AccountName, holdsOf, lockAccountsOf, post } from '#modules/wallet'
import type { Verdict } from '#platform/bank'
import { type Tx, transaction } from '#platform/database'
import type { CommerceDeps } from '../deps.ts'
import { type Factor, lockFactor } from '../factors/factor-queries.ts'
import { lockBuyer } from '../factors/lock-buyer.ts'
import { reserveAgain } from '../factors/places.ts'
import { isStillForSale } from '../factors/still-for-sale.ts'
import { hasStopped } from '../gift-cards/find-gift-card.ts'
import { lockMoney, type Money } from '../paying/money.ts'
import { payUp } from '../paying/pay-up.ts'
import type { Source } from '../paying/source.ts'
import { commerce } from '../tables.ts'
import { titleOf } from '../title-of.ts'
import { notifyPaymentKind } from './notify-payment.ts'
import { isOpen } from './payment.ts'
import { type LateReason, paymentNoticeTypes } from './payment-notice-types.ts'
import { findParts, findPayment, lockPayment, type Payment } from './payment-queries.ts'
import { heldCause, heldParts, markReleased, releaseParts } from './release-parts.ts'

type Deps = Pick<CommerceDeps, 'db' | 'clock' | 'jobs' | 'sellables' | 'secret'>
type Paid = Extract<Verdict, { outcome: 'paid' }>

/**
 * Books the money of a bank, once: into the wallet, and from there into its factor where that can still be paid. It is
 * one transaction, so a process that is killed in between has booked nothing, and the next try books all of it.
 * `isAway`: the scheduled job or a manager has asked the bank, so the payer is not waiting on a page.
 */
export function creditPayment(deps: Deps, paymentId: string, verdict: Paid, isAway: boolean): Promise<void> {
  return transaction(deps.db, async (tx) => {
    const factorId = (await findPayment(tx, paymentId))?.factor_id ?? null
    const factor = factorId === null ? undefined : await lockFactor(tx, factorId)
    const payment = await lockPayment(tx, paymentId)
    if (!isOpen(payment)) return
    await lockBuyer(tx, payment.person_id)
    // Reserves places before it locks money: everywhere in commerce these locks come in this order.
    const isPayable = factor?.state === 'awaitingPayment'
    const noPlace = isPayable ? await reserveAgain(deps, tx, factor, deps.clock.now()) : null
    await lockAll(tx, payment, factor)
    await markSettled(deps, tx, payment, verdict)
    await intoWallet(deps, tx, payment, factor)
    await deps.jobs.leave(tx, notifyPaymentKind, { paymentId, isAway, isInDoubt: false })
    if (!factor) return
    const reason = noPlace ? 'not-for-sale' : await payFrom(deps, tx, payment, factor)
    if (!reason) return
    await releaseParts(tx, deps.clock, factor.id, { only: payment.id })
    await tellItStays(deps, tx, payment, factor, reason)
  })
}

/** Locks every account that may move, all at once and before the first of them moves. */
async function lockAll(tx: Tx, payment: Payment, factor: Factor | undefined): Promise<void> {
  if (factor) await lockMoney(tx, factor)
  else await lockAccountsOf(tx, [payer(payment)])
}

const payer = ({ person_id }: Payment): AccountName => ({ kind: 'person', ownerId: person_id })

async function markSettled({ clock }: Deps, tx: Tx, payment: Payment, verdict: Paid): Promise<void> {
  const now = clock.now()
  await commerce(tx)
    .updateTable('commerce.payments')
    .set({
      state: 'settled',
      failure: null,
      ref_id: verdict.refId,
      card_pan: verdict.cardPan,
      card_hash: verdict.cardHash,
      fee: verdict.fee,
      settled_at: now,
      ended_at: now,
      check_at: null,
    })
    .where('id', '=', payment.id)
    .execute()
}

async function intoWallet(
  { clock }: Deps,
  tx: Tx,
  payment: Payment,
  factor: Factor | undefined,
): Promise<void> {
  const { id, gateway, amount, factor_id } = payment
  await post(tx, clock, {
    cause: `payment ${id} settled`,
    kind: 'top-up',
    about: { title: factor ? titleOf(factor) : null, ...(factor_id === null ? {} : { factorId: factor_id }) },
    entries: [
      { account: { kind: 'system', name: `bank:${gateway}` }, amount: -amount },
      { account: payer(payment), amount },
    ],
  })
}

/** Pays the factor as it was planned when the bank was asked; says why not when it cannot be any more. */
async function payFrom(deps: Deps, tx: Tx, payment: Payment, factor: Factor): Promise<LateReason | null> {
  if (factor.state !== 'awaitingPayment') return reasonOf(factor)
  if (!(await isStillForSale(deps, tx, factor))) return 'not-for-sale'
  const burned = await burnedBeside(tx, payment)
  const cardIds = burned.flatMap(({ cardId }) => cardId ?? [])
  if (await hasStopped(tx, cardIds)) return 'card-stopped'
  const ofOthers = await heldByOthers(tx, payment, factor.id)
  if (!isThere(await lockMoney(tx, factor), ofOthers, burned, payment)) return 'too-little'
  // Frees what the factor's other tries hold, now that none of them is needed any more; what this payment holds is
  // spent from its own hold.
  await releaseParts(tx, deps.clock, factor.id, { besides: payment.id })
  const money = await lockMoney(tx, factor)
  const ofBank: Source = { kind: 'gateway', paymentId: payment.id, amount: payment.amount }
  await payUp(deps, tx, factor, [...burned, ofBank], { money })
  await markReleased(tx, deps.clock, payment.id)
  return null
}

/** What cards and wallet were to pay beside a payment, each with its hold if that has not ended. */
async function burnedBeside(
  tx: Tx,
  { id, person_id }: Payment,
): Promise<(Source & { readonly held: number })[]> {
  const parts = await findParts(tx, id)
  const holds = parts.length === 0 ? [] : await holdsOf(tx, heldCause(id))
  return parts.map(({ kind, card_id, amount }) => {
    const hold = holds.find(({ ownerId }) => ownerId === (card_id ?? person_id))
    return { kind, cardId: card_id, amount, holdId: hold?.holdId ?? null, held: hold?.amount ?? 0 }
  })
}

/** By owner, what other payments of the factor hold: it is free for this payment if that pays the factor. */
async function heldByOthers(tx: Tx, { id }: Payment, factorId: string): Promise<Map<string, number>> {
  const held = new Map<string, number>()
  const payments = new Set((await heldParts(tx, factorId).execute()).map(({ payment_id }) => payment_id))
  payments.delete(id)
  for (const paymentId of payments)
    for (const { ownerId, amount } of await holdsOf(tx, heldCause(paymentId)))
      if (ownerId !== null) held.set(ownerId, (held.get(ownerId) ?? 0) + amount)
  return held
}

/** Whether cards and wallet have what they were to pay, and the wallet what the bank has just brought. */
function isThere(
  money: Money,
  ofOthers: ReadonlyMap<string, number>,
  burned: readonly { cardId?: string | null; amount: number; held: number }[],
  { person_id, amount: ofBank }: Payment,
): boolean {
  const freeOf = (ownerId: string, available = 0) => available + (ofOthers.get(ownerId) ?? 0)
  const ofWallet = burned.reduce((sum, { cardId, amount, held }) => sum + (cardId ? 0 : amount - held), 0)
  return (
    freeOf(person_id, money.wallet.available) >= ofWallet + ofBank &&
    burned.every(
      ({ cardId, amount, held }) =>
        !cardId || freeOf(cardId, money.cards.get(cardId)?.available) + held >= amount,
    )
  )
}

function reasonOf({ state }: Factor): LateReason {
  if (state === 'expired' || state === 'cancelled') return state
  return 'paid'
}

async function tellItStays(
  { clock, jobs }: Deps,
  tx: Tx,
  { id, person_id, amount }: Payment,
  factor: Factor,
  reason: LateReason,
): Promise<void> {
  await leaveNotice(jobs, tx, clock, {
    personId: person_id,
    kind: paymentNoticeTypes.moneyInWallet,
    about: { title: titleOf(factor), amount, reason },
    cause: `payment ${id} stays in the wallet`,
  })
}
