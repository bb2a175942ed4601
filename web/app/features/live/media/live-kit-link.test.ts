import { EventEmitter } from 'node:events'
import type { FromEngine } from '@arvand/contracts/class-channel'
import { DisconnectReason, type Room, RoomEvent, Track } from 'livekit-client'
import { expect, test, vi } from 'vitest'
import { openLiveKitLink } from './live-kit-link.ts'

type MediaTrack = MediaStreamTrack & { readonly name: string }
const aTrack = (name: string) => ({ name }) as unknown as MediaTrack

/** What somebody sends, as LiveKit's library shows it. */
class Publication {
  readonly source: Track.Source
  isMuted = false
  isDesired = false
  track: { mediaStreamTrack: MediaStreamTrack; replaceTrack?: (to: MediaStreamTrack) => void } | undefined
  constructor(source: Track.Source, sent: MediaStreamTrack | null) {
    this.source = source
    if (sent) this.track = { mediaStreamTrack: sent }
  }
}
class Remote extends Publication {
  setSubscribed(wanted: boolean): void {
    this.isDesired = wanted
    this.track = wanted ? { mediaStreamTrack: aTrack(`${this.source} received`) } : undefined
  }
}
class Person {
  readonly identity: string
  readonly trackPublications = new Map<string, Publication>()
  constructor(identity: string, ...sent: Track.Source[]) {
    this.identity = identity
    for (const source of sent) this.trackPublications.set(source, new Remote(source, null))
  }
  getTrackPublication(source: Track.Source): Publication | undefined {
    return this.trackPublications.get(source)
  }
}

/** A room of LiveKit's library without a network: it notes what is published. */
class DoubleRoom extends EventEmitter {
  readonly done: string[] = []
  readonly remoteParticipants = new Map<string, Person>()
  activeSpeakers: Person[] = []
  mayPublish = true
  readonly localParticipant = Object.assign(new Person('me'), {
    permissions: { canPublish: true },
    publishTrack: async (track: MediaStreamTrack, { source }: { source: Track.Source }) => {
      if (!this.mayPublish) throw new Error('insufficient permissions')
      const made = new Publication(source, track)
      if (made.track)
        made.track.replaceTrack = (to) => void this.done.push(`replaced by ${(to as MediaTrack).name}`)
      const set = (isMuted: boolean) => async () => {
        made.isMuted = isMuted
        this.done.push(isMuted ? `muted ${source}` : `unmuted ${source}`)
      }
      this.localParticipant.trackPublications.set(
        source,
        Object.assign(made, { mute: set(true), unmute: set(false) }),
      )
      this.done.push(`published ${source}`)
      this.emit(RoomEvent.LocalTrackPublished)
    },
    unpublishTrack: async ({ mediaStreamTrack }: { mediaStreamTrack: MediaStreamTrack }) => {
      for (const [source, one] of this.localParticipant.trackPublications)
        if (one.track?.mediaStreamTrack === mediaStreamTrack)
          this.localParticipant.trackPublications.delete(source)
      this.done.push(`unpublished ${(mediaStreamTrack as MediaTrack).name}`)
    },
  })
  async connect(url: string, token: string): Promise<void> {
    this.done.push(`connected to ${url} with ${token}`)
  }
  async disconnect(): Promise<void> {
    this.emit(RoomEvent.Disconnected, DisconnectReason.CLIENT_INITIATED)
  }
  add(...people: Person[]): void {
    for (const one of people) this.remoteParticipants.set(one.identity, one)
    this.emit(RoomEvent.ParticipantConnected)
  }
}

async function connected(seats = 2) {
  const room = new DoubleRoom()
  const heard: FromEngine[] = []
  const onLost = vi.fn()
  const link = await openLiveKitLink({
    ...{ seats, onLost, onMessage: (message: FromEngine) => void heard.push(message) },
    ticket: async () => ({ url: 'ws://livekit', token: 'a-token' }),
    roomOf: () => room as unknown as Room,
  })
  const state = () => {
    const last = heard.findLast((message) => 'state' in message)
    return last && 'state' in last ? last.state : expect.fail('no state was told')
  }
  return { room, heard, onLost, link, state }
}
const { Microphone, Camera, ScreenShare } = Track.Source
const all = { audio: true, camera: true, screen: false }

