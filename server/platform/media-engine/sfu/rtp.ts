/** Fields of an RTP packet (RFC 3550), and what forwarding changes of them. */
export interface RtpPacket {
  readonly sequence: number
  readonly timestamp: number
  readonly ssrc: number
  /** 0 is the loudest, 127 is silence (RFC 6464); null when the packet does not say. */
  readonly level: number | null
  /** The same packet without header extensions and contributing sources, whose numbers differ between connections. */
  readonly plain: Buffer
}

const fixedHeader = 12

/** RTP and RTCP share a port; packet types 192 to 223 are RTCP (RFC 5761). */
export const isRtcp = (packet: Buffer): boolean => {
  const type = packet[1] ?? 0
  return type >= 192 && type <= 223
}

/** Null for what is no RTP packet: browsers are not trusted to send only well-formed ones. */
export function readRtp(packet: Buffer, levelId: number | null): RtpPacket | null {
  if (packet.length < fixedHeader) return null
  const first = packet.readUInt8(0)
  if (first >> 6 !== 2) return null
  let payloadAt = fixedHeader + (first & 0x0f) * 4
  let level: number | null = null
  if (first & 0x10) {
    if (packet.length < payloadAt + 4) return null
    const profile = packet.readUInt16BE(payloadAt)
    const end = payloadAt + 4 + packet.readUInt16BE(payloadAt + 2) * 4
    if (packet.length < end) return null
    if (levelId !== null) level = levelOf(packet.subarray(payloadAt + 4, end), profile, levelId)
    payloadAt = end
  }
  if (packet.length <= payloadAt) return null
  const plain = Buffer.allocUnsafe(fixedHeader + packet.length - payloadAt)
  packet.copy(plain, 0, 0, fixedHeader)
  // The version and the padding stay; there is no extension and no contributing source any more.
  plain[0] = first & 0xe0
  packet.copy(plain, fixedHeader, payloadAt)
  return {
    sequence: packet.readUInt16BE(2),
    timestamp: packet.readUInt32BE(4),
    ssrc: packet.readUInt32BE(8),
    level,
    plain,
  }
}

const oneByteProfile = 0xbede

/** Reads the audio level among one-byte header extensions (RFC 8285). */
function levelOf(extensions: Buffer, profile: number, levelId: number): number | null {
  if (profile !== oneByteProfile) return null
  for (let at = 0; at < extensions.length; ) {
    const head = extensions.readUInt8(at)
    const id = head >> 4
    if (id === 15) return null
    if (id === 0) {
      at += 1
      continue
    }
    if (id === levelId && at + 1 < extensions.length) return extensions.readUInt8(at + 1) & 0x7f
    at += 2 + (head & 0x0f)
  }
  return null
}
