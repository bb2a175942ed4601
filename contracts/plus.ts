import { z } from 'zod'
import { id, instant, rials, wordOut } from './fields.ts'

/** Schemas of plus that several endpoints use. */

export const planMonths = z.union([z.literal(1), z.literal(3), z.literal(6), z.literal(12)])

/** A plan as it is sold; its price is before tax. */
export const plan = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** The lines of text on the plan's card. */
  promises: z.array(z.string()),
  months: z.int(),
  price: rials,
  /** Discount for subscribers on courses that plus does not include. */
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
  'granted',
])
export type TransitionKind = z.output<typeof transitionKind>

/** A person's subscription to plus. */
export const subscription = z.object({
  id,
  plan,
  state: subscriptionState,
  beganAt: instant,
  /** The end of the paid time; while paused, the end if it were resumed now. */
  until: instant,
  /** The end of the grace period, in which it stays open after the paid time. */
  graceUntil: instant.nullable(),
  renews: z.boolean(),
  /** When the next period is paid from the wallet; null if renewal is off or the plan is no longer sold. */
  renewsAt: instant.nullable(),
  /** What the next period costs with tax; null if the plan is no longer sold. */
  renewalTotal: rials.nullable(),
  pausedAt: instant.nullable(),
  /** When the pause ends by itself. */
  restsUntil: instant.nullable(),
  /** Whole days of pause that are left in the last paid period. */
  pauseDaysLeft: z.int(),
  whyNotPause: z.enum(['plus.not-active', 'plus.paused', 'plus.pause-used-up']).nullable(),
  endedAt: instant.nullable(),
})
export type Subscription = z.output<typeof subscription>
