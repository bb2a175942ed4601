import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDecoder, createEncoder } from 'libopus-wasm'
import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input } from 'mediabunny'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FileStore, openFileStore } from '#platform/file-store'
import { newId } from '#platform/ids'
import { Room } from '../sfu/room.ts'
import type { RtpPacket } from '../sfu/rtp.ts'
import { writeFilm } from './film.ts'
import { type Recorded, readRecorded, writeRecorded } from './packet-log.ts'
import { piecesIn } from './pieces.ts'
import { Recorder, type Sender, type Tapped } from './recorder.ts'
import { Recordings } from './recordings.ts'
import { SenderTime } from './sender-time.ts'
import { Voices } from './voices.ts'
import { darkPicture, Pictures, sizeOfKey } from './vp8.ts'

let folder: string
let files: FileStore
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arvand-recording-'))
  files = await openFileStore({ dataDir: folder, s3: null })
})
afterAll(() => rm(folder, { recursive: true }))

interface RtpWish {
  readonly payload: Buffer
  readonly sequence: number
  readonly timestamp: number
  readonly isLast?: boolean
  readonly level?: number
}

const rtp = ({ payload, sequence, timestamp, isLast = true, level = 20 }: RtpWish): RtpPacket => {
  const plain = Buffer.concat([Buffer.alloc(12), payload])
  plain[0] = 0x80
  plain[1] = 96 | (isLast ? 0x80 : 0)
  return { sequence: sequence & 0xffff, timestamp: timestamp >>> 0, ssrc: 1, level, plain }
}

const aKey = (width: number): Buffer => {
  const picture = Buffer.from(darkPicture)
  picture.writeUInt16LE(width, 6)
  return picture
}
const aDelta = Buffer.from([1, 2, 3])
/** A picture in packets of so many bytes, with the descriptor that Chromium writes. */
const packetsOf = (picture: Buffer, sequence: number, timestamp: number, bytes = 200): RtpPacket[] =>
  Array.from({ length: Math.ceil(picture.length / bytes) }, (_, at) =>
    rtp({
      ...{ sequence: sequence + at, timestamp },
      payload: Buffer.concat([
        Buffer.from([0x80 | (at === 0 ? 0x10 : 0), 0x80, 0x81, at]),
        picture.subarray(at * bytes, (at + 1) * bytes),
      ]),
      isLast: (at + 1) * bytes >= picture.length,
    }),
  )

test('pictures are put together whatever order their packets come in', () => {
  const pictures = new Pictures()
  const key = packetsOf(aKey(640), 0xfffe, 9_000)
  expect(key).toHaveLength(3)
  const [first, second, third] = key as [RtpPacket, RtpPacket, RtpPacket]
  expect([first, third].flatMap((one) => pictures.add(one))).toEqual([])
  expect(pictures.add(second)).toMatchObject([{ isKey: true, timestamp: 9_000, data: aKey(640) }])
  expect(pictures.add(packetsOf(aDelta, 1, 12_000)[0] as RtpPacket)).toMatchObject([
    { isKey: false, data: aDelta },
  ])
  // Twice the same.
  expect(pictures.add(third)).toEqual([])
})

test('after a picture was lost nothing comes until one that stands alone', () => {
  const pictures = new Pictures()
  for (const one of packetsOf(aKey(640), 0, 0)) pictures.add(one)
  expect(pictures.isBroken).toBe(false)
  const later = (at: number) => packetsOf(aDelta, at, at * 3_000)[0] as RtpPacket
  const seen = Array.from({ length: 200 }, (_, at) => pictures.add(later(4 + at))).flat()
  expect(seen).toEqual([])
  expect(pictures.isBroken).toBe(true)
  expect(packetsOf(aKey(320), 204, 700_000).flatMap((one) => pictures.add(one))).toHaveLength(1)
  expect(sizeOfKey(aKey(320))).toEqual({ width: 320, height: 360 })
})

test('a delay on the way moves nothing; a sender who begins anew is followed', () => {
  const time = new SenderTime(48_000)
  expect(time.at(0, 1_000)).toBe(1_000)
  expect(time.at(960, 1_050)).toBeCloseTo(1_020, 0)
  expect(time.at(1_920, 1_040)).toBeCloseTo(1_040, 0)
  expect(time.at(4_000_000, 9_000)).toBe(9_000)
})

