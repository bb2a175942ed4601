import { buffer } from 'node:stream/consumers'
import {
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  FilePathTarget,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import type { FileStore } from '../../file-store.ts'
import { type Recorded, readRecorded } from './packet-log.ts'
import { pieceKey } from './pieces.ts'
import { type FilmPart, TimeLine } from './time-line.ts'
import { sizeOfKey } from './vp8.ts'

export interface Film {
  readonly ms: number
  readonly parts: readonly FilmPart[]
}

const soundMs = 20

/** Of a sound in one channel at 48 kHz (RFC 7845). */
const opusHead = Uint8Array.from([
  ...Buffer.from('OpusHead', 'latin1'),
  ...[1, 1, 0x38, 0x01, 0x80, 0xbb, 0, 0, 0, 0, 0],
])

/** Joins the pieces of a recording to one WebM file; null when there is nothing in them. */
export async function writeFilm(
  files: Pick<FileStore, 'open'>,
  recordingId: string,
  path: string,
): Promise<Film | null> {
  const line = new TimeLine()
  let film = null as OpenFilm | null
  let lastPicture = -1
  let needsKey = true
  // Pictures come before the sound of their moment, which waits for late voices; where it never came, they go.
  let early: Seen[] = []
  for await (const { kind, at, isKey, data } of framesOf(files, recordingId)) {
    if (kind === 'begin') {
      line.begin(at)
      ;[needsKey, early] = [true, []]
      continue
    }
    const ms = kind === 'sound' ? line.placeSound(at, soundMs) : line.place(at)
    if (kind === 'picture') {
      if (!needsKey || isKey) early.push({ ms, isKey, data })
      needsKey &&= !isKey
      continue
    }
    const due = early.filter((one) => one.ms <= ms + soundMs)
    early = early.slice(due.length)
    for (const one of due) {
      const size = film ? null : sizeOfKey(one.data)
      if (size) film = await beginFilm(path)
      lastPicture = Math.max(one.ms, lastPicture + 1)
      const packet = packetOf(one.data, one.isKey, lastPicture, 0)
      await film?.picture.add(packet, size ? pictureConfig(size) : undefined)
    }
    await film?.sound.add(packetOf(data, true, ms, soundMs), soundConfig)
  }
  if (!film) return null
  await film.output.finalize()
  return { ms: Math.round(line.length), parts: line.parts }
}

interface Seen {
  readonly ms: number
  readonly isKey: boolean
  readonly data: Uint8Array
}

interface OpenFilm {
  readonly output: Output
  readonly picture: EncodedVideoPacketSource
  readonly sound: EncodedAudioPacketSource
}

async function beginFilm(path: string): Promise<OpenFilm> {
  const output = new Output({ format: new WebMOutputFormat(), target: new FilePathTarget(path) })
  const picture = new EncodedVideoPacketSource('vp8')
  const sound = new EncodedAudioPacketSource('opus')
  output.addVideoTrack(picture)
  output.addAudioTrack(sound)
  await output.start()
  return { output, picture, sound }
}

const packetOf = (data: Uint8Array, isKey: boolean, ms: number, length: number): EncodedPacket =>
  new EncodedPacket(data, isKey ? 'key' : 'delta', ms / 1_000, length / 1_000)

const soundConfig = {
  decoderConfig: { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000, description: opusHead },
}

const pictureConfig = ({ width, height }: { width: number; height: number }) => ({
  decoderConfig: { codec: 'vp8', codedWidth: width, codedHeight: height },
})

async function* framesOf(files: Pick<FileStore, 'open'>, recordingId: string): AsyncGenerator<Recorded> {
  for (let at = 1; ; at++) {
    const piece = await files.open(pieceKey(recordingId, at))
    if (!piece) return
    yield* readRecorded(await buffer(piece))
  }
}
