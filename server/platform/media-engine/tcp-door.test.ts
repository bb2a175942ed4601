import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { type AddressInfo, connect, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#server/testing/app-process'
import { framed, openTcpDoor } from './tcp-door.ts'

/** The UDP port of the engine, which sends back what comes. */
const engine = createSocket('udp4')
const heard: Buffer[] = []
let door: Server
let tcpPort: number
beforeAll(async () => {
  engine.on('message', (packet, from) => {
    heard.push(packet)
    engine.send(packet, from.port, from.address)
  })
  engine.bind(0, '127.0.0.1')
  await once(engine, 'listening')
  tcpPort = await freePort()
  door = await openTcpDoor({ host: '127.0.0.1', tcpPort, port: (engine.address() as AddressInfo).port })
})
afterAll(() => {
  door.close()
  engine.close()
})

/** With which every browser begins. */
const aBinding = Buffer.concat([Buffer.from('000100002112a442', 'hex'), Buffer.alloc(12, 1)])
const aPacket = (bytes: number, fill: number) => Buffer.alloc(bytes, fill)

async function aLine(port = tcpPort): Promise<{ line: Socket; came: () => Buffer; ended: Promise<unknown> }> {
  const line = connect(port, '127.0.0.1')
  const ended = new Promise((resolve) => line.once('close', resolve))
  await once(line, 'connect')
  let came: Buffer = Buffer.alloc(0)
  line.on('data', (bytes) => {
    came = Buffer.concat([came, bytes])
  })
  line.on('error', () => undefined)
  return { line, came: () => came, ended }
}

test('packets go to the engine and come back, however the line cuts them', async () => {
  const { line, came } = await aLine()
  const sent = [aBinding, aPacket(1_200, 7), aPacket(1, 8), aPacket(900, 9)]
  const bytes = Buffer.concat(sent.map(framed))
  for (let at = 0; at < bytes.length; at += 333) {
    line.write(bytes.subarray(at, at + 333))
    await new Promise((resolve) => setImmediate(resolve))
  }
  await expect.poll(() => came().length).toBe(bytes.length)
  expect(came().equals(bytes)).toBe(true)
  line.destroy()
})

test('two lines are two browsers to the engine: each gets what is its own', async () => {
  const [one, other] = [await aLine(), await aLine()]
  one.line.write(framed(aBinding))
  other.line.write(Buffer.concat([framed(aBinding), framed(aPacket(50, 5))]))
  await expect.poll(() => other.came().length).toBe(2 * 2 + aBinding.length + 50)
  await expect.poll(() => one.came().length).toBe(2 + aBinding.length)
  for (const { line } of [one, other]) line.destroy()
})

test.each([
  ['what does not begin as a browser does', framed(aPacket(20, 7))],
  ['a page that is asked for', Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\n')],
  [
    'more than any network carries in one piece',
    Buffer.concat([framed(aBinding), Buffer.from([0xff, 0xff])]),
  ],
])('%s is hung up on, and the engine hears nothing of it', async (_what, bytes) => {
  heard.splice(0)
  const { line } = await aLine()
  const closed = once(line, 'close')
  line.write(bytes)
  await closed
  expect(heard.every((packet) => packet.equals(aBinding))).toBe(true)
})

test('whom the engine does not answer is hung up on', async () => {
  const silent = createSocket('udp4').bind(0, '127.0.0.1')
  await once(silent, 'listening')
  const port = await freePort()
  const ofSilent = { host: '127.0.0.1', tcpPort: port, port: silent.address().port, answerMs: 50 }
  const silentDoor = await openTcpDoor(ofSilent)
  const line = connect(port, '127.0.0.1')
  const closed = once(line, 'close')
  line.resume().write(framed(aBinding))
  await closed
  silentDoor.close()
  silent.close()
})

test('a network may have a few lines that say nothing, and those that are answered do not count', async () => {
  const port = await freePort()
  const limits = { answerMs: 60_000, mostUnanswered: 1 }
  const toEngine = { host: '127.0.0.1', tcpPort: port, port: engine.address().port }
  const strict = await openTcpDoor({ ...toEngine, ...limits })
  const answered = await aLine(port)
  answered.line.write(framed(aBinding))
  await expect.poll(() => answered.came().length).toBe(2 + aBinding.length)
  const silent = await aLine(port)
  const refused = await aLine(port)
  await refused.ended
  expect(silent.line.destroyed).toBe(false)
  silent.line.destroy()
  await silent.ended
  await expect
    .poll(async () => {
      const { line, came } = await aLine(port)
      line.write(framed(aBinding))
      await Promise.race([once(line, 'data'), once(line, 'close')])
      line.destroy()
      return came().length
    })
    .toBe(2 + aBinding.length)
  answered.line.destroy()
  strict.close()
})

test('a port that is taken is told, and the caller goes on', async () => {
  await expect(openTcpDoor({ host: '127.0.0.1', tcpPort, port: 1 })).rejects.toThrow('EADDRINUSE')
})
