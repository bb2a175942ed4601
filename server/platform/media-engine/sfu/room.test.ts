import { type FromEngine, type MediaKind, mediaKinds, type SentMedia } from '@arvand/contracts/class-channel'
import { expect, test } from 'vitest'
import type { Connection } from './connection.ts'
import type { OutStream } from './out-stream.ts'
import { type Member, Room } from './room.ts'
import { seatPeople } from './seats.ts'
import type { Uplink } from './uplink.ts'

interface TestMember {
  readonly member: Member
  readonly said: FromEngine[]
  readonly streams: { readonly [Name in 'seats']: OutStream[] } & { readonly screen: OutStream }
  /** Where each of its streams leads, and the small camera. */
  readonly leads: Record<MediaKind | 'small', readonly OutStream[]>
}

const nothing: SentMedia = { audio: false, camera: false, screen: false }

function join(
  room: Room,
  name: string,
  { seats = 3, may = mediaKinds as readonly MediaKind[] } = {},
): TestMember {
  const member = room.take({ roomId: 'class', participantId: name, canPublish: may }, 0)
  const said: FromEngine[] = []
  const leads: TestMember['leads'] = { audio: [], camera: [], screen: [], small: [] }
  const uplink = (kind: MediaKind) =>
    ({
      leadTo(outs: readonly OutStream[]) {
        leads[kind] = outs
      },
      interrupt: () => undefined,
    }) as unknown as Uplink
  const stream = (of: string) => ({ of: `${name}:${of}` }) as unknown as OutStream
  const videos = Array.from({ length: seats }, (_, at) => stream(`seat${at}`))
  const screen = stream('screen')
  const connection: Connection = {
    uplinks: { audio: uplink('audio'), camera: uplink('camera'), screen: uplink('screen') },
    camera: {
      hasSizes: true,
      leadTo(large, small) {
        leads.camera = large
        leads.small = small
      },
      interrupt: () => undefined,
      askForLost: () => undefined,
      report: () => undefined,
      askForPicture: () => undefined,
    },
    seats: videos.map((video) => ({ audio: null, video })),
    screen: { audio: null, video: screen },
    say: (message) => void said.push(message),
    close: () => undefined,
  }
  room.opened(member, connection)
  return { member, said, leads, streams: { seats: videos, screen } }
}

const lastState = ({ said }: TestMember) => said.flatMap((one) => ('state' in one ? [one.state] : [])).at(-1)
const refusals = ({ said }: TestMember) => said.filter((one) => 'refused' in one)

test('what somebody sends goes to the same seat at everybody else, and not to themselves', () => {
  const room = new Room()
  const [ali, sara, omid] = [join(room, 'ali'), join(room, 'sara'), join(room, 'omid')]
  room.switch(ali.member, { ...nothing, camera: true })
  expect(ali.leads.camera).toEqual([sara.streams.seats[0], omid.streams.seats[0]])
  expect(lastState(ali)?.seats).toEqual([null, null, null])
  expect(lastState(sara)).toMatchObject({ seats: ['ali', null, null], people: { ali: { camera: true } } })
  room.switch(sara.member, { ...nothing, audio: true })
  expect(lastState(omid)?.seats).toEqual(['ali', 'sara', null])
  expect(lastState(ali)?.seats).toEqual(['sara', null, null])
})

test('whoever saves data gets no picture, until they want them again', () => {
  const room = new Room()
  const [ali, sara, omid] = [join(room, 'ali'), join(room, 'sara'), join(room, 'omid')]
  room.switch(ali.member, { audio: true, camera: true, screen: true })
  room.hear(sara.member, { pictures: false }, 0)
  expect(ali.leads.camera).toEqual([omid.streams.seats[0]])
  expect(ali.leads.screen).toEqual([omid.streams.screen])
  expect(lastState(sara)).toMatchObject({ seats: ['ali', null, null], screen: 'ali' })
  room.hear(sara.member, { pictures: true }, 0)
  expect(ali.leads.camera).toEqual([sara.streams.seats[0], omid.streams.seats[0]])
  expect(ali.leads.screen).toEqual([sara.streams.screen, omid.streams.screen])
})

