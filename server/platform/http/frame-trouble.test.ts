import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { asksDatabase, assembleFrame, fails, limited, note, unlisted } from '#server/testing/frame'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({}, assembleFrame)
})
afterAll(() => arvand.close())

describe('429', () => {
  it('says when to come again', async () => {
    const address = '198.51.100.9'
    const statuses = []
    for (let nth = 0; nth < 3; nth += 1) statuses.push((await arvand.call(limited, {}, { address })).status)
    expect(statuses).toEqual([200, 200, 429])
    const { problem, headers } = await arvand.call(limited, {}, { address })
    expect(problem).toMatchObject({ code: 'request.too-many', status: 429 })
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
    expect(problem).not.toHaveProperty('retryAfter')
  })
})

describe('500', () => {
  it('tells a person what to do and the log what happened', async () => {
    const { status, problem, headers } = await arvand.call(fails, {})
    expect([status, problem]).toEqual([
      500,
      {
        type: '/problems/request.failed',
        title: 'خطای ۵۰۰ رخ داد. لطفاً با پشتیبانی تماس بگیرید.',
        status: 500,
        code: 'request.failed',
      },
    ])
    const line = arvand.logs.find((one) => one.reqId === headers['x-request-id'] && one.err)
    expect(line).toMatchObject({
      level: 50,
      route: '/api/panel/fails',
      err: { kind: 'Error', message: expect.stringContaining('a reason'), stack: expect.any(String) },
    })
  })

  it('is also what a full disk is, and its log repeats nothing that people wrote', async () => {
    const { status, headers } = await arvand.call(unlisted, {})
    expect(status).toBe(500)
    const line = arvand.logs.find((one) => one.reqId === headers['x-request-id'] && one.err)
    expect(line).toMatchObject({ err: { reason: 'ENOSPC' } })
    expect(JSON.stringify(line)).not.toContain('+98912')
  })
})

describe('503', () => {
  it('while the database is away, and 200 again when it is back', async () => {
    const url = new URL(arvand.database.url)
    const name = decodeURIComponent(url.pathname.slice(1))
    const admin = new pg.Client({ connectionString: adminUrl(url) })
    await admin.connect()
    const ready = () => arvand.app.inject({ url: '/ready' })
    try {
      expect((await ready()).statusCode).toBe(200)
      await admin.query(`alter database ${pg.escapeIdentifier(name)} connection limit 0`)
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
      const { status, problem } = await arvand.call(asksDatabase, {})
      expect([status, problem.code]).toEqual([503, 'request.unavailable'])
      const away = await ready()
      expect([away.statusCode, away.json()]).toEqual([503, { ready: false, missing: ['database'] }])
      expect((await arvand.app.inject({ url: '/health' })).statusCode).toBe(200)
    } finally {
      await admin.query(`alter database ${pg.escapeIdentifier(name)} connection limit -1`)
      await admin.end()
    }
    // One more call may fail, on a connection that broke without being noticed.
    await vi.waitFor(async () => expect((await arvand.call(asksDatabase, {})).status).toBe(200), 5_000)
    expect((await ready()).json()).toEqual({ ready: true, missing: [] })
  })
})

/** The limit of connections does not apply to a superuser, so the admin connection stays open. */
function adminUrl(url: URL): string {
  return String(Object.assign(new URL(url), { username: 'postgres', pathname: '/postgres' }))
}

describe('every answer', () => {
  it('carries a request id of its own and the headers of a careful server', async () => {
    const ids = new Set<unknown>()
    for (const url of ['/health', '/api/panel/nothing', '/%zz', '/metrics', '/api/panel/openapi.json']) {
      const { headers } = await arvand.app.inject({ url, headers: { 'x-request-id': 'forged' } })
      expect(headers['x-request-id']).toMatch(/^[\w-]{12}\.[0-9a-z]+$/)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers).not.toHaveProperty('x-powered-by')
      expect(headers).not.toHaveProperty('server')
      ids.add(headers['x-request-id'])
    }
    expect(ids.size).toBe(5)
    const { headers } = await arvand.call(note, { title: 'یادداشت' })
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'content-type': 'application/json; charset=utf-8',
    })
  })
})

describe('what is not HTTP', () => {
  async function said(port: number, bytes: string): Promise<string> {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(bytes)
    return text(socket)
  }

  it('gets a Persian problem and a closed connection', async () => {
    const port = Number(new URL(await arvand.app.listen({ port: 0, host: '127.0.0.1' })).port)
    const type = 'Content-Type: application/json\r\n'
    const head = 'Host: localhost\r\nConnection: close\r\n'
    const tries: [string, number][] = [
      ['nonsense\r\n\r\n', 400],
      ['GET / HTTP/9.9\r\n\r\n', 400],
      [`GET /a b HTTP/1.1\r\n${head}\r\n`, 400],
      [`GET /\0 HTTP/1.1\r\n${head}\r\n`, 400],
      [`POST /api/panel/note HTTP/1.1\r\n${head}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}`, 400],
      [`POST /api/panel/note HTTP/1.1\r\n${head}${type}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
      [`GET /${'x'.repeat(20_000)} HTTP/1.1\r\n${head}\r\n`, 413],
      [`GET / HTTP/1.1\r\n${head}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 413],
    ]
    for (const [bytes, status] of tries) {
      const answer = await said(port, bytes)
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      const problem = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))
      expect(problem).toMatchObject({ status, title: expect.stringMatching(/^[\u0600-\u06FF]/) })
    }
  })
})

describe('logs', () => {
  it('hold one line for each request and nothing secret', async () => {
    const secrets = {
      password: 'رمز عبور-پنهان',
      code: '918273',
      ticket: 'ticket-77aa88bb99cc00dd',
      token: 'token-5566778899aabbcc',
      challenge: 'challenge-1122334455',
      cardNumber: '6037701689095443',
    }
    const headers = {
      'content-type': 'application/json',
      authorization: 'Bearer bearer-0011223344556677',
      cookie: 'arvand.session=cookie-8899aabbccddeeff',
    }
    const before = arvand.logs.length
    for (const path of ['note', 'fails', 'limited', 'for/user', 'nothing'])
      await arvand.app.inject({
        method: 'POST',
        url: `/api/panel/${path}?code=query-445566&token=query-token-1`,
        payload: { title: 'یادداشت', ...secrets },
        headers,
      })
    const lines = arvand.logs.slice(before)
    expect(lines.filter((line) => line.msg === 'request')).toHaveLength(5)
    for (const line of lines) {
      const written = JSON.stringify(line)
      for (const secret of [...Object.values(secrets), 'bearer-0011', 'cookie-8899', 'query-'])
        expect(written).not.toContain(secret)
    }
    expect(lines[0]).toMatchObject({
      level: 30,
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      reqId: expect.any(String),
      method: 'POST',
      route: '/api/panel/note',
      status: 422,
      ms: expect.any(Number),
      from: expect.any(String),
    })
  })

  it('are blotted wherever a secret stands', () => {
    arvand.app.log.warn(
      {
        user: { passwordHash: 'x1x', sessions: [{ token: 'x2x' }] },
        set_cookie: 'x3x',
        recovery_codes: ['x4x'],
      },
      'a careless line',
    )
    const written = JSON.stringify(arvand.logs.at(-1))
    expect(written).toContain('a careless line')
    expect(written).not.toMatch(/x\dx/)
  })
})
