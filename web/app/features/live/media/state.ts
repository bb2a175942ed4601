import type { EndReason, MediaKind, SentMedia } from '@arvand/contracts/class-channel'
import type { Blur } from './blur.ts'
import type { ChosenDevices } from './choices.ts'

/** How a microphone or a camera stands. */
export type DeviceState = 'off' | 'asking' | 'on' | 'denied' | 'missing' | 'busy'

export type LinkState =
  /** Before the class is entered. */
  | 'off'
  | 'connecting'
  | 'connected'
  | 'again'
  /** What carries it died and begins anew; the server has said so. */
  | 'restarting'
  /** The network lets no UDP through. */
  | 'blocked'
  /** This machine carries no sound and picture. */
  | 'unavailable'
  | 'ended'

/** Data is saved: sound alone comes and goes. A glance shows pictures for a while. */
export type Saver = 'off' | 'on' | 'glance'

export interface MediaState {
  readonly devices: Readonly<Record<MediaKind, DeviceState>>
  /** Which device is used where there are several. */
  readonly chosen: ChosenDevices
  readonly blur: Blur
  readonly saver: Saver
  readonly link: LinkState
  /** Pictures come small, because the line loses too much. */
  readonly isLinePoor: boolean
  readonly ended: EndReason | null
  readonly seats: readonly (string | null)[]
  /** Whose screen is shown. */
  readonly screen: string | null
  readonly people: Readonly<Record<string, SentMedia>>
  readonly speaking: readonly string[]
  /** Who spoke last, oneself excepted. */
  readonly lastSpeaker: string | null
  /** Null: not known yet. */
  readonly mayPublish: readonly MediaKind[] | null
}

export const firstState: MediaState = {
  devices: { audio: 'off', camera: 'off', screen: 'off' },
  chosen: {},
  blur: 'none',
  saver: 'off',
  link: 'off',
  isLinePoor: false,
  ended: null,
  seats: [],
  screen: null,
  people: {},
  speaking: [],
  lastSpeaker: null,
  mayPublish: null,
}

/** News that the screen tells in a word. */
export type MediaNews = 'muted' | 'may-speak' | 'may-not-speak' | 'screen-taken' | 'full' | 'not-allowed'
