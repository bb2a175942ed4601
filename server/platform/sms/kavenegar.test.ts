import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DeliveryTrouble } from '../delivery-trouble.ts'
import { smsByKavenegar } from './kavenegar.ts'

/** A double of Kavenegar (facts.md B7): `asked` holds the calls that it got, `answer` is its next answer. */
const asked: { path: string; type: string; fields: Record<string, string> }[] = []
let answer: { status: number; body: string } | 'hang' | 'cut'
const server = createServer(async (request: IncomingMessage, response) => {
  const fields = Object.fromEntries(new URLSearchParams(await text(request)))
  asked.push({ path: request.url ?? '', type: request.headers['content-type'] ?? '', fields })
  if (answer === 'hang') return
  if (answer === 'cut') return void request.socket.destroy()
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
})

const key = '46764E49-secret-key'
let baseUrl: URL
const phone = '+989121234567'

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked.length = 0
  answer = taken
})

const entry = { messageid: 8792343, message: '۱۲۳', status: 5, statustext: 'ارسال شد', cost: 120 }
const reply = (status: number, entries: unknown) => ({
  status: status === 200 ? 200 : status,
  body: JSON.stringify({ return: { status, message: 'تایید شد' }, entries }),
})
const taken = reply(200, entry)

const adapter = (waitMs?: number) =>
  smsByKavenegar({ key, template: 'arvand-code', sender: '10004346', baseUrl }, waitMs)

const troubleOf = async (sending: Promise<void>): Promise<DeliveryTrouble> => {
  const error = await sending.catch((thrown: unknown) => thrown)
  if (!(error instanceof DeliveryTrouble)) throw new Error('it did not refuse', { cause: error })
  expect(JSON.stringify({ ...error, message: error.message, stack: error.stack })).not.toContain(key)
  return error
}

test('a code goes out by the approved template', async () => {
  await adapter().sendCode({ to: phone, code: '123456', text: 'کد', by: 'sms' })
  expect(asked).toEqual([
    {
      path: `/v1/${key}/verify/lookup.json`,
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
      fields: { receptor: '09121234567', token: '123456', template: 'arvand-code', type: 'sms' },
    },
  ])
})

test('a call is the fallback, and abroad the number begins with 00', async () => {
  await adapter().sendCode({ to: '+4915112345678', code: '123456', text: 'کد', by: 'call' })
  expect(asked[0]?.fields).toMatchObject({ receptor: '004915112345678', type: 'call' })
})

test('another text goes out from our line', async () => {
  answer = reply(200, [entry])
  await adapter().send({ to: phone, text: 'سلام' })
  expect(asked[0]?.path).toBe(`/v1/${key}/sms/send.json`)
  expect(asked[0]?.fields).toEqual({ receptor: '09121234567', message: 'سلام', sender: '10004346' })
})

test.each([
  [400, true],
  [401, false],
  [402, false],
  [403, false],
  [409, false],
  [411, true],
  [418, false],
  [424, false],
  [431, true],
])('status %i is a no, for ever: %s', async (status, final) => {
  answer = reply(status, null)
  const trouble = await troubleOf(adapter().sendCode({ to: phone, code: '123456', text: 'کد', by: 'sms' }))
  expect(trouble).toMatchObject({ outcome: 'notSent', final })
  expect(trouble.message).toContain(String(status))
})

test('a number that blocks us is a no for ever', async () => {
  answer = reply(200, [{ ...entry, status: 14 }])
  const trouble = await troubleOf(adapter().send({ to: phone, text: 'سلام' }))
  expect(trouble).toMatchObject({ outcome: 'notSent', final: true })
})

test('a broken line, silence and nonsense leave the outcome open', async () => {
  for (const [given, waitMs] of [
    ['cut', 5_000],
    ['hang', 50],
    [{ status: 200, body: '<html>' }, 5_000],
    [{ status: 502, body: 'bad gateway' }, 5_000],
  ] as const) {
    answer = given
    const trouble = await troubleOf(adapter(waitMs).send({ to: phone, text: 'سلام' }))
    expect(trouble).toMatchObject({ outcome: 'unknown', final: false })
  }
})

test('nobody at the address: nothing was sent', async () => {
  const gone = createServer().listen(0, '127.0.0.1')
  await once(gone, 'listening')
  const closed = new URL(`http://127.0.0.1:${(gone.address() as AddressInfo).port}`)
  await new Promise((resolve) => gone.close(resolve))
  const sms = smsByKavenegar({ key, template: 'arvand-code', sender: '', baseUrl: closed })
  expect(await troubleOf(sms.send({ to: phone, text: 'سلام' }))).toMatchObject({ outcome: 'notSent' })
})
