import type { Track } from 'node-datachannel'
import { expect, test } from 'vitest'
import { readRtcp } from './rtcp.ts'
import { Uplink } from './uplink.ts'

/** A camera: what comes from its browser, and what is sent back to it. */
function aCamera(ssrc: number) {
  let hear: (packet: Buffer) => void = () => undefined
  const sent: Buffer[] = []
  const track = {
    onMessage(listener: typeof hear) {
      hear = listener
    },
    isOpen: () => true,
    sendMessageBinary: (packet: Buffer) => void sent.push(packet),
  } as unknown as Track
  const uplink = new Uplink({ track, ssrc, levelId: null, isVideo: true, isOpen: () => true })
  const come = (sequence: number, from = ssrc) => {
    const packet = Buffer.alloc(40, 1)
    packet[0] = 0x80
    packet[1] = 96
    packet.writeUInt16BE(sequence, 2)
    packet.writeUInt32BE(from, 8)
    hear(packet)
  }
  return { uplink, come, sent }
}

test('a whole picture, a lower rate and lost packets are asked for by the number of the stream, whoever was heard last', () => {
  const { uplink, come, sent } = aCamera(0x0a0b0c0d)
  come(1)
  come(3)
  // Libdatachannel itself would ask whoever was heard last.
  come(9, 0x01020304)
  uplink.askForPicture(10_000)
  uplink.askForLost(10_040)
  uplink.report(300_000, 10_060)
  const [picture, lost, report] = sent
  expect(sent).toHaveLength(3)
  expect(readRtcp(picture ?? Buffer.alloc(0)).asksForPicture).toBe(true)
  // The stream that is meant: third word of feedback (RFC 4585), last word of REMB, second word of a report's block.
  expect(picture?.readUInt32BE(8)).toBe(0x0a0b0c0d)
  expect([lost?.readUInt8(1), lost?.readUInt32BE(8), lost?.readUInt16BE(12)]).toEqual([205, 0x0a0b0c0d, 2])
  expect(report?.readUInt32BE(8)).toBe(0x0a0b0c0d)
  expect(report?.readUInt32BE(report.length - 4)).toBe(0x0a0b0c0d)
  expect(report?.includes(Buffer.from('01020304', 'hex'))).toBe(false)
})
