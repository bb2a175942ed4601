/**
 * What browser and media engine say to each other over the data channel of a class, as JSON. The browser tells what it
 * sends, the engine what there is to see and hear; types alone, for both sides.
 */

export const mediaKinds = ['audio', 'camera', 'screen'] as const
export type MediaKind = (typeof mediaKinds)[number]

/** Label of the data channel. */
export const classChannel = 'class'

/** Which of its devices are on; sent whole at each change. */
export type SentMedia = Readonly<Record<MediaKind, boolean>>

/** A camera is sent in both; `small` has half the width and height. */
export type PictureSize = 'small' | 'large'

export type FromBrowser =
  | { readonly on: SentMedia }
  /** Whether cameras and screens of others are wanted; sound always is. At first they are. */
  | { readonly pictures: boolean }
  /**
   * Whose camera is on the screen, and how large; others do not come. Sent whole at each change; until it was sent, all
   * come large.
   */
  | { readonly seen: Readonly<Record<string, PictureSize>> }
  | { readonly alive: true }

/** Why a connection ended that the browser should not open again. */
export type EndReason = 'replaced' | 'removed' | 'left' | 'closed'

export type FromEngine =
  | {
      readonly state: {
        /** Who sits in which seat, in the order of the offer's receiving sections; null: nobody. */
        readonly seats: readonly (string | null)[]
        /** Whose screen comes in the last receiving section. */
        readonly screen: string | null
        /** What each person sends, the receiver included. */
        readonly people: Readonly<Record<string, SentMedia>>
        readonly mayPublish: readonly MediaKind[]
      }
    }
  /** Twice a second, so that a browser also hears that the connection lives. */
  | { readonly speaking: readonly string[] }
  /** The host muted this person; they may unmute themselves. */
  | { readonly muted: true }
  /** Which sizes of this person's camera somebody looks at; the others need not be sent. */
  | { readonly sends: Readonly<Record<PictureSize, boolean>> }
  /** What was switched on is not possible now. */
  | { readonly refused: MediaKind; readonly why: 'screen-taken' | 'not-allowed' | 'full' }
  | { readonly ended: EndReason }
