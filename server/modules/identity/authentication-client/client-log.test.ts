import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
beforeEach(() => void arvand.logs.splice(0))
afterAll(() => arvand.close())

let addresses = 0
const beacon = (body: string, address = `198.51.100.${++addresses}`) =>
  arvand.app.inject({
    method: 'POST',
    url: '/api/auth/_log',
    remoteAddress: address,
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
    payload: body,
  })

test('what the client met is one line', async () => {
  const body =
    'level=error&code=CLIENT_FETCH_ERROR&error=%5Bobject+Object%5D&url=%2Fapi%2Fauth%2Fsession%3Fa%3Db&message=Failed+to+fetch&client=true'
  const { statusCode, body: answer, headers } = await beacon(body)
  expect({ statusCode, answer }).toEqual({ statusCode: 200, answer: '' })
  expect(headers['set-cookie']).toBeUndefined()
  expect(arvand.logs).toMatchObject([
    {
      level: 50,
      msg: 'client log',
      client: {
        level: 'error',
        event: 'CLIENT_FETCH_ERROR',
        message: 'Failed to fetch',
        url: '/api/auth/session',
      },
    },
  ])
})

test.each([
  ['level=fatal&code=A', 'unknown', 'A'],
  ['level=__proto__&code=A', 'unknown', 'A'],
  ['code=A', 'unknown', 'A'],
  ['level=warn&code=a%0Ab', 'warn', 'unknown'],
  ['level=error&code=A%0A%7B%22level%22%3A50%7D', 'error', 'unknown'],
  ['level=error&level=error&code=A&code=B', 'unknown', 'unknown'],
  ['', 'unknown', 'unknown'],
])('%j is answered the same, and written clean', async (body, level, event) => {
  const { statusCode, body: answer } = await beacon(body)
  expect({ statusCode, answer }).toEqual({ statusCode: 200, answer: '' })
  expect(arvand.logs).toMatchObject([{ msg: 'client log', client: { level, event } }])
})

test('control characters and turned texts do not reach the log', async () => {
  const message = 'a\r\nb\u001b[31mc\u202ed\u2028e\u0000'
  await beacon(`level=error&code=A&message=${encodeURIComponent(message.slice(0, -1))}`)
  expect(arvand.logs[0]).toMatchObject({ client: { message: 'a b [31mc d e' } })
})

test('a megabyte is 413, in one line', async () => {
  const { statusCode, body } = await beacon(`level=error&code=${'A'.repeat(1_048_576)}`)
  expect({ statusCode, body }).toEqual({ statusCode: 413, body: '' })
  expect(arvand.logs).toMatchObject([{ status: 413, msg: 'client log' }])
})

test('another kind of body is 415', async () => {
  const { statusCode } = await arvand.app.inject({
    method: 'POST',
    url: '/api/auth/_log',
    remoteAddress: '198.51.100.250',
    headers: { 'content-type': 'text/plain' },
    payload: 'level=error',
  })
  expect(statusCode).toBe(415)
})

test('a flood from one address is 429, one line each; another address is heard', async () => {
  const answers = await Promise.all(
    Array.from({ length: 1000 }, () => beacon('level=error&code=A', '203.0.113.99')),
  )
  const counted = Map.groupBy(answers, ({ statusCode }) => statusCode)
  expect(counted.get(200)).toHaveLength(60)
  expect(counted.get(429)).toHaveLength(940)
  expect(
    counted.get(429)?.every(({ body, headers }) => body === '' && Number(headers['retry-after']) > 0),
  ).toBe(true)
  expect(arvand.logs).toHaveLength(1000)
  expect((await beacon('level=error&code=A')).statusCode).toBe(200)
})
