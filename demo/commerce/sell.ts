import type { CartItem } from '@arvand/contracts/commerce'
import { placeFactor } from '#modules/commerce'
import { post } from '#modules/wallet'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { commerce, type Factor, payUp, titleOf } from '#testing/commerce'
import { atTime, daysFrom, type HistoryDeps } from './at-time.ts'

export interface Sale {
  readonly personId: string
  readonly items: readonly CartItem[]
  readonly at: Date
  readonly offCode?: string
  readonly buyerId?: string
}

const bank = 'sandbox'
const minuteOfDay = 1 / 1440

/** A purchase of that time, paid at the demo's bank three minutes later. */
export async function sell(given: HistoryDeps, tx: Tx, { at, personId, ...ask }: Sale): Promise<Factor> {
  // The buyer may be a learner of the course already, since this sale explains how they became one.
  const sellables = given.sellables.map((one) => ({ ...one, whyNotBuy: async () => new Map() }))
  const deps = { ...given, sellables }
  const factor = await placeFactor(atTime(deps, at), tx, personId, ask)
  const then = atTime(deps, daysFrom(at, 3 * minuteOfDay))
  const paymentId = await addPayment(tx, factor, then.clock.now())
  await post(tx, then.clock, {
    cause: `payment ${paymentId} settled`,
    kind: 'top-up',
    about: { title: titleOf(factor), factorId: factor.id },
    entries: [
      { account: { kind: 'system', name: `bank:${bank}` }, amount: -factor.total },
      { account: { kind: 'person', ownerId: personId }, amount: factor.total },
    ],
  })
  return payUp(then, tx, factor, [{ kind: 'gateway', paymentId, amount: factor.total }])
}

const cards = ['6037-99**-****-1842', '6219-86**-****-4407', '5022-29**-****-7311', '6104-33**-****-9025']

/** Inserts a payment that the bank has confirmed. */
async function addPayment(tx: Tx, { id: factor_id, person_id, total, created_at }: Factor, paidAt: Date) {
  const id = newId()
  await commerce(tx)
    .insertInto('commerce.payments')
    .values({
      ...paymentOf(id, person_id, factor_id, total, created_at),
      state: 'settled',
      ref_id: String(700_000_000 + (Math.floor(paidAt.getTime() / 1000) % 100_000_000)),
      card_pan: (cards[paidAt.getTime() % cards.length] ?? '').replaceAll('-', ''),
      fee: 0,
      returned_at: paidAt,
      settled_at: paidAt,
      ended_at: paidAt,
    })
    .execute()
  return id
}

/** The columns of a payment that waits at the bank. */
export const paymentOf = (id: string, personId: string, factorId: string, amount: number, at: Date) => ({
  id,
  person_id: personId,
  factor_id: factorId,
  gateway: bank,
  amount,
  state: 'atGateway' as const,
  authority: `S${id.replaceAll('-', '').toUpperCase()}`,
  redirect: `/sandbox-bank/${id}`,
  created_at: at,
  asked_at: at,
})
