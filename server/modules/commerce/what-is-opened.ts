import { type ItemKind, itemKind } from '@arvand/contracts/commerce'
import { z } from 'zod'
import { type JobKind, jobKind } from '#platform/jobs'

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