test('who sends something is seated, received and told; of the others nothing is received', async () => {
  const { room, link, state } = await connected()
  expect(room.done).toEqual(['connected to ws://livekit with a-token'])
  const [ali, sara, third] = [
    new Person('ali', Microphone, Camera),
    new Person('sara', Camera, ScreenShare),
    new Person('third', Microphone),
  ]
  room.add(ali, sara, third, new Person('silent'))
  expect(state()).toMatchObject({
    seats: ['ali', 'sara'],
    screen: 'sara',
    mayPublish: ['audio', 'camera', 'screen'],
  })
  expect(state().people).toMatchObject({
    ali: { audio: true, camera: true, screen: false },
    silent: { audio: false, camera: false, screen: false },
  })
  room.emit(RoomEvent.TrackSubscribed)
  expect(link.seats[0]).toMatchObject({ audio: { name: 'microphone received' } })
  expect(link.screen).toMatchObject({ name: 'screen_share received' })
  expect(third.getTrackPublication(Microphone)?.isDesired).toBe(false)
  // Who speaks is heard, in the seat of one who is silent.
  room.activeSpeakers = [third]
  room.emit(RoomEvent.ActiveSpeakersChanged, [third])
  expect(state().seats).toEqual(['third', 'sara'])
  expect(third.getTrackPublication(Microphone)?.isDesired).toBe(true)
  expect(ali.getTrackPublication(Camera)?.isDesired).toBe(false)
})

test('whoever saves data receives voices alone', async () => {
  const { room, link, state } = await connected()
  const ali = new Person('ali', Microphone, Camera, ScreenShare)
  room.add(ali)
  const received = () =>
    [Microphone, Camera, ScreenShare].map((one) => ali.getTrackPublication(one)?.isDesired)
  expect(received()).toEqual([true, true, true])
  link.say({ pictures: false })
  expect(received()).toEqual([true, false, false])
  expect(state()).toMatchObject({ seats: ['ali', null], screen: 'ali' })
  link.say({ pictures: true })
  expect(received()).toEqual([true, true, true])
})

test('own devices are published when they are on; a microphone is muted, a camera taken away', async () => {
  const { room, link } = await connected()
  const done = () => room.done.slice(1)
  link.carry('audio', aTrack('mic'))
  link.carry('camera', aTrack('cam'))
  link.say({ on: all })
  await vi.waitFor(() => expect(done()).toHaveLength(2))
  expect(done().toSorted()).toEqual(['published camera', 'published microphone'])
  link.say({ on: { ...all, audio: false } })
  await vi.waitFor(() => expect(done()).toContain('muted microphone'))
  link.carry('camera', null)
  link.say({ on: { ...all, audio: true, camera: false } })
  await vi.waitFor(() =>
    expect(done()).toEqual(expect.arrayContaining(['unpublished cam', 'unmuted microphone'])),
  )
  link.carry('audio', aTrack('another mic'))
  await vi.waitFor(() => expect(done()).toContain('replaced by another mic'))
})

test('the host mutes and takes the right to send; a second screen and what is not allowed are refused', async () => {
  const { room, link, heard, state } = await connected()
  link.carry('audio', aTrack('mic'))
  link.say({ on: { ...all, camera: false } })
  await vi.waitFor(() => expect(room.done).toContain('published microphone'))
  const mine = room.localParticipant.getTrackPublication(Microphone)
  if (mine) mine.isMuted = true
  room.emit(RoomEvent.TrackMuted, mine, room.localParticipant)
  expect(heard).toContainEqual({ muted: true })
  expect(state().people.me?.audio).toBe(false)
  room.add(new Person('sara', ScreenShare))
  link.carry('screen', aTrack('screen'))
  link.say({ on: { ...all, audio: false, camera: false, screen: true } })
  await vi.waitFor(() => expect(heard).toContainEqual({ refused: 'screen', why: 'screen-taken' }))
  room.mayPublish = false
  link.carry('camera', aTrack('cam'))
  link.say({ on: { audio: false, camera: true, screen: false } })
  await vi.waitFor(() => expect(heard).toContainEqual({ refused: 'camera', why: 'not-allowed' }))
  room.localParticipant.permissions.canPublish = false
  room.emit(RoomEvent.ParticipantPermissionsChanged)
  expect(state().mayPublish).toEqual([])
})

test.each([
  [DisconnectReason.DUPLICATE_IDENTITY, 'replaced'],
  [DisconnectReason.PARTICIPANT_REMOVED, 'removed'],
  [DisconnectReason.ROOM_DELETED, 'closed'],
] as const)('end %i is final: %s', async (reason, ended) => {
  const { room, heard, onLost } = await connected()
  room.emit(RoomEvent.Disconnected, reason)
  expect(heard.at(-1)).toEqual({ ended })
  expect(onLost).not.toHaveBeenCalled()
})

test('a lost line is told as lost, and an own leave as nothing', async () => {
  const lost = await connected()
  lost.room.emit(RoomEvent.Disconnected, undefined)
  expect(lost.onLost).toHaveBeenCalledOnce()
  const left = await connected()
  const before = left.heard.length
  left.link.close()
  expect(left.onLost).not.toHaveBeenCalled()
  expect(left.heard).toHaveLength(before)
})
