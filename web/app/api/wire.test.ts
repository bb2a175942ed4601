import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { getProfile } from '@arvand/contracts/panel/profile'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callerOver } from './client.ts'
import { attempt } from './refusal.ts'
import { overTheWire } from './wire.ts'

interface Seen {
  readonly request: IncomingMessage
  readonly body: string
}

let server: Server
let seen: Seen[] = []
let answer = { status: 200, body: '{}', headers: {} as Record<string, string> }

beforeEach(async () => {
  seen = []
  answer = { status: 200, body: '{}', headers: {} }
  server = createServer(async (request, response) => {
    seen.push({ request, body: await text(request) })
    response
      .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
      .end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(() => new Promise((resolve) => server.close(resolve)))

function transport(token: string | null = 'the-token') {
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const names = ['panel', 'home', 'teacher', 'support', 'analysis', 'export'] as const
  const bases = Object.fromEntries(names.map((name) => [name, `${base}/api/${name}`])) as Record<
    (typeof names)[number],
    string
  >
  return overTheWire({ bases, token: () => token })
}

test('a panel call is a POST of JSON with the token in the header', async () => {
  answer.body = '{"ok":true}'
  const reply = await transport()({ service: 'panel', method: 'POST', path: 'getProfile', input: { a: 1 } })
  expect(reply).toEqual({ status: 200, body: { ok: true } })
  const { request, body } = seen[0] as Seen
  expect([request.method, request.url, body]).toEqual(['POST', '/api/panel/getProfile', '{"a":1}'])
  expect(request.headers).toMatchObject({
    authorization: 'Bearer the-token',
    'content-type': 'application/json',
  })
  expect(request.headers.cookie).toBeUndefined()
})

test('a home call is a GET: parameters in the path, the rest in the query', async () => {
  await transport(null)({
    service: 'home',
    method: 'GET',
    path: 'courses/:slug',
    input: { slug: 'جبر خطی/۱', level: 2, tags: ['a', 'b'], none: undefined },
  })
  const { request } = seen[0] as Seen
  expect(request.url).toBe(`/api/home/courses/${encodeURIComponent('جبر خطی/۱')}?level=2&tags=a&tags=b`)
  expect(request.headers.authorization).toBeUndefined()
})

test('no answer at all is status 0', async () => {
  const call = transport()
  await new Promise((resolve) => server.close(resolve))
  expect(await call({ service: 'panel', method: 'POST', path: 'x', input: {} })).toEqual({
    status: 0,
    body: null,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

test('a refusal carries its sentence, its fields and how long to wait', async () => {
  const problem = {
    type: '/problems/request.invalid',
    title: 'بعضی از خانه‌ها درست پر نشده‌اند.',
    status: 422,
    code: 'request.invalid',
    fields: { name: 'نام را بنویسید.' },
  }
  answer = { status: 422, body: JSON.stringify(problem), headers: { 'retry-after': '30' } }
  const { refusal } = await attempt(callerOver(transport())(getProfile, {}))
  expect(refusal).toMatchObject({
    status: 422,
    code: 'request.invalid',
    message: problem.title,
    fields: problem.fields,
    retryAfter: 30,
  })
})

test('a page of a proxy in place of an answer becomes a sentence of ours', async () => {
  answer = { status: 502, body: '<html>Bad Gateway</html>', headers: {} }
  const { refusal } = await attempt(callerOver(transport())(getProfile, {}))
  expect(refusal).toMatchObject({ status: 502, message: expect.stringMatching(/^آروند الان/) })
})
