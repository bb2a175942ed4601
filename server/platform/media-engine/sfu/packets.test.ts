import { expect, test } from 'vitest'
import { OutStream } from './out-stream.ts'
import { bitrateLimit, negativeAcknowledgement, pictureLoss, readRtcp } from './rtcp.ts'
import { isRtcp, type RtpPacket, readRtp } from './rtp.ts'
import { sendOn } from './send-on.ts'

const hex = (packet: Buffer) => packet.toString('hex')

/** A packet with the header extension 1 for the audio level. */
function packetOf(sequence: number, timestamp = 1_000, level = 20): Buffer {
  const packet = Buffer.alloc(12 + 4 + 4 + 5)
  packet[0] = 0x90
  packet[1] = 111
  packet.writeUInt16BE(sequence, 2)
  packet.writeUInt32BE(timestamp, 4)
  packet.writeUInt32BE(7, 8)
  packet.writeUInt16BE(0xbede, 12)
  packet.writeUInt16BE(1, 14)
  packet[16] = 0x10
  packet[17] = 0x80 | level
  packet.write('sound', 20)
  return packet
}

const read = (sequence: number, timestamp?: number): RtpPacket => {
  const packet = readRtp(packetOf(sequence, timestamp), 1)
  if (!packet) throw new Error('no packet')
  return packet
}

test('a packet loses its header extensions and tells its level', () => {
  const packet = read(5)
  expect(packet).toMatchObject({ sequence: 5, timestamp: 1_000, ssrc: 7, level: 20 })
  expect(hex(packet.plain)).toBe(`806f0005000003e800000007${Buffer.from('sound').toString('hex')}`)
  expect(readRtp(packetOf(5), 2)?.level).toBeNull()
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a header alone', Buffer.alloc(12, 0x80)],
  ['another version', Buffer.alloc(40, 0x40)],
  ['an extension longer than the packet', Buffer.from('906f00050000000000000007bede7fff00', 'hex')],
  ['more contributing sources than bytes', Buffer.from('8f6f000500000000000000070000', 'hex')],
])('%s is no packet', (_, packet) => {
  expect(readRtp(packet, 1)).toBeNull()
})

test('random bytes never throw', () => {
  for (let seed = 1; seed <= 2_000; seed++) {
    const bytes = Buffer.from(
      Array.from({ length: seed % 60 }, (_, at) => (seed * 7919 + at * at * 104_729) & 0xff),
    )
    readRtp(bytes, 1)
    readRtcp(bytes)
    isRtcp(bytes)
  }
})

test('feedback packets are those of the standards', () => {
  expect(hex(pictureLoss(0x0a0b0c0d))).toBe('81ce0002000000010a0b0c0d')
  expect(hex(negativeAcknowledgement(2, [10, 11, 26, 27, 65_535]))).toBe(
    '81cd0005000000010000000' + '2000a8001' + '001b0000' + 'ffff0000',
  )
  // Sequence numbers of one group may pass the largest one.
  expect(hex(negativeAcknowledgement(2, [65_535, 0])).slice(24)).toBe('ffff0001')
  const limit = bitrateLimit(1_500_000, [9])
  expect(limit.subarray(12, 16).toString()).toBe('REMB')
  const [exponent, mantissa] = [limit.readUInt8(17) >> 2, limit.readUIntBE(17, 3) & 0x3_ffff]
  expect(mantissa * 2 ** exponent).toBeGreaterThan(1_490_000)
  expect(mantissa * 2 ** exponent).toBeLessThanOrEqual(1_500_000)
})

test('a request for a whole picture is found in a compound packet', () => {
  const compound = Buffer.concat([Buffer.from('80c9000100000001', 'hex'), pictureLoss(3)])
  expect(readRtcp(compound).asksForPicture).toBe(true)
  expect(readRtcp(Buffer.from('80c9000100000001', 'hex')).asksForPicture).toBe(false)
})

test('one stream goes on without a jump when another source takes it', () => {
  const sent: Buffer[] = []
  const out = new OutStream({ ssrc: 99, payloadType: 96, clockRate: 48_000 }, (packet) =>
    sent.push(Buffer.from(packet)),
  )
  out.send(read(65_535, 5_000), 1_000)
  out.send(read(0, 5_960), 1_020)
  out.interrupt()
  out.send(read(40_000, 77), 1_040)
  out.send(read(40_002, 77 + 960), 1_060)
  out.send(read(40_001, 77 + 480), 1_061)
  const numbers = sent.map((packet) => [packet.readUInt16BE(2), packet.readUInt32BE(4)])
  expect(numbers).toEqual([
    [65_535, 5_000],
    [0, 5_960],
    [1, 6_920],
    [3, 7_880],
    [2, 7_400],
  ])
  expect(sent.every((packet) => packet.readUInt32BE(8) === 99 && packet[1] === 96)).toBe(true)
})

test('a packet that the library refuses is lost alone', () => {
  const refusing = {
    isOpen: () => true,
    sendMessageBinary: () => {
      throw new Error('SRTP protect error, status=10')
    },
  }
  expect(() => sendOn(refusing, packetOf(1))).not.toThrow()
})
