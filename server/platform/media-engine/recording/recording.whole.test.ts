import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDecoder, createEncoder } from 'libopus-wasm'
import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input } from 'mediabunny'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FileStore, openFileStore } from '#platform/file-store'
import { newId } from '#platform/ids'
import { freePort } from '#server/testing/app-process'
import { type MediaEngine, openMediaEngine } from '../../media-engine.ts'
import { type Client, connectTo, localBroadcast, lossOf, mediaProcessAt, until } from '../testing-client.ts'
import { writeFilm } from './film.ts'
import { darkPicture, sizeOfKey } from './vp8.ts'

/** A class that is recorded by the media process, which is killed in its middle. */

let folder: string
let files: FileStore
let port: number
let engine: MediaEngine
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arvand-recording-'))
  files = await openFileStore({ dataDir: folder, s3: null })
  port = await freePort()
  const settings = {
    ...{ isOn: true, host: '127.0.0.1', port, tcpPort: null, address: null },
    ...{ turn: null, bigBlueButton: null, liveKit: null },
  }
  engine = await openMediaEngine(settings, localBroadcast(), () => undefined, files)
})
afterAll(async () => {
  await engine.close()
  await rm(folder, { recursive: true })
})

const grantOf = (participantId: string) => ({
  ...{ roomId: 'class', participantId, canPublish: ['audio', 'camera', 'screen'] as const },
})

/** The picture of a clapperboard is known by its width. */
const clapWidth = 320
const aPicture = (width: number): Buffer => {
  const picture = Buffer.from(darkPicture)
  picture.writeUInt16LE(width, 6)
  return picture
}

const rtp = (type: number, sequence: number, timestamp: number, ssrc: number, payload: Buffer): Buffer => {
  const head = Buffer.alloc(12)
  head[0] = 0x80
  head[1] = type
  head.writeUInt16BE(sequence & 0xffff, 2)
  head.writeUInt32BE(timestamp >>> 0, 4)
  head.writeUInt32BE(ssrc, 8)
  return Buffer.concat([head, payload])
}

/** Sends sound and picture as a browser does, and claps once a second: a whole picture and a tone that begin together. */
async function perform(client: Client, seconds: number): Promise<void> {
  const encoder = await createEncoder({ channels: 1 })
  const tone = Float32Array.from({ length: 960 }, (_, at) => 0.5 * Math.sin(at / 8))
  const begun = performance.now()
  let pictures = 0
  for (let tick = 0; tick < seconds * 50; tick++) {
    await until(() => performance.now() - begun >= tick * 20)
    const beat = tick % 50
    const sound = encoder.encodeFloat(beat >= 25 && beat < 30 ? tone : new Float32Array(960))
    client.sendSound(rtp(0x80 | 111, tick, tick * 960, 5_000, Buffer.from(sound)))
    if (tick % 2 === 1) {
      const picture = beat === 25 ? aPicture(clapWidth) : client.takeAsked() > 0 ? aPicture(640) : aDelta
      const payload = Buffer.concat([Buffer.from([0x10]), picture])
      client.sendPicture(rtp(0x80 | 96, pictures++, tick * 1_800, 5_001, payload))
    }
  }
}
const aDelta = Buffer.from([1, 2, 3])

test('a class is recorded, and after its process was killed the film goes on', {
  timeout: 60_000,
}, async () => {
  const recordingId = newId()
  const begin = async (id: string | null) => {
    const client = await connectTo(engine, grantOf('ali'), id)
    client.say({ on: { audio: true, camera: true, screen: false } })
    await until(() => client.said.some((one) => 'state' in one && one.state.people.ali?.camera === true))
    return client
  }
  const first = await begin(null)
  await engine.recordings?.record('class', recordingId)
  await perform(first, 4)
  const lost = lossOf(engine, 'class')
  process.kill(await mediaProcessAt(port), 'SIGKILL')
  first.close()
  await lost
  // The next who connects makes the recording go on.
  const second = await begin(recordingId)
  await perform(second, 4)
  await engine.recordings?.record('class', null)
  await perform(second, 1)
  second.close()
  await engine.close()

  const path = join(folder, 'film.webm')
  const film = await writeFilm(files, recordingId, path)
  expect(film?.parts).toHaveLength(2)
  // What was not handed over when the process died is half a second.
  expect(film?.ms).toBeGreaterThan(6_500)
  expect(film?.ms).toBeLessThan(9_000)
  using input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) })
  expect(Math.abs((await input.computeDuration()) * 1_000 - (film?.ms ?? 0))).toBeLessThan(100)
  const [claps, tones] = [await clapsOf(input), await tonesOf(input)]
  expect(claps.length).toBeGreaterThanOrEqual(6)
  // Each clap is seen when it is heard.
  const nearest = claps.map((clap) => Math.min(...tones.map((one) => Math.abs(one - clap))))
  expect(Math.max(...nearest)).toBeLessThan(0.09)
})

async function clapsOf(input: Input): Promise<number[]> {
  const track = await input.getPrimaryVideoTrack()
  if (!track) throw new Error('no picture')
  const claps: number[] = []
  for await (const { data, timestamp } of new EncodedPacketSink(track).packets())
    if (sizeOfKey(data)?.width === clapWidth) claps.push(timestamp)
  return claps
}

/** When it becomes loud. */
async function tonesOf(input: Input): Promise<number[]> {
  const track = await input.getPrimaryAudioTrack()
  if (!track) throw new Error('no sound')
  const decoder = await createDecoder({ channels: 1 })
  const tones: number[] = []
  let wasLoud = false
  for await (const { data, timestamp } of new EncodedPacketSink(track).packets()) {
    const isLoud = decoder.decodeFloat(data).some((sample) => Math.abs(sample) > 0.2)
    if (isLoud && !wasLoud) tones.push(timestamp)
    wasLoud = isLoud
  }
  return tones
}
