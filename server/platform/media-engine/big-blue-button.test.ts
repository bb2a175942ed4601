import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBigBlueButton } from './big-blue-button.ts'
import { addressOf, checksumOf, replyOf } from './big-blue-button-call.ts'

const secret = '639259d4-9dd8-4b25-bf01-95f9567eaf4b'

// Of the API's documentation.
test.each([
  [
    'create',
    'name=Test+Meeting&meetingID=abc123&attendeePW=111222&moderatorPW=333444',
    'da9185f7f333cfdfcd6eeac32dca3777510c4c436020d8b887ba5515bd1d189e',
  ],
  [
    'isMeetingRunning',
    'meetingID=abc123',
    '0d7030d1b5af6624c3e8909540eb2747a33d993a4951fb3bde9462025e41dcdb',
  ],
  ['getMeetings', '', 'a5370c5f3d97d56d53b435684cdbc429c2898a3bf9f435518b4279e1e0dbfc8c'],
  [
    'join',
    'fullName=%D8%B3%D8%A7%D8%B1%D8%A7&meetingID=abc123&role=VIEWER&userID=u1',
    '22e9e1393975205dd81d24ca30e06521124dcb0d7dcfe62f3a09d5d3466dd08b',
  ],
])('the checksum of %s', (call, query, checksum) => {
  expect(checksumOf(call, query, secret)).toBe(checksum)
})

test('an address carries exactly what its checksum was made of', () => {
  const url = new URL('https://bbb.example.ir/bigbluebutton/api/')
  const params = { fullName: 'سارا', meetingID: 'abc123', role: 'VIEWER', userID: 'u1' }
  const address = addressOf({ url, secret }, 'join', params)
  expect(address.href).toBe(
    'https://bbb.example.ir/bigbluebutton/api/join?fullName=%D8%B3%D8%A7%D8%B1%D8%A7&meetingID=abc123&role=VIEWER&userID=u1&checksum=22e9e1393975205dd81d24ca30e06521124dcb0d7dcfe62f3a09d5d3466dd08b',
  )
})

test('a reply is read by its own elements alone', () => {
  const xml =
    '<response><returncode>SUCCESS</returncode><a><returncode>FAILED</returncode></a><message><![CDATA[a & b]]></message></response>'
  expect(Object.fromEntries(replyOf(xml))).toEqual({ returncode: 'SUCCESS', message: 'a & b' })
})

/** A server that speaks as BigBlueButton does, and notes what it was asked. */
let asked: URL[] = []
const running = new Map<string, number>()
const double = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://127.0.0.1')
  asked.push(url)
  const call = url.pathname.split('/').at(-1) ?? ''
  const query = url.search.slice(1).replace(/&?checksum=\w+$/, '')
  const id = url.searchParams.get('meetingID') ?? ''
  const failed = (key: string) =>
    `<response><returncode>FAILED</returncode><messageKey>${key}</messageKey></response>`
  const answer = () => {
    if (url.searchParams.get('checksum') !== checksumOf(call, query, secret)) return failed('checksumError')
    if (call === 'end' && !running.delete(id)) return failed('notFound')
    if (call === 'create' && !running.has(id)) running.set(id, 1_700_000_000_000 + running.size)
    return `<response><returncode>SUCCESS</returncode><createTime>${running.get(id) ?? ''}</createTime></response>`
  }
  response.setHeader('content-type', 'text/xml').end(answer())
})
let url: URL
beforeAll(async () => {
  await new Promise<void>((listening) => double.listen(0, '127.0.0.1', listening))
  url = new URL(`http://127.0.0.1:${(double.address() as AddressInfo).port}/bigbluebutton/api/`)
})
beforeEach(() => {
  asked = []
  running.clear()
})
afterAll(() => new Promise((closed) => double.close(closed)))

const guest = {
  roomId: 'room-1',
  title: 'کلاس رسم، ۱',
  participantId: 'p1',
  name: 'سارا محمدی',
  isHost: false,
}

test('a class is opened once, and each person goes in by an address of their own', async () => {
  const engine = openBigBlueButton({ url, secret }, (error) => expect.fail(error.message))
  const first = await engine.meetings?.join({ ...guest, isHost: true })
  const second = await engine.meetings?.join({ ...guest, participantId: 'p2', name: 'آرش کیانی' })
  expect(running.size).toBe(1)
  expect(Object.fromEntries(first?.searchParams ?? [])).toMatchObject({
    ...{ fullName: 'سارا محمدی', meetingID: 'room-1', role: 'MODERATOR', userID: 'p1' },
    createTime: '1700000000000',
  })
  expect(Object.fromEntries(second?.searchParams ?? [])).toMatchObject({ role: 'VIEWER', userID: 'p2' })
  for (const address of [first, second])
    expect(await (await fetch(address ?? '')).text()).toContain('SUCCESS')
  await engine.closeRoom('room-1')
  expect(running.size).toBe(0)
  // Once more it is no trouble.
  await engine.closeRoom('room-1')
})

test('with a wrong secret, or while it is silent, a class has no sound and picture, and the reason is noted', async () => {
  const troubles: string[] = []
  const note = (error: Error) => void troubles.push(error.message)
  const wrong = openBigBlueButton({ url, secret: 'another' }, note)
  await expect(wrong.meetings?.join(guest)).rejects.toMatchObject({ trouble: 'unavailable' })
  const silent = openBigBlueButton({ url: new URL('http://127.0.0.1:1/'), secret }, note)
  await expect(silent.meetings?.join(guest)).rejects.toMatchObject({ trouble: 'unavailable' })
  expect(troubles[0]).toContain('checksumError')
  expect(troubles).toHaveLength(2)
})