/** A tone of 20 ms. */
const tone = (hertz: number): Float32Array =>
  Float32Array.from({ length: 960 }, (_, at) => 0.3 * Math.sin((at / 48_000) * 2 * Math.PI * hertz))
const energyAt = (samples: Float32Array, hertz: number): number => {
  let [real, imaginary] = [0, 0]
  for (const [at, sample] of samples.entries()) {
    real += sample * Math.cos((at / 48_000) * 2 * Math.PI * hertz)
    imaginary += sample * Math.sin((at / 48_000) * 2 * Math.PI * hertz)
  }
  return Math.hypot(real, imaginary) / samples.length
}

test('two voices are in one sound, and silence goes on', async () => {
  const voices = await Voices.open(0)
  const encoders = [await createEncoder({ channels: 1 }), await createEncoder({ channels: 1 })]
  const speak = (at: number) => {
    for (const [of, encoder] of encoders.entries())
      voices.hear(`${of}`, at * 960, encoder.encodeFloat(tone(of === 0 ? 500 : 1_500)), at * 20)
  }
  speak(0)
  await new Promise((done) => setTimeout(done, 50))
  for (let at = 1; at < 50; at++) speak(at)
  const mixed = [...voices.mix(1_500)]
  expect(mixed.map(({ at }) => at)).toEqual(Array.from({ length: 65 }, (_, at) => at * 20))
  const decoder = await createDecoder({ channels: 1 })
  const heard = mixed.map(({ data }) => decoder.decodeFloat(data))
  const middle = heard[30] as Float32Array
  expect(energyAt(middle, 500)).toBeGreaterThan(0.08)
  expect(energyAt(middle, 1_500)).toBeGreaterThan(0.08)
  expect(energyAt(middle, 3_000)).toBeLessThan(0.02)
  expect(energyAt(heard[60] as Float32Array, 500)).toBeLessThan(0.01)
  // What is no sound is passed over.
  voices.hear('0', 0, Buffer.alloc(0), 2_000)
  voices.hear('0', 0, Buffer.alloc(3_000, 255), 2_000)
  voices.close()
})

interface TestUplink extends Tapped {
  asked: number
}
const uplink = (): TestUplink => ({
  tap: null,
  asked: 0,
  askForPicture() {
    this.asked += 1
  },
})
const member = (on: Partial<Sender['on']> = {}) => ({
  on: { audio: true, camera: false, screen: false, ...on },
  connection: { uplinks: { audio: uplink(), camera: uplink(), screen: uplink() } },
})

test('the screen is shown, otherwise whoever speaks, each from a picture that stands alone', async () => {
  const [ali, sara] = [member({ camera: true }), member({ camera: true })]
  const members = new Map([
    ['ali', ali],
    ['sara', sara],
  ])
  const isOpen = (one: Sender, kind: keyof Sender['on']) => one.on[kind]
  const kept: Recorded[] = []
  const recorder = new Recorder({ members, isOpen }, await Voices.open(0), 0, (one) => kept.push(one))
  const sizes = () => kept.flatMap(({ data }) => sizeOfKey(data)?.width ?? [])
  let sequence = 0
  const send = (to: TestUplink, picture: Buffer, at: number) => {
    for (const one of packetsOf(picture, sequence, at * 90, 2_000)) to.tap?.(one, at)
    sequence += 1
  }
  expect(sizes()).toEqual([640])
  recorder.follow(['sara'], 500)
  expect([ali.connection.uplinks.camera.asked, sara.connection.uplinks.camera.asked]).toEqual([0, 1])
  send(sara.connection.uplinks.camera, aDelta, 600)
  send(sara.connection.uplinks.camera, aKey(200), 700)
  send(sara.connection.uplinks.camera, aDelta, 800)
  expect(sizes()).toEqual([640, 200])
  expect(kept.at(-1)).toMatchObject({ kind: 'picture', isKey: false, at: 800 })
  // The other one speaks, but not yet for long enough to be shown.
  recorder.follow(['ali'], 1_000)
  expect(ali.connection.uplinks.camera.tap).toBeNull()
  recorder.follow(['ali'], 4_000)
  send(sara.connection.uplinks.camera, aDelta, 4_010)
  expect(kept.at(-1)).toMatchObject({ at: 4_010 })
  sequence = 100
  send(ali.connection.uplinks.camera, aKey(300), 4_100)
  expect(sizes()).toEqual([640, 200, 300])
  expect(sara.connection.uplinks.camera.tap).toBeNull()
  sara.on.screen = true
  recorder.follow(['ali'], 4_500)
  send(sara.connection.uplinks.screen, aKey(1280), 4_600)
  expect(sizes()).toEqual([640, 200, 300, 1280])
  Object.assign(sara.on, { screen: false, camera: false })
  ali.on.camera = false
  recorder.follow([], 5_000)
  expect(sizes()).toEqual([640, 200, 300, 1280, 640])
  recorder.close(5_000)
  expect(ali.connection.uplinks.audio.tap).toBeNull()
})

