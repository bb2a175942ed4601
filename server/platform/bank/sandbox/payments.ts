import { randomInt } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import { type Db, lens, transaction } from '../../database.ts'
import {
  type Choice,
  feeOf,
  paidAt,
  type SandboxPayment,
  stateOf,
  whyNotRefund,
  whyNotReverse,
  whyNotVerify,
} from './rules.ts'

const platform = lens<{ 'platform.sandbox_payments': SandboxPayment }>()
const table = 'platform.sandbox_payments'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const newAuthority = (): string =>
  `S${Array.from({ length: 35 }, () => letters[randomInt(letters.length)]).join('')}`

export interface NewPayment {
  readonly merchant: string
  readonly amount: number
  readonly description: string
  readonly callbackUrl: string
  readonly orderId: string | null
}

export async function openPayment(db: Db, clock: Clock, payment: NewPayment) {
  const row = {
    authority: newAuthority(),
    merchant: payment.merchant,
    amount: payment.amount,
    fee: feeOf(payment.amount),
    description: payment.description,
    callback_url: payment.callbackUrl,
    order_id: payment.orderId,
    made_at: clock.now(),
    refunded: 0,
  }
  await platform(db).insertInto(table).values(row).execute()
  return { authority: row.authority, fee: row.fee }
}

/** Null when there is no such payment. */
export async function findPayment(db: Db, authority: string): Promise<SandboxPayment | null> {
  const row = platform(db).selectFrom(table).selectAll().where('authority', '=', authority)
  return (await row.executeTakeFirst()) ?? null
}

/** Paid and not confirmed, newest first, a hundred at most. */
export function unverifiedOf(db: Db, clock: Clock, merchant: string): Promise<SandboxPayment[]> {
  return platform(db)
    .selectFrom(table)
    .selectAll()
    .where('merchant', '=', merchant)
    .where('verified_at', 'is', null)
    .where('reversed_at', 'is', null)
    .where('paid_at', '<=', clock.now())
    .orderBy('paid_at', 'desc')
    .limit(100)
    .execute()
}

/** Stores the payer's choice; the first choice stands. Returns the payment as it is afterwards. */
export function choose(db: Db, clock: Clock, authority: string, choice: Choice) {
  return changing(db, authority, async (payment, set) => {
    if (payment.choice !== null) return payment
    const paid = paidAt(choice, clock.now())
    return set({ choice, paid_at: paid, card_pan: paid && `603799******${randomInt(1000, 10_000)}` })
  })
}

type Confirmed = { code: 100 | 101; payment: SandboxPayment } | { code: -50 | -51 | -53 | -54 }

/** Exactly one of several simultaneous calls gets 100, all others get 101. */
export async function confirmPayment(
  db: Db,
  clock: Clock,
  ask: { merchant: string; authority: string; amount: number },
): Promise<Confirmed> {
  const confirmed = await changing(db, ask.authority, async (payment, set): Promise<Confirmed> => {
    if (payment.merchant !== ask.merchant) return { code: -53 }
    const why = whyNotVerify(payment, ask.amount, clock.now())
    if (why !== null) return { code: why }
    if (payment.verified_at) return { code: 101, payment }
    const verified = { verified_at: clock.now(), ref_id: randomInt(1_000_000_000, 2 ** 47) }
    return { code: 100, payment: await set(verified) }
  })
  return confirmed ?? { code: -54 }
}

/** Takes a whole payment back; calling again changes nothing. */
export async function reversePayment(db: Db, clock: Clock, ask: { merchant: string; authority: string }) {
  const reversed = await changing(db, ask.authority, async (payment, set) => {
    if (payment.merchant !== ask.merchant) return -53
    const why = whyNotReverse(payment, clock.now())
    if (why === null && stateOf(payment, clock.now()) !== 'REVERSED') await set({ reversed_at: clock.now() })
    return why ?? 100
  })
  return reversed ?? -54
}

/** Refunds a part or all of a payment; a text result says why not. */
export async function refundPayment(
  db: Db,
  clock: Clock,
  ask: { authority: string; amount: number },
): Promise<SandboxPayment | string> {
  const refunded = await changing(db, ask.authority, async (payment, set) => {
    const why = whyNotRefund(payment, ask.amount, clock.now())
    return why ?? set({ refunded: payment.refunded + ask.amount })
  })
  return refunded ?? 'The session was not found.'
}

type Change = (values: Partial<SandboxPayment>) => Promise<SandboxPayment>

/** Locks the payment, so that two simultaneous calls run one after the other; null when there is no such payment. */
function changing<T>(
  db: Db,
  authority: string,
  work: (payment: SandboxPayment, set: Change) => Promise<T>,
): Promise<T | null> {
  return transaction(db, async (tx) => {
    const rows = platform(tx).selectFrom(table).selectAll().where('authority', '=', authority)
    const payment = await rows.forUpdate().executeTakeFirst()
    if (!payment) return null
    return work(payment, (values) =>
      platform(tx)
        .updateTable(table)
        .set(values)
        .where('authority', '=', authority)
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  })
}