test('each viewer gets the cameras that they look at, in that size; what nobody looks at is not sent', () => {
  const room = new Room()
  const [ali, sara, omid] = [join(room, 'ali'), join(room, 'sara'), join(room, 'omid')]
  room.switch(ali.member, { ...nothing, audio: true, camera: true })
  const told = () => ali.said.flatMap((one) => ('sends' in one ? [one.sends] : []))
  // Pages that say nothing get all of it.
  expect(ali.leads.camera).toEqual([sara.streams.seats[0], omid.streams.seats[0]])
  expect(told()).toEqual([{ large: true, small: false }])
  room.hear(sara.member, { seen: { ali: 'small' } }, 0)
  expect([ali.leads.camera, ali.leads.small]).toEqual([[omid.streams.seats[0]], [sara.streams.seats[0]]])
  room.hear(omid.member, { seen: {} }, 0)
  expect([ali.leads.camera, ali.leads.small]).toEqual([[], [sara.streams.seats[0]]])
  expect(told().at(-1)).toEqual({ large: false, small: true })
  // Their voice comes all the same.
  expect(room.members.get('omid')?.seated).toEqual(['ali', null, null])
  room.setRecorded(true)
  expect(told().at(-1)).toEqual({ large: true, small: true })
  room.setRecorded(false)
  // Saved data is stronger than what is looked at.
  room.hear(sara.member, { pictures: false }, 0)
  expect([ali.leads.camera, ali.leads.small]).toEqual([[], []])
  room.hear(sara.member, { seen: { ali: 'large' } }, 0)
  expect(ali.leads.camera).toEqual([])
  room.hear(sara.member, { pictures: true }, 0)
  expect([ali.leads.camera, ali.leads.small]).toEqual([[sara.streams.seats[0]], []])
})

test('of a class of 200 one gets what they look at', () => {
  const room = new Room()
  const people = Array.from({ length: 200 }, (_, at) => join(room, `one-${at}`, { seats: 19 }))
  const senders = people.slice(0, 12)
  for (const { member } of senders) room.switch(member, { ...nothing, audio: true, camera: true })
  const viewer = people[150] as TestMember
  room.hear(viewer.member, { seen: { 'one-3': 'large', 'one-7': 'small', 'one-100': 'large' } }, 0)
  const mine = new Set(viewer.streams.seats)
  const coming = (size: 'camera' | 'small') =>
    senders.flatMap(({ leads }, at) => (leads[size].some((out) => mine.has(out)) ? [`one-${at}`] : []))
  expect([coming('camera'), coming('small')]).toEqual([['one-3'], ['one-7']])
})

test('a viewer who publishes is refused, and nothing of theirs is passed on', () => {
  const room = new Room()
  const [host, viewer] = [join(room, 'host'), join(room, 'viewer', { may: [] })]
  room.switch(viewer.member, { audio: true, camera: true, screen: true })
  expect(refusals(viewer)).toHaveLength(3)
  expect(mediaKinds.map((kind) => room.isOpen(viewer.member, kind))).toEqual([false, false, false])
  expect(lastState(host)?.people.viewer).toEqual(nothing)
  room.setGrant({ ...viewer.member.grant, canPublish: mediaKinds })
  room.switch(viewer.member, { ...nothing, audio: true })
  expect(room.isOpen(viewer.member, 'audio')).toBe(true)
  room.setGrant({ ...viewer.member.grant, canPublish: [] })
  expect(room.isOpen(viewer.member, 'audio')).toBe(false)
  expect(lastState(host)?.people.viewer).toEqual(nothing)
})

test('mute switches a microphone off; its owner may switch it on again', () => {
  const room = new Room()
  const [host, ali, sara] = [join(room, 'host'), join(room, 'ali'), join(room, 'sara')]
  for (const { member } of [host, ali, sara]) room.switch(member, { ...nothing, audio: true, camera: true })
  room.mute('ali')
  expect(ali.said.some((one) => 'muted' in one)).toBe(true)
  expect([host, ali, sara].map(({ member }) => room.isOpen(member, 'audio'))).toEqual([true, false, true])
  expect(room.isOpen(ali.member, 'camera')).toBe(true)
  room.switch(ali.member, { ...nothing, audio: true })
  expect(room.isOpen(ali.member, 'audio')).toBe(true)
  room.mute(undefined, ['host'])
  expect([host, ali, sara].map(({ member }) => room.isOpen(member, 'audio'))).toEqual([true, false, false])
})

