import type { DeliveryRow } from './tables.ts'

/** What is needed to send; read together with the mark that sending begins. */
export interface Outgoing {
  readonly id: string
  readonly channel: DeliveryRow['channel']
  readonly tries: number
  readonly to: { readonly mobile: string | null; readonly email: string | null }
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

/** Why nothing was sent, and nothing should be: the person has no such address, or the way is not configured. */
export type Skipped = 'no address' | 'not configured'

/** Sends by the way that is asked; null when it went out. Throws `DeliveryTrouble`. */
export type Send = (outgoing: Outgoing) => Promise<Skipped | null>
