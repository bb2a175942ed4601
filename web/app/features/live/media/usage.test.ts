import { expect, test } from 'vitest'
import { UsageMeter, usageIn } from './usage.ts'

test('bytes of sound and of pictures are counted both ways, with their headers', () => {
  const report = new Map(
    [
      { type: 'inbound-rtp', kind: 'audio', bytesReceived: 1_000, headerBytesReceived: 100 },
      { type: 'outbound-rtp', kind: 'audio', bytesSent: 2_000, headerBytesSent: 200 },
      { type: 'inbound-rtp', kind: 'video', bytesReceived: 50_000 },
      { type: 'candidate-pair', bytesReceived: 999_999 },
    ].map((one, at) => [String(at), one]),
  )
  expect(usageIn(report)).toEqual({ sound: 3_300, pictures: 50_000 })
})

test('a new connection goes on where the one before ended', () => {
  const meter = new UsageMeter()
  meter.read({ sound: 5, pictures: 7 })
  meter.beginAnew()
  expect(meter.read(null)).toEqual({ sound: 5, pictures: 7 })
  expect(meter.read({ sound: 1, pictures: 0 })).toEqual({ sound: 6, pictures: 7 })
})
