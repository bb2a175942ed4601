import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Bank, BankRefused, BankSilent } from '../../bank.ts'
import { bankByZarinpal } from './adapter.ts'

/** A double of Zarinpal (facts.md B6): `asked` holds the calls that it got, `answer` is its next answer. */
const asked: { path: string; fields: Record<string, unknown>; head: IncomingMessage['headers'] }[] = []
let answer: Reply | 'hang' | 'half' | 'cut'
interface Reply {
  readonly status?: number
  readonly body: unknown
}
const server = createServer(async (request, response) => {
  const fields = (await json(request)) as Record<string, unknown>
  asked.push({ path: request.url ?? '', fields, head: request.headers })
  if (answer === 'hang') return
  if (answer === 'cut') return void request.socket.destroy()
  if (answer === 'half') return void response.writeHead(200).write('{"data":{"code":100,')
  const { status = 200, body } = answer
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json' }).end(text)
})

let at: URL
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  at = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked.length = 0
})

const merchant = '1344b5d4-0048-11e8-94db-005056a205be'
const authority = 'A00000000000000000000000000207288780'
const adapter = (waitMs?: number, server: URL = at): Bank =>
  bankByZarinpal(
    {
      name: 'zarinpal',
      title: 'زرین‌پال',
      merchant,
      server: () => server,
      pages: new URL('https://payment.zarinpal.com/'),
      refunds: null,
    },
    waitMs,
  )

const yes = (data: object): Reply => ({
  body: { data: { code: 100, message: 'Success', ...data }, errors: [] },
})
const no = (code: number, status = 200): Reply => ({
  status,
  body: { data: [], errors: { code, message: 'no', validations: [] } },
})

const ask = {
  amount: 250_000,
  description: 'خرید دوره',
  returnTo: 'https://arvand.example/pay/return',
  orderId: 'o-1',
  mobile: '+989121234567',
}

/** Every call, each with an answer that the adapter accepts. */
const calls: Record<string, { call: (bank: Bank) => Promise<unknown>; taken: Reply }> = {
  request: { call: (bank) => bank.request(ask), taken: yes({ authority, fee_type: 'Merchant', fee: 100 }) },
  verify: { call: (bank) => bank.verify(authority, 250_000), taken: yes({ ref_id: 201, fee: 0 }) },
  inquiry: { call: (bank) => bank.inquiry(authority), taken: yes({ status: 'PAID' }) },
  unVerified: { call: (bank) => bank.unverified(), taken: yes({ authorities: [] }) },
  reverse: { call: (bank) => bank.reverse(authority), taken: yes({ message: 'Reversed' }) },
}

describe('what is asked', () => {
  test('a payment, in rials, with the mobile as it is typed in Iran', async () => {
    answer = calls.request?.taken ?? 'cut'
    expect(await adapter().request(ask)).toEqual({
      authority,
      redirect: `https://payment.zarinpal.com/pg/StartPay/${authority}`,
    })
    expect(asked[0]).toMatchObject({ path: '/pg/v4/payment/request.json' })
    expect(asked[0]?.head).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' })
    expect(asked[0]?.fields).toEqual({
      merchant_id: merchant,
      amount: 250_000,
      currency: 'IRR',
      description: 'خرید دوره',
      callback_url: 'https://arvand.example/pay/return',
      metadata: { order_id: 'o-1', mobile: '09121234567' },
    })
  })

  test('a long description is cut between letters, and a number abroad stays here', async () => {
    answer = calls.request?.taken ?? 'cut'
    await adapter().request({ ...ask, description: '🎵'.repeat(600), mobile: '+4915112345678' })
    expect(asked[0]?.fields).toMatchObject({ description: '🎵'.repeat(500), metadata: { order_id: 'o-1' } })
  })

  test.each([
    ['verify', { authority, amount: 250_000 }],
    ['inquiry', { authority }],
    ['unVerified', {}],
    ['reverse', { authority }],
  ])('%s', async (method, fields) => {
    answer = calls[method]?.taken ?? 'cut'
    await calls[method]?.call(adapter())
    expect(asked).toMatchObject([
      { path: `/pg/v4/payment/${method}.json`, fields: { merchant_id: merchant, ...fields } },
    ])
  })

  test('what has not the form of an authority is asked of nobody', async () => {
    answer = no(-54)
    for (const text of [
      '',
      'A123',
      `B${authority.slice(1)}`,
      `${authority}0`,
      `${authority.slice(1)}آ`,
      '../verify',
    ]) {
      expect(await adapter().verify(text, 1)).toEqual({ outcome: 'unknown' })
      expect(await adapter().inquiry(text)).toBe('unknown')
      expect(await adapter().reverse(text)).toBe('refused')
    }
    expect(asked).toEqual([])
  })
})

