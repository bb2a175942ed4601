import { setTimeout as delay } from 'node:timers/promises'
import { darkPicture } from '../../../server/platform/media-engine/recording/vp8.ts'
import type { Peer } from './forwarder.ts'

/** Who sends how much: a webinar's host, or one of many cameras in a meet. */
export interface Sending {
  readonly picturesASecond: number
  readonly packetsOfPicture: number
  readonly bytes: number
}

export const soundsASecond = 50

/** Sends sound and picture at an even pace until it is stopped; a whole picture when one is asked for. */
export async function send(peer: Peer, sending: Sending, stop: AbortSignal): Promise<void> {
  const { picturesASecond, packetsOfPicture, bytes } = sending
  const begun = performance.now()
  let [sounds, pictures, sequence] = [0, 0, 0]
  const sound = Buffer.alloc(80, 7)
  while (!stop.aborted) {
    if (peer.isClosed()) throw new Error('the connection of a sender ended')
    const spent = (performance.now() - begun) / 1_000
    for (; sounds < spent * soundsASecond; sounds++)
      peer.sendSound(packet({ type: 111, sequence: sounds, timestamp: sounds * 960, ssrc: 5_000 }, sound))
    for (; pictures < spent * picturesASecond; pictures++) {
      const isWhole = pictures === 0 || peer.takeAsked() > 0
      for (let part = 0; part < packetsOfPicture; part++) {
        const timestamp = Math.round((pictures * 90_000) / picturesASecond)
        const isLast = part === packetsOfPicture - 1
        const head = { type: isLast ? 0x80 | 96 : 96, sequence: sequence++, timestamp, ssrc: 5_001 }
        peer.sendPicture(packet(head, partOfPicture(part === 0, isWhole, bytes - 12)))
      }
    }
    await delay(5)
  }
}

/** A part of a VP8 picture: its descriptor, and what no viewer here decodes. */
function partOfPicture(isFirst: boolean, isWhole: boolean, bytes: number): Buffer {
  const part = Buffer.alloc(bytes, 1)
  part[0] = isFirst ? 0x10 : 0
  if (isFirst && isWhole) darkPicture.copy(part, 1, 0, Math.min(darkPicture.length, bytes - 1))
  return part
}

interface Head {
  readonly type: number
  readonly sequence: number
  readonly timestamp: number
  readonly ssrc: number
}

function packet({ type, sequence, timestamp, ssrc }: Head, payload: Buffer): Buffer {
  const head = Buffer.alloc(12)
  head[0] = 0x80
  head[1] = type
  head.writeUInt16BE(sequence & 0xffff, 2)
  head.writeUInt32BE(timestamp >>> 0, 4)
  head.writeUInt32BE(ssrc, 8)
  return Buffer.concat([head, payload])
}
