import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, createServer as createNetServer } from 'node:net'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { io } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type AppProcess, anAppProcess, freePort } from '#server/testing/app-process'
import { aDatabase, type TestDatabase } from '#server/testing/database'
import { markFilled } from '#server/testing/demo'
import { allButPeople } from '../../demo/filled-modules.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let database: TestDatabase
let running: AppProcess[]
beforeAll(async () => {
  database = await aDatabase()
  await markFilled(database.pool, allButPeople)
})
afterAll(() => database.close())
afterEach(async () => {
  for (const app of running ?? []) {
    app.kill('SIGKILL')
    await app.ended
  }
  running = []
})
running = []

/** Starts one process on the test database, without the role that serves pages. */
async function launch(settings: Record<string, string> = {}): Promise<AppProcess> {
  const app = await anAppProcess({
    settings: { DATABASE_URL: database.url, DEMO: '1', ROLE: 'services,jobs,live', ...secret, ...settings },
  })
  running.push(app)
  return app
}

const secret = { SECRET: 's'.repeat(40) }

async function status(url: string): Promise<number> {
  return (await fetch(url)).status
}

describe('a start', () => {
  it('says each step, the address and the demo accounts, and writes nothing else but JSON', async () => {
    const app = await launch()
    await app.ready
    await app.line(/manager/)
    expect(app.said.slice(-6)).toEqual([
      expect.stringMatching(new RegExp(`^ *\\d+\\.\\d s {2}Arvand is ready: http://localhost:${app.port}$`)),
      'Demo accounts (password of each: arvand-demo):',
      '  09120000001  learner',
      '  09120000002  second learner',
      '  09120000003  teacher',
      '  09120000004  manager',
    ])
    expect(app.said.join('\n')).not.toMatch(/[\u0600-\u06FF]/)
    for (const host of ['127.0.0.1', '[::1]', 'localhost'])
      expect([host, await status(`http://${host}:${app.port}/ready`)]).toEqual([host, 200])
    const metrics = await (await fetch(`${app.address}/metrics`)).text()
    expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="/ready",status="200"}')
    expect(metrics).toMatch(/database_connections\{state="open"\} [1-9]/)
    expect(app.logs.every((line) => typeof line.at === 'string')).toBe(true)
  })

  it('finds everything as it left it, on a second start', async () => {
    const first = await launch()
    await first.ready
    first.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    const second = await launch()
    await second.ready
    expect(second.said.join('\n')).toContain('Tables are up to date.')
    expect(second.said.join()).not.toContain('demo data')
    const login = await fetch(`${second.address}/api/panel/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ identifier: '09120000001', password: 'arvand-demo' }),
    })
    expect(await login.json()).toMatchObject({ token: expect.any(String) })
  })
})

describe('a stop', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('by %s answers what is under way and ends with 0', async (name) => {
    const app = await launch()
    await app.ready
    const slow = connect(app.port, '127.0.0.1')
    await once(slow, 'connect')
    const body = '{"identifier":"09120000001","password":"wrong-password"}'
    slow.write(
      `POST /api/panel/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
    )
    // The hanging request came first, so once this later one is answered, the server has read the first one's head.
    expect(await status(`${app.address}/health`)).toBe(200)
    const line = io(app.address, {
      path: '/live-messages',
      transports: ['websocket'],
      reconnection: false,
      extraHeaders: { origin: `http://localhost:${app.port}` },
      auth: { token: await tokenOf(app) },
    })
    await new Promise((resolve) => line.once('connect', () => resolve(null)))
    const hungUp = new Promise((resolve) => line.once('disconnect', resolve))
    app.kill(name)
    await app.line(/Stopping/)
    await hungUp
    await vi.waitFor(() => expect(status(`${app.address}/health`)).rejects.toThrow())
    slow.write(body)
    const answer = await text(slow)
    expect(answer).toMatch(/^HTTP\/1.1 422 /)
    expect(answer.toLowerCase()).toContain('connection: close')
    expect(await app.ended).toBe(0)
  })

  it('in the middle of the start closes what is open and ends with 0', async () => {
    const app = await launch()
    await app.line(/Tables|migrations/)
    app.kill('SIGINT')
    await app.line(/Stopping/)
    expect(await app.ended).toBe(0)
    expect(await connectionsOf()).toBe(0)
  })

  it('leaves no connection to the database', async () => {
    const app = await launch()
    await app.ready
    expect(await connectionsOf()).toBeGreaterThan(0)
    app.kill('SIGTERM')
    expect(await app.ended).toBe(0)
    expect(await connectionsOf()).toBe(0)
  })

  /** Database connections that do not belong to this test. */
  async function connectionsOf(): Promise<number> {
    const own = new pg.Client({ connectionString: database.url })
    await own.connect()
    await database.pool.query('select 1')
    const { rows } = await own.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    await own.end()
    return (rows[0]?.n ?? 0) - database.pool.totalCount
  }
})