describe('verify', () => {
  const told = {
    ref_id: 201,
    card_pan: '502229******5995',
    card_hash: '1EBE3EBEBE35C7EC',
    fee_type: 'Merchant',
    fee: 500,
  }
  const paid = {
    outcome: 'paid',
    refId: '201',
    cardPan: '502229******5995',
    cardHash: '1EBE3EBEBE35C7EC',
    fee: 500,
  }
  const verify = () => adapter().verify(authority, 250_000)

  test('100 is paid now, 101 was confirmed before; both are success', async () => {
    answer = yes({ ...told, code: 100 })
    expect(await verify()).toEqual({ ...paid, again: false })
    answer = yes({ ...told, code: 101 })
    expect(await verify()).toEqual({ ...paid, again: true })
  })

  test('numbers as texts, and no card', async () => {
    answer = yes({ code: '100', ref_id: '99887766554433221100', fee: '0' })
    expect(await verify()).toEqual({
      outcome: 'paid',
      again: false,
      refId: '99887766554433221100',
      cardPan: null,
      cardHash: null,
      fee: 0,
    })
  })

  test.each([
    [-50, 'wrong-amount'],
    [-51, 'not-paid'],
    [-53, 'unknown'],
    [-54, 'unknown'],
  ])('%i is %s, under any status', async (code, outcome) => {
    for (const status of [200, 400, 422]) {
      answer = no(code, status)
      expect(await verify()).toEqual({ outcome })
    }
  })
})

describe('each code that is a no', () => {
  const codes = [-9, -10, -11, -13, -14, -15, -16, -17, -18, -30, -35, -39, -40]
  test.each(Object.keys(calls))('%s', async (method) => {
    for (const code of codes) {
      answer = no(code, code === -9 ? 422 : 200)
      const thrown = await calls[method]?.call(adapter()).catch((error: unknown) => error)
      expect(thrown).toBeInstanceOf(BankRefused)
      expect(thrown).toMatchObject({ code, message: expect.stringContaining(`${method}: ${code} `) })
    }
  })

  test('-12 and -52 pass: too many attempts, «unexpected»', async () => {
    for (const code of [-12, -52]) {
      answer = no(code)
      await expect(adapter().verify(authority, 1)).rejects.toBeInstanceOf(BankSilent)
    }
  })

  test.each([-51, -54, -60, -61, -62, -63])('a payment that stays as it is: %i at reverse', async (code) => {
    answer = no(code)
    expect(await adapter().reverse(authority)).toBe('refused')
  })
})

describe('inquiry and unVerified', () => {
  test.each([
    ['VERIFIED', 'verified'],
    ['PAID', 'paid'],
    ['IN_BANK', 'in-bank'],
    ['FAILED', 'failed'],
    ['REVERSED', 'reversed'],
  ])('%s', async (status, state) => {
    answer = yes({ status })
    expect(await adapter().inquiry(authority)).toBe(state)
  })

  test('what is not ours or not known', async () => {
    for (const code of [-53, -54]) {
      answer = no(code)
      expect(await adapter().inquiry(authority)).toBe('unknown')
    }
  })

  test('their times are of Tehran', async () => {
    const row = {
      authority,
      callback_url: 'https://golroz.com/vpay',
      referer: '/',
      date: '2026-07-01 17:33:25',
    }
    answer = yes({ code: '100', authorities: [{ ...row, amount: 50_500 }] })
    expect(await adapter().unverified()).toEqual([
      { authority, amount: 50_500, at: new Date('2026-07-01T14:03:25Z') },
    ])
  })
})

describe('silence: nobody knows', () => {
  const nonsense: [string, typeof answer][] = [
    ['a cut line', 'cut'],
    ['502', { status: 502, body: 'bad gateway' }],
    ['500 with a code', no(-9, 500)],
    ['a page', { body: '<html>' }],
    ['a page with 403', { status: 403, body: '<html>' }],
    ['nothing', { body: '' }],
    ['null', { body: 'null' }],
    ['a list', { body: [] }],
    ['a yes without data', { body: { data: [], errors: [] } }],
    [
      'a yes under 400',
      { status: 400, body: yes({ status: 'PAID', authorities: [], ref_id: 1, authority }).body },
    ],
    ['a redirect', { status: 302, body: {} }],
  ]
  test.each(Object.keys(calls))('%s', async (method) => {
    for (const [what, given] of nonsense) {
      answer = given
      const thrown = await calls[method]?.call(adapter()).catch((error: unknown) => error)
      expect([what, thrown]).toEqual([what, expect.any(BankSilent)])
      expect(String(thrown)).not.toContain(merchant)
    }
  })

  test('no answer in time, and half of one', async () => {
    for (const given of ['hang', 'half'] as const) {
      answer = given
      for (const { call } of Object.values(calls))
        await expect(call(adapter(50))).rejects.toBeInstanceOf(BankSilent)
    }
  })

  test('nobody at the address', async () => {
    const closed = createServer()
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve))
    const gone = new URL(`http://127.0.0.1:${(closed.address() as AddressInfo).port}/`)
    await new Promise((resolve) => closed.close(resolve))
    for (const { call } of Object.values(calls))
      await expect(call(adapter(5_000, gone))).rejects.toBeInstanceOf(BankSilent)
  })

  test('a yes that lacks what it should bring', async () => {
    for (const [method, data] of [
      ['request', { authority: 'A123' }],
      ['request', { authority: '../../evil' }],
      ['verify', { ref_id: null }],
      ['verify', { ref_id: 1, fee: -1 }],
      ['inquiry', { status: 'LOST' }],
      ['unVerified', {}],
      ['unVerified', { authorities: [{ authority, amount: 1, date: 'yesterday' }] }],
      ['unVerified', { authorities: [{ authority, amount: 1.5, date: '2020-07-01 17:33:25' }] }],
    ] as const) {
      answer = yes(data)
      await expect(calls[method]?.call(adapter())).rejects.toBeInstanceOf(BankSilent)
    }
  })
})