const frames = (from: number, seconds: number): Recorded[] => [
  { kind: 'begin', at: from, isKey: true, data: Buffer.alloc(0) },
  { kind: 'picture', at: from, isKey: true, data: darkPicture },
  ...Array.from({ length: seconds * 50 }, (_, at) => at * 20).flatMap((ms): Recorded[] => [
    { kind: 'sound', at: from + ms, isKey: true, data: Buffer.from([0xf8, 0xff, 0xfe]) },
    ...(ms % 100 === 40 ? [{ kind: 'picture', at: from + ms, isKey: false, data: aDelta } as const] : []),
  ]),
]

test('pieces of several processes become one film without the pauses; a frame cut short is left out', async () => {
  const recordingId = newId()
  const troubles: Error[] = []
  const first = piecesIn(files, (error) => troubles.push(error))
  const begun = Date.UTC(2026, 10, 29)
  for (const one of frames(begun, 3)) first.add(recordingId, writeRecorded(one))
  await first.close()
  const second = piecesIn(files, (error) => troubles.push(error))
  const last = Buffer.concat(frames(begun + 60_000, 2).map(writeRecorded))
  second.add(recordingId, last.subarray(0, -5))
  await second.close()
  expect(troubles).toEqual([])
  const path = join(folder, 'film.webm')
  const film = await writeFilm(files, recordingId, path)
  expect(film?.parts).toEqual([
    { from: begun, at: 0 },
    { from: begun + 60_000, at: 3_000 },
  ])
  expect(film?.ms).toBeGreaterThanOrEqual(4_980)
  expect(film?.ms).toBeLessThanOrEqual(5_000)
  using input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) })
  expect(await input.computeDuration()).toBeCloseTo(5, 1)
  const [picture, sound] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
  expect([picture?.codec, sound?.codec]).toEqual(['vp8', 'opus'])
  if (!picture) throw new Error('no picture')
  const times: number[] = []
  for await (const one of new EncodedPacketSink(picture).packets()) times.push(one.timestamp)
  // In step with the sound: as far after the beginning of its part as it was sent.
  expect(times.slice(0, 3)).toEqual([0, 0.04, 0.14])
  expect(times.filter((one) => one >= 3).slice(0, 2)).toEqual([3, 3.04])
})

test('of a recording without anything there is no film', async () => {
  expect(await writeFilm(files, newId(), join(folder, 'none.webm'))).toBeNull()
})

test('what is written can be read, up to where it was cut', () => {
  const all = frames(1_000, 1)
  const written = Buffer.concat(all.map(writeRecorded))
  expect([...readRecorded(written)]).toHaveLength(all.length)
  expect([...readRecorded(written.subarray(0, -1))]).toHaveLength(all.length - 1)
})

test('whoever connects makes a recording go on, but brings back none that was paused meanwhile', () => {
  const recordings = new Recordings(
    () => undefined,
    () => undefined,
  )
  const room = new Room()
  recordings.connected('class', room, 'film')
  expect(recordings.recordingOf('class')).toBe('film')
  recordings.order('class', room, null)
  recordings.connected('class', room, 'film')
  expect(recordings.recordingOf('class')).toBeNull()
  recordings.order('class', room, 'film')
  recordings.connected('class', room, null)
  expect(recordings.recordingOf('class')).toBe('film')
  recordings.emptied('class')
  expect(recordings.recordingOf('class')).toBeNull()
  recordings.connected('class', room, 'film')
  expect(recordings.recordingOf('class')).toBe('film')
})

test('an order before anybody has connected counts for the first who does', () => {
  const recordings = new Recordings(
    () => undefined,
    () => undefined,
  )
  recordings.order('class', undefined, 'film')
  recordings.connected('class', new Room(), null)
  expect(recordings.recordingOf('class')).toBe('film')
})
