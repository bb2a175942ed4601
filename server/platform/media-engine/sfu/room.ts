import type {
  EndReason,
  FromBrowser,
  FromEngine,
  MediaKind,
  PictureSize,
  SentMedia,
} from '@arvand/contracts/class-channel'
import type { JoinGrant } from '../port.ts'
import type { Connection } from './connection.ts'
import { seatPeople } from './seats.ts'

const nothingOn: SentMedia = { audio: false, camera: false, screen: false }

export interface Member {
  grant: JoinGrant
  on: SentMedia
  /** False where data is saved: nothing but sound goes there. */
  wantsPictures: boolean
  /** Whose cameras they look at, and how large; null: their page has not said it. */
  seen: Readonly<Record<string, PictureSize>> | null
  /** Which sizes of their camera are looked at, as they were told. */
  sends: Readonly<Record<PictureSize, boolean>>
  connection: Connection | null
  seated: (string | null)[]
  aliveAt: number
  /** Messages since this second began. */
  heard: { second: number; count: number }
}

/** Each switch is told to everybody, so that a browser that talks without end must be held back. */
const mostMessagesASecond = 10

/** A browser says that it lives every two seconds. */
const silentMs = 12_000
const lookEveryMs = 1_000

/** The people of one class, and what of whom goes to whom. */
export class Room {
  readonly members = new Map<string, Member>()
  #isRecorded = false
  #lookedAt: number | null = null

  /** A newer connection of the same person ends the older one. */
  take(grant: JoinGrant, nowMs: number): Member {
    this.end(grant.participantId, 'replaced')
    const member: Member = {
      ...{ grant, on: nothingOn, wantsPictures: true, connection: null, seated: [], aliveAt: nowMs },
      ...{ seen: null, sends: { large: true, small: true } },
      heard: { second: 0, count: 0 },
    }
    this.members.set(grant.participantId, member)
    return member
  }

  opened(member: Member, connection: Connection): void {
    member.connection = connection
    member.seated = connection.seats.map(() => null)
    this.arrange()
  }

  /** Whether what a member sends is passed on: they may, and say that it is on. */
  isOpen(member: Member, kind: MediaKind): boolean {
    return member.on[kind] && member.grant.canPublish.includes(kind)
  }

  hear(member: Member, message: FromBrowser, nowMs: number): void {
    // The connection of somebody who was removed stays for a moment, and says nothing more.
    if (this.members.get(member.grant.participantId) !== member) return
    member.aliveAt = nowMs
    const second = Math.floor(nowMs / 1_000)
    if (member.heard.second !== second) member.heard = { second, count: 0 }
    member.heard.count += 1
    if (member.heard.count > mostMessagesASecond) return
    if ('on' in message) this.switch(member, message.on)
    if ('pictures' in message) {
      member.wantsPictures = message.pictures
      this.arrange()
    }
    if ('seen' in message) {
      member.seen = message.seen
      this.#leadAll()
    }
  }

