import type { DeliveryRow } from './tables.ts'

/** Everything that sending needs, read in the statement that marks the delivery as begun. */
export interface Outgoing {
  readonly id: string
  readonly channel: DeliveryRow['channel']
  readonly tries: number
  readonly to: {
    readonly mobile: string | null
    readonly email: string | null
    readonly subscriptionId: string | null
  }
  readonly name: string
  readonly notice: {
    readonly id: string
    readonly personId: string
    readonly kind: string
    readonly title: string
    readonly body: string
    readonly link: string | null
    readonly urgent: boolean
  }
}

/** Why nothing was sent, which is no failure: the person has no such address any more, or the channel is not configured. */
export type Skipped = 'no address' | 'not configured'

/** Sends over the channel of the delivery; null when it was sent. Throws `DeliveryTrouble`. */
export type Send = (outgoing: Outgoing) => Promise<Skipped | null>
