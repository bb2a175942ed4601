import type { RtpPacket } from '../sfu/rtp.ts'

export interface Picture {
  readonly timestamp: number
  readonly isKey: boolean
  readonly data: Buffer
}

interface Part {
  readonly sequence: number
  readonly timestamp: number
  /** The first packet of its picture. */
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly data: Buffer
}

/** What came too early waits for what is asked for again; more than this is given up. */
const mostWaiting = 150

const rtpHeader = 12

/** What the packet carries, without padding. */
export function payloadOf(plain: Buffer): Buffer | null {
  const isPadded = ((plain[0] ?? 0) & 0x20) !== 0
  const padding = isPadded ? (plain.at(-1) ?? 0) : 0
  const end = plain.length - padding
  return end > rtpHeader ? plain.subarray(rtpHeader, end) : null
}

/** Reads the descriptor before each part of a VP8 picture (RFC 7741). */
function partOf({ plain, sequence, timestamp }: RtpPacket): Part | null {
  const payload = payloadOf(plain)
  if (!payload) return null
  const first = payload[0] ?? 0
  let at = 1
  if (first & 0x80) {
    const more = payload[at++] ?? 0
    if (more & 0x80) at += (payload[at] ?? 0) & 0x80 ? 2 : 1
    if (more & 0x40) at += 1
    if (more & 0x30) at += 1
  }
  if (at >= payload.length) return null
  return {
    ...{ sequence, timestamp },
    isFirst: (first & 0x1f) === 0x10,
    isLast: ((plain[1] ?? 0) & 0x80) !== 0,
    data: Buffer.from(payload.subarray(at)),
  }
}

/** The first packet of a picture that stands alone. */
export function beginsWhole(packet: RtpPacket): boolean {
  const part = partOf(packet)
  return part?.isFirst === true && ((part.data[0] ?? 1) & 1) === 0
}

/** Puts the pictures of one sender together; after a loss nothing comes until the next picture that stands alone. */
export class Pictures {
  readonly #waiting = new Map<number, Part>()
  #next: number | null = null
  #parts: Part[] = []
  #isBroken = true

  /** A picture is missing, and the sender should send one that stands alone. */
  get isBroken(): boolean {
    return this.#isBroken
  }

  /** The pictures that are whole now, in their order. */
  add(packet: RtpPacket): Picture[] {
    const part = partOf(packet)
    if (!part) return []
    this.#next ??= part.sequence
    const ahead = (part.sequence - this.#next) & 0xffff
    if (ahead >= 0x8000) return []
    this.#waiting.set(part.sequence, part)
    if (ahead > mostWaiting || this.#waiting.size > mostWaiting) this.#giveUp(part)
    return [...this.#whole()]
  }

  /** Goes on with the newest packet. */
  #giveUp(newest: Part): void {
    this.#waiting.clear()
    this.#waiting.set(newest.sequence, newest)
    this.#next = newest.sequence
    this.#parts = []
    this.#isBroken = true
  }

  *#whole(): Generator<Picture> {
    while (this.#next !== null) {
      const part = this.#waiting.get(this.#next)
      if (!part) return
      this.#waiting.delete(this.#next)
      this.#next = (this.#next + 1) & 0xffff
      if (part.isFirst) this.#parts = []
      this.#parts.push(part)
      if (!part.isLast) continue
      const picture = this.#assemble()
      this.#parts = []
      if (picture) yield picture
    }
  }

  #assemble(): Picture | null {
    const [first] = this.#parts
    if (!first?.isFirst) {
      this.#isBroken = true
      return null
    }
    const data = Buffer.concat(this.#parts.map((one) => one.data))
    const isKey = ((data[0] ?? 1) & 1) === 0
    if (this.#isBroken && !isKey) return null
    this.#isBroken = false
    return { timestamp: first.timestamp, isKey, data }
  }
}

/** Width and height of a picture that stands alone; null when it is none. */
export function sizeOfKey(data: Uint8Array): { width: number; height: number } | null {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.length)
  if (bytes.length < 10 || (bytes.readUInt8(0) & 1) !== 0 || bytes.readUIntBE(3, 3) !== 0x9d012a) return null
  return { width: bytes.readUInt16LE(6) & 0x3fff, height: bytes.readUInt16LE(8) & 0x3fff }
}

/** A dark picture of 640 × 360, for moments in which nobody is to be seen. */
export const darkPicture: Buffer = Buffer.from(
  `UDMAnQEqgAJoAQqHCIWFiJmEiDgCAAYWBPcGgWSfa9ub${'Jzh7'.repeat(128)}JzeA/ugkAA==`,
  'base64',
)
