import type { Track } from 'node-datachannel'
import { expect, test } from 'vitest'
import { darkPicture } from '../recording/vp8.ts'
import { Camera } from './camera.ts'
import { OutStream } from './out-stream.ts'
import { Uplink } from './uplink.ts'

const aDelta = Buffer.from([1, 2, 3])

/** A camera of a browser: what it sends, and how often a whole picture was asked for. */
function aSender(ssrc: number) {
  let hear: (packet: Buffer) => void = () => undefined
  let sequence = 0
  let asked = 0
  const track = {
    onMessage(listener: typeof hear) {
      hear = listener
    },
    isOpen: () => true,
    sendMessageBinary() {
      asked += 1
    },
  } as unknown as Track
  const uplink = new Uplink({ track, ssrc, levelId: null, isVideo: true, isOpen: () => true })
  const send = (picture: Buffer) => {
    const head = Buffer.alloc(13)
    head[0] = 0x80
    head[1] = 0x80 | 96
    head.writeUInt16BE(sequence++, 2)
    head.writeUInt32BE(sequence * 3_000, 4)
    head.writeUInt32BE(ssrc, 8)
    head[12] = 0x10
    hear(Buffer.concat([head, picture]))
  }
  return { uplink, send, asked: () => asked }
}

/** A viewer’s stream: the pictures that came, by their length, and their numbers. */
function aViewer() {
  const came: number[] = []
  const numbers: number[] = []
  const stream = new OutStream({ ssrc: 9, payloadType: 96, clockRate: 90_000 }, (packet) => {
    came.push(packet.length - 13)
    numbers.push(packet.readUInt16BE(2))
  })
  return { stream, came, numbers }
}

const length = darkPicture.length

test('whoever changes the size keeps theirs until a whole picture of the other one comes, and numbers go on', () => {
  const [large, small] = [aSender(1), aSender(2)]
  const camera = new Camera(large.uplink, small.uplink)
  const viewer = aViewer()
  camera.leadTo([viewer.stream], [])
  large.send(darkPicture)
  small.send(Buffer.concat([darkPicture, darkPicture]))
  expect(viewer.came).toEqual([length])
  const before = small.asked()
  camera.leadTo([], [viewer.stream])
  expect(small.asked()).toBeGreaterThan(before)
  // Parts of pictures that do not stand alone are not for somebody who has none before them.
  small.send(aDelta)
  large.send(aDelta)
  expect(viewer.came).toEqual([length, 3])
  small.send(Buffer.concat([darkPicture, darkPicture]))
  large.send(aDelta)
  small.send(aDelta)
  expect(viewer.came).toEqual([length, 3, 2 * length, 3])
  expect(viewer.numbers.map((one) => one - (viewer.numbers[0] ?? 0))).toEqual([0, 1, 2, 3])
})

test('minds are changed: back before the other size came, and away altogether', () => {
  const [large, small] = [aSender(1), aSender(2)]
  const camera = new Camera(large.uplink, small.uplink)
  const viewer = aViewer()
  camera.leadTo([viewer.stream], [])
  camera.leadTo([], [viewer.stream])
  camera.leadTo([viewer.stream], [])
  small.send(darkPicture)
  large.send(aDelta)
  expect(viewer.came).toEqual([3])
  camera.leadTo([], [viewer.stream])
  camera.leadTo([], [])
  small.send(darkPicture)
  large.send(darkPicture)
  expect(viewer.came).toEqual([3])
})

test('a browser that sends one size is seen in that by everybody', () => {
  const large = aSender(1)
  const camera = new Camera(large.uplink, null)
  const [one, other] = [aViewer(), aViewer()]
  camera.leadTo([one.stream], [other.stream])
  large.send(darkPicture)
  expect([one.came, other.came]).toEqual([[length], [length]])
  expect(camera.hasSizes).toBe(false)
})
