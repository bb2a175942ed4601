import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BankRefused, BankSilent } from '../../bank.ts'
import { bankByZarinpal } from './adapter.ts'

interface GraphqlAsk {
  readonly query: string
  readonly variables: Record<string, unknown>
}

/** A double of Zarinpal's GraphQL: `asked` holds the calls that it got, `answers` are its next answers in order. */
const asked: (GraphqlAsk & { authorization: string | undefined })[] = []
let answers: { status?: number; body: unknown }[] = []
const server = createServer(async (request, response) => {
  asked.push({ ...((await json(request)) as GraphqlAsk), authorization: request.headers.authorization })
  const { status = 200, body } = answers.shift() ?? { status: 500, body: '' }
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(typeof body === 'string' ? body : JSON.stringify(body))
})

let at: URL
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  at = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
})
afterAll(() => server.close())
beforeEach(() => {
  asked.length = 0
})

const authority = 'A0000000000000000000000000000wwOGYpd'
const adapter = (terminal: string | null, token: string | null = 'a-token') =>
  bankByZarinpal({
    name: 'zarinpal',
    title: 'زرین‌پال',
    merchant: '1344b5d4-0048-11e8-94db-005056a205be',
    server: () => at,
    pages: at,
    refunds: token === null ? null : { url: () => at, token, terminal },
  })
const wish = { authority, amount: 25_000, description: 'انصراف از دوره', refId: '201' }
const made = {
  body: { data: { resource: { terminal_id: '238', id: '580868147', amount: 250_000, timeline: {} } } },
}

test('the session is found by its reference, then given back', async () => {
  answers = [{ body: { data: { Session: [{ id: 580868147, status: 'PAID', amount: 250_000 }] } } }, made]
  expect(await adapter('238').refund(wish)).toEqual({ refundId: '580868147' })
  expect(asked).toMatchObject([
    { authorization: 'Bearer a-token', variables: { terminal_id: '238', reference_id: '201' } },
    {
      query: expect.stringContaining('AddRefund('),
      variables: {
        session_id: '580868147',
        amount: 25_000,
        description: 'انصراف از دوره',
        method: 'PAYA',
        reason: 'CUSTOMER_REQUEST',
      },
    },
  ])
})

test('no session, or two of them: nothing is given back', async () => {
  for (const Session of [[], [{ id: 1 }, { id: 2 }]]) {
    answers = [{ body: { data: { Session } } }, made]
    expect(await adapter('238').refund(wish)).toBe('refused')
  }
  answers = [made]
  expect(await adapter('238').refund({ ...wish, refId: undefined })).toBe('refused')
  expect(asked).toHaveLength(2)
})

test('without a terminal the session is the authority', async () => {
  answers = [made]
  await adapter(null).refund(wish)
  expect(asked).toMatchObject([{ variables: { session_id: authority } }])
})

test('without a token, or without an authority, nobody is asked', async () => {
  expect(await adapter(null, null).refund(wish)).toBe('refused')
  expect(await adapter(null).refund({ ...wish, authority: 'A1' })).toBe('refused')
  expect(asked).toEqual([])
})

test('their no', async () => {
  answers = [
    {
      body: {
        errors: [{ message: 'The amount is too much.', extensions: { category: 'validation' } }],
        data: null,
      },
    },
  ]
  expect(await adapter(null).refund(wish)).toBe('refused')
})

test('a token that they do not know is a fault of the settings', async () => {
  answers = [{ status: 401, body: { message: 'Unauthenticated.' } }]
  const thrown = await adapter(null)
    .refund(wish)
    .catch((error: unknown) => error)
  expect(thrown).toBeInstanceOf(BankRefused)
  expect(thrown).toMatchObject({ code: 401 })
  expect(String(thrown)).not.toContain('a-token')
})

test.each([
  ['their own failure', { body: { errors: [{ message: 'x', extensions: { category: 'internal' } }] } }],
  ['their own failure, by its name', { body: { errors: [{ message: 'Internal server error' }] } }],
  ['500', { status: 500, body: '' }],
  ['a page', { body: '<html>' }],
  ['an object of something else', { body: {} }],
  ['no id', { body: { data: { resource: null } } }],
])('doubt: %s', async (_, given) => {
  answers = [given]
  await expect(adapter(null).refund(wish)).rejects.toBeInstanceOf(BankSilent)
})
