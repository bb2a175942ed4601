import type { Generated, Selectable } from 'kysely'

export interface PlanRow {
  readonly id: string
  slug: string
  title: string
  summary: string
  promises: Generated<string[]>
  months: number
  price: number
  discount_percent: Generated<number>
  grace_days: Generated<number>
  pause_days: Generated<number>
  position: number
  is_sold: Generated<boolean>
  created_at: Date
  changed_at: Date
}

export interface SubscriptionRow {
  readonly id: string
  readonly person_id: string
  plan_id: string
  line_id: string | null
  state: 'active' | 'grace' | 'paused' | 'ended'
  began_at: Date
  until: Date
  renews: boolean
  paused_at: Generated<Date | null>
  /** The days of the period paid last that pauses have used up. */
  paused_days: Generated<number>
  /** A pause ends here at the latest. */
  rests_until: Generated<Date | null>
  told_at: Generated<Date | null>
  ended_at: Generated<Date | null>
}

export interface SubscriptionTransitionRow {
  readonly id: string
  readonly subscription_id: string
  kind:
    | 'began'
    | 'renewed'
    | 'paused'
    | 'resumed'
    | 'grace'
    | 'ended'
    | 'renewal-on'
    | 'renewal-off'
    | 'refunded'
    | 'granted'
  /** The paid line that gave, or whose refund took, the time from `since` to `until`. */
  line_id: Generated<string | null>
  since: Generated<Date | null>
  until: Date
  at: Date
}

/** Rows as they are read. */
export type Plan = Selectable<PlanRow>
export type Subscription = Selectable<SubscriptionRow>
