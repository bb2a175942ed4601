/** The RTCP packets that a forwarding server sends and reads (RFC 3550, RFC 4585, and REMB's draft). */

// Chromium ignores feedback from a sender whose number is 0 in some places, so ours is 1.
const ourSsrc = 1

/** Asks the sender for a whole picture. */
export function pictureLoss(mediaSsrc: number): Buffer {
  const packet = Buffer.alloc(12)
  header(packet, 1, 206)
  packet.writeUInt32BE(mediaSsrc, 8)
  return packet
}

/** Asks the sender for lost packets again. */
export function negativeAcknowledgement(mediaSsrc: number, lost: readonly number[]): Buffer {
  const pairs: [first: number, following: number][] = []
  for (const sequence of lost) {
    const last = pairs.at(-1)
    const distance = last ? (sequence - last[0]) & 0xffff : 0
    if (last && distance >= 1 && distance <= 16) last[1] |= 1 << (distance - 1)
    else pairs.push([sequence, 0])
  }
  const packet = Buffer.alloc(12 + pairs.length * 4)
  header(packet, 1, 205)
  packet.writeUInt32BE(mediaSsrc, 8)
  for (const [at, [first, following]] of pairs.entries()) {
    packet.writeUInt16BE(first, 12 + at * 4)
    packet.writeUInt16BE(following, 14 + at * 4)
  }
  return packet
}

/** Tells the sender how many bits a second it may send in all (REMB). */
export function bitrateLimit(bitsPerSecond: number, ssrcs: readonly number[]): Buffer {
  const packet = Buffer.alloc(20 + ssrcs.length * 4)
  header(packet, 15, 206)
  packet.write('REMB', 12, 'latin1')
  const exponent = Math.max(0, Math.ceil(Math.log2((bitsPerSecond + 1) / 0x4_0000)))
  const mantissa = Math.floor(bitsPerSecond / 2 ** exponent)
  packet.writeUInt8(ssrcs.length, 16)
  packet.writeUIntBE(exponent * 0x4_0000 + mantissa, 17, 3)
  for (const [at, ssrc] of ssrcs.entries()) packet.writeUInt32BE(ssrc, 20 + at * 4)
  return packet
}

export interface Reception {
  readonly ssrc: number
  /** Share of packets lost since the last report, 0 to 1. */
  readonly fractionLost: number
  readonly lost: number
  readonly highestSequence: number
  /** The middle 32 bits of the last sender report's time, and how long ago it came, in seconds. */
  readonly lastReport: number
  readonly sinceReport: number
}

/** A receiver report: by it the sender learns about loss and about the time of a round trip. */
export function receiverReport(about: Reception): Buffer {
  const packet = Buffer.alloc(32)
  header(packet, 1, 201)
  packet.writeUInt32BE(about.ssrc, 8)
  packet.writeUInt8(Math.min(255, Math.floor(about.fractionLost * 256)), 12)
  packet.writeUIntBE(Math.min(0x7f_ffff, Math.max(0, about.lost)), 13, 3)
  packet.writeUInt32BE(about.highestSequence >>> 0, 16)
  packet.writeUInt32BE(about.lastReport, 24)
  packet.writeUInt32BE(
    about.lastReport === 0 ? 0 : Math.min(0xffff_ffff, Math.round(about.sinceReport * 65_536)),
    28,
  )
  return packet
}

export interface SenderReport {
  readonly ssrc: number
  readonly timestamp: number
  /** The middle 32 bits of its NTP time. */
  readonly shortTime: number
  readonly packet: Buffer
}

export interface ReadRtcp {
  readonly report: SenderReport | null
  readonly asksForPicture: boolean
}

/** Reads a compound packet, and ignores what it does not need. */
export function readRtcp(compound: Buffer): ReadRtcp {
  let report: SenderReport | null = null
  let asksForPicture = false
  for (let at = 0; at + 4 <= compound.length; ) {
    const end = at + 4 + compound.readUInt16BE(at + 2) * 4
    if (end > compound.length) break
    const [format, type] = [compound.readUInt8(at) & 0x1f, compound.readUInt8(at + 1)]
    if (type === 200 && end - at >= 28) {
      report = {
        ssrc: compound.readUInt32BE(at + 4),
        shortTime: compound.readUInt32BE(at + 10),
        timestamp: compound.readUInt32BE(at + 16),
        // Its blocks about what the sender receives itself are of no use to others.
        packet: Buffer.from(compound.subarray(at, at + 28)),
      }
      report.packet[0] = 0x80
      report.packet.writeUInt16BE(6, 2)
    }
    if (type === 206 && (format === 1 || format === 4)) asksForPicture = true
    at = end
  }
  return { report, asksForPicture }
}

function header(packet: Buffer, format: number, type: number): void {
  packet.writeUInt8(0x80 | format, 0)
  packet.writeUInt8(type, 1)
  packet.writeUInt16BE(packet.length / 4 - 1, 2)
  packet.writeUInt32BE(ourSsrc, 4)
}
