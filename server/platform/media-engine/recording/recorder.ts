import type { MediaKind, SentMedia } from '@arvand/contracts/class-channel'
import type { RtpPacket } from '../sfu/rtp.ts'
import type { Recorded } from './packet-log.ts'
import { SenderTime } from './sender-time.ts'
import { type Voices, waitMs } from './voices.ts'
import { darkPicture, Pictures, payloadOf } from './vp8.ts'

/** A stream of somebody, which can be listened to. */
export interface Tapped {
  tap: ((packet: RtpPacket, nowMs: number) => void) | null
  askForPicture(nowMs?: number): void
}

export interface Sender {
  readonly on: SentMedia
  readonly connection: { readonly uplinks: Readonly<Record<MediaKind, Tapped>> } | null
}

/** The class that is recorded. */
export interface Stage<One extends Sender = Sender> {
  readonly members: ReadonlyMap<string, One>
  isOpen(member: One, kind: MediaKind): boolean
}

interface Source {
  readonly who: string
  readonly kind: 'camera' | 'screen'
  readonly uplink: Tapped
  readonly pictures: Pictures
  readonly time: SenderTime
}

/** Whoever speaks is shown so long at least. */
const holdMs = 2_500
/** A player can begin at each picture that stands alone. */
const wholePictureEveryMs = 10_000
/** Voices of those who were silent for so long are let go. */
const silentMs = 60_000
/** A player that jumps into a stretch without pictures need not look far back. */
const darkEveryMs = 5_000
const pictureRate = 90_000

/**
 * Follows one class: its voices mixed into one sound, and as its picture the screen that is shared, otherwise whoever
 * speaks. Pictures stay as they were sent; another source begins with a picture that stands alone.
 */
export class Recorder<One extends Sender = Sender> {
  readonly #stage: Stage<One>
  readonly #voices: Voices
  readonly #keep: (recorded: Recorded) => void
  #heard = new Set<Tapped>()
  #shown: Source | null = null
  #coming: Source | null = null
  #speaker: { who: string; since: number } | null = null
  #lastAt = 0
  #wholeAskedAt = 0

  /** `keep` gets what is recorded, with times of the same clock as all the others here. */
  constructor(stage: Stage<One>, voices: Voices, nowMs: number, keep: (recorded: Recorded) => void) {
    this.#stage = stage
    this.#voices = voices
    this.#keep = keep
    keep({ kind: 'begin', at: nowMs, isKey: true, data: Buffer.alloc(0) })
    this.#dark(nowMs)
  }

  /** Called often: hands over the sound that is complete. */
  mix(nowMs: number): void {
    for (const { at, data } of this.#voices.mix(nowMs)) this.#keep({ kind: 'sound', at, isKey: true, data })
  }

  /** Called twice a second, with those who speak. */
  follow(speaking: readonly string[], nowMs: number): void {
    this.#hearAll()
    this.#voices.forget(nowMs - silentMs)
    this.#notice(speaking, nowMs)
    const wanted = this.#wanted()
    if (this.#shown && !this.#isOpen(this.#shown)) {
      this.#shown.uplink.tap = null
      this.#shown = null
      if (!wanted) this.#dark(nowMs)
    }
    if (!this.#shown && nowMs - this.#lastAt >= darkEveryMs) this.#dark(nowMs)
    const isThere = (one: Source | null) => one?.uplink === wanted?.uplink
    if (!isThere(this.#coming)) {
      if (this.#coming) this.#coming.uplink.tap = null
      this.#coming = null
    }
    if (wanted && !isThere(this.#shown) && !this.#coming) this.#await(wanted)
    this.#coming?.uplink.askForPicture(nowMs)
    const isDue = nowMs - this.#wholeAskedAt >= wholePictureEveryMs
    if (this.#shown && (isDue || this.#shown.pictures.isBroken)) {
      this.#wholeAskedAt = nowMs
      this.#shown.uplink.askForPicture(nowMs)
    }
  }

  /** Hands over the sound up to this moment. */
  close(nowMs: number): void {
    this.mix(nowMs + waitMs)
    for (const uplink of this.#heard) uplink.tap = null
    for (const one of [this.#shown, this.#coming]) if (one) one.uplink.tap = null
    this.#voices.close()
  }

  #hearAll(): void {
    const there = new Set<Tapped>()
    for (const [who, { connection }] of this.#stage.members) {
      if (!connection) continue
      const { audio } = connection.uplinks
      there.add(audio)
      audio.tap ??= ({ plain, timestamp, level }, nowMs) => {
        const packet = level === 127 ? null : payloadOf(plain)
        if (packet) this.#voices.hear(who, timestamp, packet, nowMs)
      }
    }
    this.#heard = there
  }

  #notice(speaking: readonly string[], nowMs: number): void {
    if (this.#speaker && (speaking.includes(this.#speaker.who) || nowMs - this.#speaker.since < holdMs))
      return
    const who = speaking.find((one) => this.#has(one, 'camera'))
    if (who !== undefined) this.#speaker = { who, since: nowMs }
  }

  #has(who: string, kind: MediaKind): boolean {
    const member = this.#stage.members.get(who)
    return member !== undefined && this.#stage.isOpen(member, kind)
  }

  #isOpen({ who, kind, uplink }: Source): boolean {
    return this.#has(who, kind) && this.#stage.members.get(who)?.connection?.uplinks[kind] === uplink
  }

  #wanted(): Pick<Source, 'who' | 'kind' | 'uplink'> | null {
    const people = [...this.#stage.members.keys()]
    const screen = people.find((who) => this.#has(who, 'screen'))
    const cameras = people.filter((who) => this.#has(who, 'camera'))
    const camera =
      cameras.find((who) => who === this.#speaker?.who) ??
      cameras.find((who) => who === this.#shown?.who) ??
      cameras[0]
    const kind = screen === undefined ? 'camera' : 'screen'
    const who = screen ?? camera
    const uplink = who === undefined ? undefined : this.#stage.members.get(who)?.connection?.uplinks[kind]
    return who !== undefined && uplink ? { who, kind, uplink } : null
  }

  #await(wanted: Pick<Source, 'who' | 'kind' | 'uplink'>): void {
    const source: Source = { ...wanted, pictures: new Pictures(), time: new SenderTime(pictureRate) }
    this.#coming = source
    source.uplink.tap = (packet, nowMs) => this.#see(source, packet, nowMs)
  }

  #see(source: Source, packet: RtpPacket, nowMs: number): void {
    for (const { timestamp, isKey, data } of source.pictures.add(packet)) {
      const at = source.time.at(timestamp, nowMs)
      if (source === this.#coming && isKey) {
        if (this.#shown) this.#shown.uplink.tap = null
        this.#shown = source
        this.#coming = null
        this.#wholeAskedAt = nowMs
      }
      if (source === this.#shown) this.#show(at, isKey, data)
    }
  }

  #dark(nowMs: number): void {
    this.#show(nowMs, true, darkPicture)
  }

  #show(at: number, isKey: boolean, data: Buffer): void {
    this.#lastAt = Math.max(this.#lastAt + 1, at)
    this.#keep({ kind: 'picture', at: this.#lastAt, isKey, data })
  }
}
