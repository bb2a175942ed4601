import type { EndReason } from '@arvand/contracts/class-channel'
import type { Connecting, JoinGrant, MediaTrouble } from './port.ts'

/** What app and media process say to each other. */

/** What applies to connections that stand; each process hears all of them, and only the one with the room acts. */
export type RoomOrder =
  | { readonly grant: JoinGrant }
  /** Without a person: everybody but those who are named. */
  | {
      readonly mute: {
        readonly roomId: string
        readonly participantId?: string
        readonly but?: readonly string[]
      }
    }
  | {
      readonly remove: { readonly roomId: string; readonly participantId: string; readonly reason: EndReason }
    }
  | { readonly close: { readonly roomId: string } }
  /** Null: the class is not recorded any more. */
  | { readonly record: { readonly roomId: string; readonly recordingId: string | null } }

export interface ConnectOrder {
  readonly id: number
  /** With the recording of the class, which goes on here where an earlier process died. */
  readonly connect: JoinGrant & Connecting & { readonly offer: string }
}

export type ToChild = RoomOrder | ConnectOrder

export type FromChild =
  | { readonly ready: true }
  /** There is no addon for this machine. */
  | { readonly failed: string }
  /** For the log. */
  | { readonly trouble: string }
  /** What was recorded, as `packet-log.ts` writes it, in base 64. */
  | { readonly recordingId: string; readonly recorded: string }
  | { readonly id: number; readonly answer: string }
  | { readonly id: number; readonly refused: MediaTrouble }

export interface ChildSettings {
  /** Null: all addresses of the machine. */
  readonly host: string | null
  readonly port: number
  /** Null: UDP alone. */
  readonly tcpPort: number | null
  /** The address that browsers are told; null: the machine's own. */
  readonly announced: string | null
}