test('whoever is removed is seen nowhere at once, and a newer connection ends an older one', () => {
  const room = new Room()
  const [host, ali] = [join(room, 'host'), join(room, 'ali')]
  room.switch(ali.member, { ...nothing, camera: true })
  room.end('ali', 'removed')
  expect(ali.said.at(-1)).toEqual({ ended: 'removed' })
  expect(room.isOpen(ali.member, 'camera')).toBe(false)
  // The connection closes a moment later, and what it says until then is not heard.
  room.hear(ali.member, { on: { ...nothing, audio: true } }, 0)
  expect(room.isOpen(ali.member, 'audio')).toBe(false)
  expect(lastState(host)?.seats).toEqual([null, null, null])
  const again = join(room, 'host')
  expect(host.said.at(-1)).toEqual({ ended: 'replaced' })
  // The end of the older one does not take the newer one away.
  room.leave('host', host.member)
  expect(room.members.get('host')).toBe(again.member)
})

test('one screen at a time', () => {
  const room = new Room()
  const [ali, sara] = [join(room, 'ali'), join(room, 'sara')]
  room.switch(ali.member, { ...nothing, screen: true })
  expect(ali.leads.screen).toEqual([sara.streams.screen])
  room.switch(sara.member, { ...nothing, screen: true })
  expect(refusals(sara)).toEqual([{ refused: 'screen', why: 'screen-taken' }])
  expect(lastState(ali)).toMatchObject({ screen: 'ali', people: { sara: { screen: false } } })
})

test('nobody sends whom others have no seat for', () => {
  const room = new Room()
  const people = ['ali', 'sara', 'omid'].map((name) => join(room, name, { seats: 1 }))
  const [ali, sara, omid] = people as [TestMember, TestMember, TestMember]
  for (const { member } of [ali, sara, omid]) room.switch(member, { ...nothing, audio: true })
  expect(refusals(omid)).toEqual([{ refused: 'audio', why: 'full' }])
  expect(lastState(omid)?.seats).toEqual(['ali'])
})

test('a browser that talks without end is held back', () => {
  const room = new Room()
  const [ali, sara] = [join(room, 'ali'), join(room, 'sara')]
  const before = sara.said.length
  for (let at = 0; at < 500; at++) room.hear(ali.member, { on: { ...nothing, audio: at % 2 === 0 } }, 5_000)
  expect(sara.said.length - before).toBe(10)
  room.hear(ali.member, { on: { ...nothing, audio: true } }, 6_000)
  expect(lastState(sara)?.people.ali?.audio).toBe(true)
})

test('the silent are dropped', () => {
  const room = new Room()
  const [ali, sara] = [join(room, 'ali'), join(room, 'sara')]
  room.hear(sara.member, { alive: true }, 20_000)
  room.dropSilent(20_000)
  expect([...room.members.keys()]).toEqual(['sara'])
  expect(lastState(sara)?.people.ali).toBeUndefined()
  expect(ali.member.on).toEqual(nothing)
})

test('a process that stood still drops nobody whom it could not hear, and the silent afterwards as ever', () => {
  const room = new Room()
  const [ali, sara] = [join(room, 'ali'), join(room, 'sara')]
  for (const one of [ali, sara]) room.hear(one.member, { alive: true }, 1_000)
  room.dropSilent(1_000)
  room.dropSilent(31_000)
  expect([...room.members.keys()]).toEqual(['ali', 'sara'])
  room.hear(sara.member, { alive: true }, 31_100)
  for (let second = 32; second < 42; second++) room.dropSilent(second * 1_000)
  expect([...room.members.keys()]).toEqual(['ali', 'sara'])
  room.dropSilent(42_000)
  expect([...room.members.keys()]).toEqual(['sara'])
})

test('whoever sits stays; a seat that nobody needs is kept until somebody does', () => {
  const all = new Set(['a', 'b', 'c'])
  expect(seatPeople([null, null], all, ['a', 'b'])).toEqual(['a', 'b'])
  expect(seatPeople(['a', 'b'], all, ['b'])).toEqual(['a', 'b'])
  expect(seatPeople(['a', 'b'], all, ['b', 'c'])).toEqual(['c', 'b'])
  expect(seatPeople(['a', 'b'], new Set(['b']), ['b'])).toEqual([null, 'b'])
})
