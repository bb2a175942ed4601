import { type ItemKind, itemKind } from '@arvand/contracts/commerce'
import { z } from 'zod'
import type { Tx } from '#platform/database'
import { type JobKind, jobKind } from '#platform/jobs'
import { commerce } from './tables.ts'

/** What a payment opens, or a refund closes, for one person. */
const opened = z.strictObject({
  entitlementId: z.uuid(),
  itemId: z.uuid(),
  personId: z.uuid(),
  /** How it came: bought, given by somebody, or a seat of an organisation. */
  by: z.enum(['purchase', 'present', 'seat']),
})
export type Opened = z.output<typeof opened>

const kindsOf = (what: string): Readonly<Record<ItemKind, JobKind<Opened>>> =>
  Object.fromEntries(
    itemKind.options.map((kind) => [kind, jobKind(`${what}.${kind}`, opened, { retries: 20, pause: 1 })]),
  ) as Record<ItemKind, JobKind<Opened>>

const paid = kindsOf('commerce.factor-paid')
const refunded = kindsOf('commerce.factor-refunded')

/** Left in the transaction that pays, a job for each thing that opens; whoever sells the kind works on it. */
export const factorPaid = (kind: ItemKind): JobKind<Opened> => paid[kind]

/** Left in the transaction that pays back, a job for each thing that closes. */
export const factorRefunded = (kind: ItemKind): JobKind<Opened> => refunded[kind]

/** Whoever sells the item has opened it, and knows from here on whether it may be bought again. */
export async function takeUp(tx: Tx, entitlementId: string, now: Date): Promise<void> {
  await commerce(tx)
    .updateTable('commerce.entitlements')
    .set({ taken_up_at: now })
    .where('id', '=', entitlementId)
    .where('taken_up_at', 'is', null)
    .execute()
}

const ofPlus = z.strictObject({ personId: z.uuid() })

/** Left in the transaction by which somebody has plus from now on: a new one, or one that was paused. */
export const plusBegan = jobKind('commerce.plus-began', ofPlus, { retries: 20, pause: 1 })

/** Left in the transaction by which plus ends, or rests. */
export const plusEnded = jobKind('commerce.plus-ended', ofPlus, { retries: 20, pause: 1 })
