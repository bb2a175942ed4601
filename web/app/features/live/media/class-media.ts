import type { FromEngine, MediaKind, PictureSize } from '@arvand/contracts/class-channel'
import { connectMedia, showMedia, showTicket } from '@arvand/contracts/panel/class'
import { beatSession } from '@arvand/contracts/panel/live'
import { quietCall } from '../../../api/browser.ts'
import { Refusal } from '../../../api/refusal.ts'
import { pageIdOf } from '../page-id.ts'
import { blurOf, setBlur } from './blur.ts'
import { type DeviceKind, readChosen, readHabit, storeChosen, storeHabit } from './choices.ts'
import { openDevice } from './devices.ts'
import { LineLook } from './line-look.ts'
import { BlockedNetwork, type Link, openLink } from './link.ts'
import { firstState, type MediaNews, type MediaState, type Saver } from './state.ts'
import { TabSound } from './tab-sound.ts'
import { type Usage, UsageMeter } from './usage.ts'

const kinds = ['audio', 'camera', 'screen'] as const
/** Refusals after which another try is of no use. */
const final = new Set(['live.removed', 'live.session-over', 'live.unknown-session', 'live.not-in'])
const glanceMs = 30_000
/** What comes on the screen and leaves it while somebody scrolls is said together. */
const lookMs = 150
const lineEveryMs = 5_000
const pausesMs = [300, 1_000, 2_000, 4_000]

export interface ClassMediaOptions {
  readonly sessionId: string
  readonly me: string
  readonly onNews: (news: MediaNews) => void
  /** The class has changed for this person, and the page must be loaded again. */
  readonly onEnded: () => void
}

/** A class's sound and picture in this page: own devices, and the connection, which comes back by itself. */
export class ClassMedia {
  readonly #of: ClassMediaOptions
  readonly #listeners = new Set<() => void>()
  readonly #tracks: Partial<Record<MediaKind, MediaStreamTrack>> = {}
  /** What was asked of each device last, also while the browser still asks for it. */
  readonly #wished: Partial<Record<MediaKind, boolean>> = {}
  #state: MediaState = firstState
  readonly #meter = new UsageMeter()
  #link: Link | null = null
  #tabSound: TabSound | null = null
  #glance: ReturnType<typeof setTimeout> | undefined
  readonly #looks = new Map<string, PictureSize>()
  #lookTimer: ReturnType<typeof setTimeout> | undefined
  readonly #line = new LineLook()
  #isWanted = false
  /** Which call of `connect` counts: one that was overtaken brings no link. */
  #attempt = 0
  #isStopped = false