  switch(member: Member, wanted: SentMedia): void {
    const before = member.on
    const on = { ...wanted }
    const refuse = (kind: MediaKind, why: 'screen-taken' | 'not-allowed' | 'full') => {
      on[kind] = false
      member.connection?.say({ refused: kind, why })
    }
    for (const kind of ['audio', 'camera', 'screen'] as const)
      if (on[kind] && !member.grant.canPublish.includes(kind)) refuse(kind, 'not-allowed')
    if (on.screen && this.#screenOf() !== null && this.#screenOf() !== member)
      refuse('screen', 'screen-taken')
    for (const kind of ['audio', 'camera'] as const)
      if (on[kind] && !this.#hasSeatFor(member)) refuse(kind, 'full')
    member.on = on
    for (const kind of ['audio', 'camera', 'screen'] as const)
      if (on[kind] && !before[kind]) interrupt(member, kind)
    this.arrange()
  }

  setGrant(grant: JoinGrant): void {
    const member = this.members.get(grant.participantId)
    if (!member) return
    member.grant = grant
    const may = (kind: MediaKind) => member.on[kind] && grant.canPublish.includes(kind)
    member.on = { audio: may('audio'), camera: may('camera'), screen: may('screen') }
    this.arrange()
  }

  mute(participantId: string | undefined, but: readonly string[] = []): void {
    for (const [id, member] of this.members) {
      if (participantId === undefined ? but.includes(id) : id !== participantId) continue
      if (!member.on.audio) continue
      member.on = { ...member.on, audio: false }
      member.connection?.say({ muted: true })
    }
    this.arrange()
  }

  /** Its page is told why, and nothing is passed on from this moment. */
  end(participantId: string, reason: EndReason): void {
    const member = this.members.get(participantId)
    if (!member) return
    this.leave(participantId, member)
    member.connection?.say({ ended: reason })
    // The message leaves before the connection closes.
    setTimeout(() => member.connection?.close(), 300)
  }

  /** `member` is the one that left, not one that came in its place. */
  leave(participantId: string, member: Member): void {
    if (this.members.get(participantId) !== member) return
    this.members.delete(participantId)
    member.on = nothingOn
    this.arrange()
  }

  /** Called every second. When it comes later this process stood still, and whom it could not hear was not silent. */
  dropSilent(nowMs: number): void {
    const stoodMs = Math.max(0, nowMs - (this.#lookedAt ?? nowMs) - lookEveryMs)
    this.#lookedAt = nowMs
    for (const [id, member] of this.members) {
      member.aliveAt = Math.min(nowMs, member.aliveAt + stoodMs)
      if (nowMs - member.aliveAt < silentMs) continue
      this.leave(id, member)
      member.connection?.close()
    }
  }

  askForPicture(viewer: Member, seat: number | 'screen'): void {
    if (seat === 'screen') this.#screenOf()?.connection?.uplinks.screen.askForPicture()
    else this.members.get(viewer.seated[seat] ?? '')?.connection?.camera.askForPicture()
  }

  /** Twice a second: who speaks. */
  tellSpeaking(): string[] {
    const speaking = [...this.members]
      .filter(([, { connection }]) => connection?.uplinks.audio.wasSpeaking())
      .map(([id]) => id)
    for (const { connection } of this.members.values()) connection?.say({ speaking })
    return speaking
  }

  askForLost(nowMs: number): void {
    for (const { connection } of this.members.values()) {
      connection?.camera.askForLost(nowMs)
      connection?.uplinks.screen.askForLost(nowMs)
    }
  }

  report(nowMs: number): void {
    const cameras = [...this.members.values()].filter(({ on }) => on.camera).length
    for (const { connection } of this.members.values()) {
      connection?.uplinks.audio.report(0, nowMs)
      connection?.camera.report(cameraBits(cameras), nowMs)
      connection?.uplinks.screen.report(screenBits, nowMs)
    }
  }

  /** What is recorded is recorded large. */
  setRecorded(isRecorded: boolean): void {
    this.#isRecorded = isRecorded
    this.#leadAll()
  }

  /** Seats everybody who sends something at each viewer, and leads all streams there. */
  arrange(): void {
    const present = new Set(this.members.keys())
    const active = [...this.members].filter(([, { on }]) => on.audio || on.camera).map(([id]) => id)
    for (const [id, viewer] of this.members) {
      const others = active.filter((one) => one !== id)
      viewer.seated = seatPeople(viewer.seated, present, others)
    }
    this.#leadAll()
    this.#tellState(this.#screenOf())
  }

  /** Leads all streams to the seats of those who want them: sound always, cameras that are looked at, in their size. */
  #leadAll(): void {
    const screen = this.#screenOf()
    for (const [id, sender] of this.members) {
      const viewers = [...this.members.values()].filter((one) => one !== sender && one.connection)
      const seatsAt = (some: readonly Member[]) =>
        some.flatMap(({ seated, connection }) => connection?.seats[seated.indexOf(id)] ?? [])
      const watching = viewers.filter(({ wantsPictures }) => wantsPictures)
      const looking = (size: PictureSize) =>
        seatsAt(watching.filter(({ seen }) => (seen ? seen[id] : 'large') === size)).map(({ video }) => video)
      const [large, small] = [looking('large'), looking('small')]
      sender.connection?.uplinks.audio.leadTo(seatsAt(viewers).flatMap(({ audio }) => audio ?? []))
      sender.connection?.camera.leadTo(large, small)
      const screens =
        sender === screen ? watching.flatMap(({ connection }) => connection?.screen.video ?? []) : []
      sender.connection?.uplinks.screen.leadTo(screens)
      this.#tellSizes(sender, { large: large.length > 0 || this.#isRecorded, small: small.length > 0 })
    }
  }

  /** A size that nobody looks at is not even encoded. */
  #tellSizes(sender: Member, sends: Member['sends']): void {
    const { large, small } = sender.sends
    if (
      !sender.connection?.camera.hasSizes ||
      !sender.on.camera ||
      (large === sends.large && small === sends.small)
    )
      return
    sender.sends = sends
    sender.connection.say({ sends })
  }

  #tellState(screen: Member | null): void {
    const people = Object.fromEntries([...this.members].map(([id, { on }]) => [id, on]))
    for (const { connection, seated, grant } of this.members.values()) {
      const state: FromEngine = {
        state: {
          seats: seated,
          screen: screen?.grant.participantId ?? null,
          people,
          mayPublish: grant.canPublish,
        },
      }
      connection?.say(state)
    }
  }

  #screenOf(): Member | null {
    return [...this.members.values()].find(({ on }) => on.screen) ?? null
  }

  /** Everybody else must be able to see who sends; so no more may send than each has seats for. */
  #hasSeatFor(member: Member): boolean {
    const senders = [...this.members.values()].filter(
      (one) => one === member || one.on.audio || one.on.camera,
    )
    const viewers = [...this.members.values()].filter((one) => one !== member && one.connection)
    return viewers.every(({ seated }) => senders.length <= seated.length + 1)
  }
}

function interrupt({ connection }: Member, kind: MediaKind): void {
  if (kind === 'camera') connection?.camera.interrupt()
  else connection?.uplinks[kind].interrupt()
}

const screenBits = 2_000_000

/** Each camera sends to everybody, so the more there are, the less each may send. */
const cameraBits = (cameras: number): number => (cameras <= 2 ? 1_500_000 : cameras <= 6 ? 700_000 : 350_000)