async function tokenOf(app: AppProcess): Promise<string> {
  const response = await fetch(`${app.address}/api/panel/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: '09120000001', password: 'arvand-demo' }),
  })
  return ((await response.json()) as { token: string }).token
}

describe('roles', () => {
  it('split one Arvand over two processes on one database', async () => {
    const services = await launch({ ROLE: 'services' })
    const jobs = await launch({ ROLE: 'jobs' })
    await Promise.all([services.ready, jobs.ready])
    expect(await status(`${services.address}/ready`)).toBe(200)
    expect(await status(`${jobs.address}/ready`)).toBe(200)
    expect(await status(`${services.address}/api/panel/openapi.json`)).toBe(200)
    expect(await status(`${jobs.address}/api/panel/openapi.json`)).toBe(404)
    // The code is sent by a job, and only the other process runs jobs.
    const mobile = '09121112233'
    await fetch(`${services.address}/api/panel/verify/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mobile, purpose: 'register' }),
    })
    await vi.waitFor(async () => {
      const outbox = await fetch(`${services.address}/outbox.json?to=${encodeURIComponent('+989121112233')}`)
      expect(((await outbox.json()) as { items: unknown[] }).items).toHaveLength(1)
    }, 10_000)
  })
})

describe('what cannot start says why in one sentence and leaves nothing', () => {
  async function refusal(settings: Record<string, string>): Promise<string> {
    const app = await launch(settings)
    expect(await app.ended).toBe(1)
    expect(app.logs).toEqual([])
    const sentences = app.said.filter((line) => line.startsWith('✗'))
    expect(sentences).toHaveLength(1)
    expect(app.said.join('\n')).not.toMatch(/\bat .+:\d+|Error/)
    return sentences[0] ?? ''
  }

  it('a port in use, on either loopback', async () => {
    for (const host of ['127.0.0.1', '::1', '0.0.0.0']) {
      const port = await freePort()
      const other = createServer().listen(port, host)
      await once(other, 'listening')
      expect(await refusal({ PORT: String(port) })).toContain(`Port ${port} is used by another program`)
      other.close()
    }
  })

  it('a database that refuses, is missing, or never answers', async () => {
    const missing = new URL(database.url)
    missing.pathname = '/no-such-database'
    // A server that accepts the connection and never answers.
    const silent = createNetServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const urls = [
      `postgres://a:b@127.0.0.1:${await freePort()}/c`,
      missing.href,
      `postgres://a:b@127.0.0.1:${port}/c`,
    ]
    for (const sentence of await Promise.all(urls.map((url) => refusal({ DATABASE_URL: url }))))
      expect(sentence).toContain(
        'The database does not answer. Check the address and password in DATABASE_URL',
      )
    silent.close()
  })

  it('wrong settings, all of them at once', async () => {
    const wrong = { ROLE: 'everything', LOCALE: 'tlh', LOG_LEVEL: 'loud', DEMO: 'yes' }
    const sentence = await refusal(wrong)
    for (const name of Object.keys(wrong)) expect(sentence).toContain(name)
  })

  it('no secret outside demo mode', async () => {
    expect(await refusal({ DEMO: '0', SECRET: '' })).toContain('SECRET')
  })

  it('an address that is not of this machine', async () => {
    expect(await refusal({ HOST: '192.0.2.1' })).toContain('HOST')
  })

  it('demo mode that nobody asked for on a public address', async () => {
    const settings = { DATABASE_URL: '', DEMO: '', ROLE: 'all', HOST: '0.0.0.0' }
    expect(await refusal(settings)).toContain('Demo mode')
  })
})
