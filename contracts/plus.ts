import { z } from 'zod'
import { id, instant, rials, wordOut } from './fields.ts'

/** Shapes of plus that more than one endpoint gives. */

export const planMonths = z.union([z.literal(1), z.literal(3), z.literal(6), z.literal(12)])

/** A plan as it is sold; its price is before tax. */
export const plan = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** What stands on its card, a line each. */
  promises: z.array(z.string()),
  months: z.int(),
  price: rials,
  /** Off what plus does not include. */
  discountPercent: z.int(),
  graceDays: z.int(),
  pauseDays: z.int(),
})
export type Plan = z.output<typeof plan>

export const subscriptionState = z.enum(['active', 'grace', 'paused', 'ended'])
export type SubscriptionState = z.output<typeof subscriptionState>

export const transitionKind = wordOut([
  'began',
  'renewed',
  'paused',
  'resumed',
  'grace',
  'ended',
  'renewal-on',
  'renewal-off',
  'refunded',
])
export type TransitionKind = z.output<typeof transitionKind>

/** Somebody's plus. */
export const subscription = z.object({
  id,
  plan,
  state: subscriptionState,
  beganAt: instant,
  /** The paid time ends here; while it is paused, as if it were resumed now. */
  until: instant,
  /** Until when it stays open although its paid time is over. */
  graceUntil: instant.nullable(),
  renews: z.boolean(),
  /** When the wallet is asked for the next time; null: it is not, or its plan is no longer sold. */
  renewsAt: instant.nullable(),
  /** What the next time costs with tax; null where its plan is no longer sold. */
  renewalTotal: rials.nullable(),
  pausedAt: instant.nullable(),
  /** A pause ends by itself then. */
  restsUntil: instant.nullable(),
  /** Whole days that it may still be paused in the time that was paid last. */
  pauseDaysLeft: z.int(),
  whyNotPause: z.enum(['plus.not-active', 'plus.paused', 'plus.pause-used-up']).nullable(),
  endedAt: instant.nullable(),
})
export type Subscription = z.output<typeof subscription>
