import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const merchant_id = '00000000-1111-2222-3333-444444444444'
const callback_url = 'http://localhost:3000/pay/return'
const good = { merchant_id, amount: 50_500, currency: 'IRR', description: 'خرید', callback_url }

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await arvand.app.inject({
    method: 'POST',
    url: `/sandbox-bank/${path}`,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}
const ask = async (method: string, fields: unknown) =>
  (await post(`pg/v4/payment/${method}.json`, fields)).body

async function aPayment(outcome?: 'pay'): Promise<string> {
  const { data } = await ask('request', good)
  const redirect = `http://localhost:3000/sandbox-bank/pg/StartPay/${data.authority}`
  if (outcome) await arvand.bank.choose(redirect, outcome)
  return data.authority
}

describe('word for word', () => {
  test('request', async () => {
    expect(await ask('request', good)).toEqual({
      data: {
        code: 100,
        message: 'Success',
        authority: expect.stringMatching(/^S[0-9a-zA-Z]{35}$/),
        fee_type: 'Merchant',
        fee: 253,
      },
      errors: [],
    })
  })

  test('verify, inquiry, unVerified, reverse', async () => {
    const authority = await aPayment('pay')
    expect((await ask('unVerified', { merchant_id })).data).toEqual({
      code: 100,
      message: 'Success',
      // Half past twelve in Tehran; the test's clock says nine in UTC.
      authorities: [
        { authority, amount: 50_500, callback_url, referer: callback_url, date: '2026-11-20 12:30:00' },
      ],
    })
    const verified = await ask('verify', { merchant_id, authority, amount: 50_500 })
    expect(verified).toEqual({
      data: {
        code: 100,
        message: 'Paid',
        ref_id: expect.any(Number),
        card_pan: expect.stringMatching(/^603799\*{6}\d{4}$/),
        card_hash: expect.stringMatching(/^[0-9A-F]{64}$/),
        fee_type: 'Merchant',
        fee: 253,
      },
      errors: [],
    })
    expect(await ask('verify', { merchant_id, authority, amount: 50_500 })).toEqual({
      data: { ...verified.data, code: 101, message: 'Verified' },
      errors: [],
    })
    expect(await ask('inquiry', { merchant_id, authority })).toMatchObject({
      data: { status: 'VERIFIED', code: 100 },
    })
    expect(await ask('reverse', { merchant_id, authority })).toEqual({
      data: { code: 100, message: 'Reversed' },
      errors: [],
    })
  })

  test('the merchant may be written in any case', async () => {
    const upper = 'AAAAAAAA-1111-2222-3333-BBBBBBBBBBBB'
    const { data } = await ask('request', { ...good, merchant_id: upper })
    const lower = { merchant_id: upper.toLowerCase(), authority: data.authority }
    expect(await ask('inquiry', lower)).toMatchObject({ data: { status: 'IN_BANK' } })
  })

  test('what is another merchant’s is -53, what nobody opened -54', async () => {
    const authority = await aPayment('pay')
    const other = '99999999-1111-2222-3333-444444444444'
    const stranger = `S${'0'.repeat(35)}`
    for (const method of ['verify', 'inquiry', 'reverse']) {
      const fields = { amount: 50_500, authority }
      expect([method, await ask(method, { ...fields, merchant_id: other })]).toMatchObject([
        method,
        { data: [], errors: { code: -53 } },
      ])
      expect(await ask(method, { ...fields, merchant_id, authority: stranger })).toMatchObject({
        data: [],
        errors: { code: -54 },
      })
    }
    expect((await ask('unVerified', { merchant_id: other })).data.authorities).toEqual([])
    expect(await ask('inquiry', { merchant_id, authority })).toMatchObject({ data: { status: 'PAID' } })
  })
})

describe('what does not fit is -9 and opens nothing', () => {
  test.each([
    ['no merchant', { merchant_id: undefined }],
    ['a merchant of 35 characters', { merchant_id: merchant_id.slice(1) }],
    ['a merchant with SQL', { merchant_id: "' or 1=1 --" }],
    ['an amount as text', { amount: '50500' }],
    ['an amount below the least', { amount: 9_999 }],
    ['no whole amount', { amount: 50_500.5 }],
    ['a negative amount', { amount: -50_500 }],
    ['an amount beyond all', { amount: 1e21 }],
    ['toman', { currency: 'IRT' }],
    ['no description', { description: '' }],
    ['a description of 501', { description: 'x'.repeat(501) }],
    ['a null byte', { description: 'a\0b' }],
    ['half of a pair', { description: 'a\ud800' }],
    ['a list for a text', { description: ['x'] }],
    ['a script as address', { callback_url: 'javascript:alert(1)' }],
    ['data as address', { callback_url: 'data:text/html,x' }],
    ['half an address', { callback_url: '/pay/return' }],
    ['metadata of another kind', { metadata: 'x' }],
    ['an order of another kind', { metadata: { order_id: {} } }],
  ])('%s', async (_, more) => {
    expect(await ask('request', { ...good, ...more })).toEqual({
      data: [],
      errors: { code: -9, message: expect.any(String), validations: expect.any(Array) },
    })
  })

  test.each([
    ['not JSON', '{"merchant_id":', 400],
    ['words', 'سلام', 400],
    ['a prototype', '{"__proto__":{"merchant_id":"x"}}', 400],
    ['a body of 17 kB', JSON.stringify({ ...good, more: 'x'.repeat(17_000) }), 413],
    ['a list', '[]', 200],
    ['null', 'null', 200],
  ])('%s', async (_, body, status) => {
    for (const method of ['request', 'verify', 'unVerified', 'inquiry', 'reverse']) {
      const answered = await post(`pg/v4/payment/${method}.json`, body)
      expect([method, answered.status]).toEqual([method, status])
      expect(answered.body).toMatchObject({ data: [], errors: { code: -9 } })
    }
  })

  test('another type of body', async () => {
    const form = await post('pg/v4/payment/request.json', 'amount=1', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect([form.status, form.body.errors.code]).toEqual([415, -9])
  })

  test('authorities of any shape', async () => {
    for (const authority of [
      '',
      'S',
      '../../etc/passwd',
      'S\0',
      `S${'آ'.repeat(35)}`,
      'x'.repeat(501),
      5,
      null,
      {},
    ]) {
      for (const method of ['verify', 'inquiry', 'reverse']) {
        const { data, errors } = await ask(method, { merchant_id, authority, amount: 50_500 })
        expect(data).toEqual([])
        expect([-9, -54]).toContain(errors.code)
      }
    }
  })

  test('a shop elsewhere is -14, and shares are -30', async () => {
    for (const elsewhere of [
      'https://evil.example/',
      'http://localhost.evil.example:3000/',
      'http://localhost:3001/',
    ])
      expect((await ask('request', { ...good, callback_url: elsewhere })).errors.code).toBe(-14)
    expect(
      (await ask('request', { ...good, callback_url: 'http://user@localhost:3000/a?b=1' })).data.code,
    ).toBe(100)
    expect((await ask('request', { ...good, wages: [{ iban: 'IR', amount: 1 }] })).errors.code).toBe(-30)
  })
})

describe('graphql', () => {
  const query =
    'mutation AddRefund($session_id: ID!, $amount: BigInteger!) { resource: AddRefund(session_id: $session_id, amount: $amount) { id } }'
  const refund = (fields: object, headers: Record<string, string> = { authorization: 'Bearer any' }) =>
    post('graphql', { query, ...fields }, headers)

  test('gives back what was paid, under the name that was asked for', async () => {
    const session_id = await aPayment('pay')
    await ask('verify', { merchant_id, authority: session_id, amount: 50_500 })
    const { body } = await refund({
      variables: { session_id, amount: 20_000, method: 'CARD', reason: 'OTHER' },
    })
    expect(body).toMatchObject({
      data: { resource: { id: expect.any(String), amount: 50_500, timeline: { refund_amount: 20_000 } } },
    })
    const plain = query.replace('resource: ', '')
    const again = await refund({ query: plain, variables: { session_id, amount: 30_500 } })
    expect(again.body.data).toHaveProperty('AddRefund')
    expect((await refund({ variables: { session_id, amount: 20_000 } })).body).toMatchObject({
      data: null,
      errors: [{}],
    })
  })

  test('nothing without a token', async () => {
    const variables = { session_id: await aPayment('pay'), amount: 20_000 }
    for (const headers of [{}, { authorization: 'Basic x' }, { authorization: 'Bearer ' }]) {
      const { status, body } = await refund({ variables }, headers as Record<string, string>)
      expect([status, body.data]).toEqual([401, null])
    }
  })

  test('what does not fit', async () => {
    const session_id = await aPayment('pay')
    for (const fields of [
      { variables: null },
      { variables: { session_id, amount: '20000' } },
      { variables: { session_id: '1', amount: 20_000 } },
      { variables: { session_id, amount: 20_000, method: 'CASH' } },
      { query: '{ Session { id } }', variables: { session_id, amount: 20_000 } },
      { query: '{'.repeat(5_000), variables: { session_id, amount: 20_000 } },
    ]) {
      const { status, body } = await refund(fields)
      expect([status, body]).toMatchObject([200, { data: null, errors: [{ message: expect.any(String) }] }])
    }
  })
})

test('outside demo mode every address of it is a 404', async () => {
  const real = await anApp({ DEMO: '0' })
  try {
    expect(real.platform.banks).toEqual([])
    for (const [method, url] of [
      ['POST', 'pg/v4/payment/request.json'],
      ['POST', 'graphql'],
      ['GET', `pg/StartPay/S${'0'.repeat(35)}`],
      ['POST', `pg/StartPay/S${'0'.repeat(35)}`],
      ['GET', 'bank.css'],
    ] as const) {
      const response = await real.app.inject({ method, url: `/sandbox-bank/${url}` })
      expect([url, response.statusCode]).toEqual([url, 404])
    }
  } finally {
    await real.close()
  }
})