  constructor(of: ClassMediaOptions) {
    this.#of = of
    this.#state = { ...firstState, chosen: readChosen(), saver: readHabit('saver') ? 'on' : 'off' }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly snapshot = (): MediaState => this.#state

  /** The own camera or microphone, for the preview and the meter. */
  ownTrack(kind: MediaKind): MediaStreamTrack | null {
    return this.#state.devices[kind] === 'on' ? (this.#tracks[kind] ?? null) : null
  }

  /** What there is to hear of a person. */
  soundOf(person: string): MediaStreamTrack | null {
    return this.#link?.seats[this.#state.seats.indexOf(person)]?.audio ?? null
  }

  pictureOf(person: string): MediaStreamTrack | null {
    if (this.#state.saver === 'on' || !this.#state.people[person]?.camera) return null
    return this.#link?.seats[this.#state.seats.indexOf(person)]?.video ?? null
  }

  screenOf(person: string): MediaStreamTrack | null {
    if (this.#state.saver === 'on') return null
    return this.#state.screen === person && person !== this.#of.me ? (this.#link?.screen ?? null) : null
  }

  /** A person's camera is on the screen in this size, or not any more (null): what is not seen does not come. */
  look(person: string, size: PictureSize | null): void {
    if ((this.#looks.get(person) ?? null) === size) return
    if (size) this.#looks.set(person, size)
    else this.#looks.delete(person)
    this.#lookTimer ??= setTimeout(() => this.#sayLooks(), lookMs)
  }

  #sayLooks(): void {
    clearTimeout(this.#lookTimer)
    this.#lookTimer = undefined
    const seen = [...this.#looks].map(([one, size]) => [one, this.#line.isPoor ? 'small' : size] as const)
    this.#link?.say({ seen: Object.fromEntries(seen) })
  }

  /** On a line that loses much all pictures come small, so that sound goes on. */
  async #watchLine(link: Link): Promise<void> {
    this.#line.beginAnew()
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, lineEveryMs))
      const carried = await link.carried().catch(() => null)
      if (this.#link !== link) return
      if (!carried || !this.#line.look(carried)) continue
      this.#set({ isLinePoor: this.#line.isPoor })
      this.#sayLooks()
    }
  }

  async switch(kind: MediaKind, on: boolean): Promise<void> {
    this.#wished[kind] = on
    const now = this.#state.devices[kind]
    if (on === (now === 'on') || (on && now === 'asking')) return
    if (!on) return this.#switchOff(kind)
    const stored = kind === 'audio' ? this.#tracks.audio : undefined
    if (stored?.readyState === 'live') stored.enabled = true
    else {
      this.#setDevice(kind, 'asking')
      const opened = await openDevice(kind, this.#state.chosen)
      if (typeof opened === 'string') return this.#setDevice(kind, opened)
      const { track, sound } = opened
      if (this.#isStopped) {
        sound?.stop()
        return track.stop()
      }
      // Asked for twice, it is open once.
      this.#tracks[kind]?.stop()
      this.#tracks[kind] = track
      // The browser's own «stop sharing», or a device that was pulled out.
      track.onended = () => this.#tracks[kind] === track && this.#switchOff(kind)
      if (sound) this.#tabSound = new TabSound(sound, this.#tracks.audio ?? null)
      else if (kind === 'audio') this.#tabSound?.hear(track)
      this.#carry(kind)
      if (sound) this.#carry('audio')
      // Nothing of a microphone that was let go of meanwhile is sent.
      if (!this.#wished[kind]) return this.#switchOff(kind)
      if (kind === 'camera') void this.#blurAsEver(track)
    }
    this.#setDevice(kind, 'on')
    this.#sayOn()
  }

  /** Uses another device from now on, and in every class to come. */
  async choose(kind: DeviceKind, deviceId: string): Promise<void> {
    const chosen = { ...this.#state.chosen, [kind]: deviceId }
    storeChosen(chosen)
    this.#set({ chosen })
    if (kind === 'speaker') return
    const wasOn = this.#state.devices[kind] === 'on'
    const before = this.#tracks[kind]
    delete this.#tracks[kind]
    before?.stop()
    this.#setDevice(kind, 'off')
    if (wasOn) await this.switch(kind, true)
  }

  /** Puts what stands behind the own person out of focus, here and in every class to come. */
  async blur(isOn: boolean): Promise<void> {
    const { camera } = this.#tracks
    if (!camera) return
    storeHabit('blur', isOn)
    this.#set({ blur: await setBlur(camera, isOn) })
  }

  async #blurAsEver(camera: MediaStreamTrack): Promise<void> {
    this.#set({ blur: readHabit('blur') ? await setBlur(camera, true) : blurOf(camera) })
  }

  /** Sound alone from now on, in every class; pictures again for a while; or pictures as ever. */
  save(saver: Saver): void {
    clearTimeout(this.#glance)
    storeHabit('saver', saver !== 'off')
    this.#set({ saver })
    if (saver === 'on' && this.#state.devices.camera === 'on') this.#switchOff('camera')
    if (saver === 'glance') this.#glance = setTimeout(() => this.save('on'), glanceMs)
    this.#sayPictures()
  }

  /** Bytes since this page connected first. */
  async usage(): Promise<Usage> {
    return this.#meter.read((await this.#link?.usage().catch(() => null)) ?? null)
  }

  #sayPictures(): void {
    this.#link?.say({ pictures: this.#state.saver !== 'on' })
  }

  #switchOff(kind: MediaKind): void {
    this.#wished[kind] = false
    const track = this.#tracks[kind]
    // A microphone stays open, so that it is there at once; a camera goes dark.
    if (kind === 'audio' && track?.readyState === 'live') track.enabled = false
    else {
      track?.stop()
      delete this.#tracks[kind]
      if (kind === 'screen') this.#endTabSound()
      this.#carry(kind)
    }
    this.#setDevice(kind, 'off')
    this.#sayOn()
  }

  #endTabSound(): void {
    if (!this.#tabSound) return
    this.#tabSound.stop()
    this.#tabSound = null
    this.#carry('audio')
  }

  /** Where a tab is shared with its sound, that and the microphone are one voice. */
  #carry(kind: MediaKind): void {
    const track = this.#tracks[kind] ?? null
    this.#link?.carry(kind, kind === 'audio' ? (this.#tabSound?.track ?? track) : track)
  }

  /** Connects, and connects again whenever the line was cut. */
  async connect(): Promise<void> {
    if (this.#isWanted || this.#isStopped) return
    this.#isWanted = true
    const attempt = ++this.#attempt
    const isWanted = () => this.#isWanted && attempt === this.#attempt
    // While it comes back the page goes on saying that the line was cut.
    if (this.#state.link === 'off') this.#set({ link: 'connecting' })
    for (let tries = 0; isWanted(); tries++) {
      try {
        if (await this.#open(isWanted)) return
        if (!isWanted()) return
        this.#isWanted = false
        return this.#set({ link: 'unavailable' })
      } catch (error) {
        if (!isWanted()) return
        if (error instanceof Refusal && final.has(error.code)) {
          this.#isWanted = false
          this.#set({ link: 'ended' })
          return this.#of.onEnded()
        }
        // One failure may be a media process that is just starting; two in a row are the network.
        const isBlocked = error instanceof BlockedNetwork && tries > 0
        this.#set({ link: isBlocked ? 'blocked' : 'again', speaking: [] })
        await new Promise((resolve) => setTimeout(resolve, pausesMs[Math.min(tries, pausesMs.length - 1)]))
      }
    }
  }

  /** Out of the class: nothing comes and goes any more, while the own devices stay as they are for the next time. */
  disconnect(): void {
    this.#isWanted = false
    this.#link?.close()
    this.#link = null
    const { seats, screen, people, speaking, mayPublish } = firstState
    this.#set({ link: 'off', seats, screen, people, speaking, mayPublish })
  }

  stop(): void {
    clearTimeout(this.#glance)
    clearTimeout(this.#lookTimer)
    this.#isStopped = true
    this.#isWanted = false
    this.#link?.close()
    this.#link = null
    this.#tabSound?.stop()
    for (const kind of kinds) this.#tracks[kind]?.stop()
    this.#state = firstState
  }

  /** False where this machine carries no sound and picture. */
  async #open(isWanted: () => boolean): Promise<boolean> {
    const { sessionId } = this.#of
    // After a long cut the server lets in nobody who has not said that they are still there.
    await quietCall(beatSession, { sessionId, pageId: pageIdOf(sessionId) })
    const { media } = await quietCall(showMedia, { sessionId })
    if (!media) return false
    const { engine, seats, iceServers } = media
    const heard = {
      onMessage: (message: FromEngine) => this.#hear(message),
      onLost: () => this.#again(),
    }
    const link =
      engine === 'liveKit'
        ? // LiveKit's library is large, and loaded where it is used.
          await (await import('./live-kit-link.ts')).openLiveKitLink({
            ...{ seats, ...heard },
            ticket: () => quietCall(showTicket, { sessionId }),
          })
        : await openLink({
            ...{ seats, iceServers, ...heard },
            answer: async (offer) => (await quietCall(connectMedia, { sessionId, offer })).answer,
          })
    if (!isWanted()) {
      link.close()
      return true
    }
    this.#link = link
    this.#meter.beginAnew()
    if (this.#state.saver === 'on') this.#sayPictures()
    this.#sayLooks()
    for (const kind of kinds) this.#carry(kind)
    this.#set({ link: 'connected' })
    this.#sayOn()
    void this.#watchLine(link)
    return true
  }

  /** The server says that what carries sound and picture died: another begins at once. */
  hearLoss(): void {
    const { link } = this.#state
    this.#link?.close()
    if (link === 'connected') this.#again('restarting')
  }

  #again(link: 'again' | 'restarting' = 'again'): void {
    this.#link = null
    if (!this.#isWanted) return
    this.#isWanted = false
    this.#set({ link, speaking: [] })
    void this.connect()
  }

  #hear(message: FromEngine): void {
    if ('state' in message) {
      const { mayPublish, ...state } = message.state
      const before = this.#state.mayPublish
      this.#set({ ...state, mayPublish })
      if (before && before.length !== mayPublish.length) {
        this.#of.onNews(mayPublish.length > 0 ? 'may-speak' : 'may-not-speak')
        if (mayPublish.length === 0) for (const kind of kinds) this.#switchOff(kind)
      }
    } else if ('sends' in message) {
      // The connection itself obeys.
    } else if ('speaking' in message) this.#hearSpeaking(message.speaking)
    else if ('muted' in message) {
      this.#endTabSound()
      this.#switchOff('audio')
      this.#of.onNews('muted')
    } else if ('refused' in message) {
      if (message.refused === 'audio') this.#endTabSound()
      if (this.#state.devices[message.refused] === 'on') this.#switchOff(message.refused)
      this.#of.onNews(message.why)
    } else {
      this.#isWanted = false
      this.#link?.close()
      this.#link = null
      this.#set({ link: 'ended', ended: message.ended, speaking: [], seats: [], people: {}, screen: null })
      for (const kind of kinds) this.#switchOff(kind)
      if (message.ended !== 'replaced') this.#of.onEnded()
    }
  }

  #hearSpeaking(speaking: readonly string[]): void {
    const before = this.#state.speaking
    if (speaking.length === before.length && speaking.every((one) => before.includes(one))) return
    const lastSpeaker = speaking.find((one) => one !== this.#of.me) ?? this.#state.lastSpeaker
    this.#set({ speaking, lastSpeaker })
  }

  #sayOn(): void {
    const isOn = (kind: MediaKind) => this.#state.devices[kind] === 'on'
    const audio = isOn('audio') || this.#tabSound !== null
    this.#link?.say({ on: { audio, camera: isOn('camera'), screen: isOn('screen') } })
  }

  #setDevice(kind: MediaKind, to: MediaState['devices'][MediaKind]): void {
    this.#set({ devices: { ...this.#state.devices, [kind]: to } })
  }

  #set(change: Partial<MediaState>): void {
    if (this.#isStopped) return
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
