import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type AppProcess, anAppProcess } from '#server/testing/app-process'
import { aDatabase, type TestDatabase } from '#server/testing/database'
import { markFilled } from '#server/testing/demo'
import { allButPeople } from '../../demo/filled-modules.ts'

// The first run builds the pages.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 })

let database: TestDatabase
let app: AppProcess
beforeAll(async () => {
  database = await aDatabase()
  await markFilled(database.pool, allButPeople)
})
afterEach(async () => {
  app.kill('SIGKILL')
  await app.ended
})
afterAll(() => database.close())

const secret = randomBytes(24).toString('base64url')

/** Addresses with a secret in the path or the query: of pages, of calls, and of neither. */
const addresses = [
  `/gift/${secret}`,
  `/gift/${secret}.data`,
  `/present/${secret}`,
  `/present/${secret}.data`,
  `/calendar/${secret}.ics`,
  `/auth/recover?ticket=${secret}&callbackUrl=/gift/${secret}`,
  `/auth/sign-in?callbackUrl=%2Fgift%2F${secret}`,
  `/auth/sign-in?callbackUrl=%2Fpresent%2F${secret}`,
  `/auth/verify/${secret}`,
  `/learn/${secret}/${secret}`,
  `/learn/${secret}/${secret}.data?_routes=x`,
  `/courses/${secret}`,
  `/courses/${secret}.data`,
  `/u/${secret}`,
  `/og/courses/${secret}.png`,
  `/panel/factors/${secret}`,
  `/panel/factors/${secret}.data`,
  `/manage/people/${secret}`,
  `/teach/media/${secret}`,
  `/media/${secret}/${secret}`,
  `/packages/${secret}/x`,
  `/nowhere/${secret}`,
  `/nowhere/${secret}.data`,
  `/assets/${secret}.js`,
  `/outbox/${secret}`,
  `/sandbox-bank/${secret}`,
  `/__manifest?p=%2Fgift%2F${secret}&paths=%2Fgift%2F${secret}`,
  `/api/home/${secret}`,
  `/api/panel/${secret}`,
  `/api/auth/${secret}`,
  `/api/auth/callback/google?code=${secret}&state=${secret}`,
]

async function tokenOf(): Promise<string> {
  const response = await fetch(`${app.address}/api/panel/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: '09120000001', password: 'arvand-demo' }),
  })
  return ((await response.json()) as { token: string }).token
}

/** Tables of any module with a row that contains the text. */
async function tablesWith(text: string): Promise<string[]> {
  const { pool } = database
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await pool.query(`select 1 from ${name} t where strpos(t::text, $1) > 0 limit 1`, [
      text,
    ])
    if (rowCount) found.push(name)
  }
  return found
}

it('what opens something stands in no line of the log and in no row, whoever asks for its page and however', async () => {
  app = await anAppProcess({
    settings: {
      DATABASE_URL: database.url,
      DEMO: '1',
      SECRET: 's'.repeat(40),
      LOG_LEVEL: 'debug',
    },
  })
  await app.ready
  const cookie = `arvand.session=${await tokenOf()}`
  const { origin } = new URL(`http://localhost:${app.port}`)
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin }
  const ways: readonly RequestInit[] = [
    { headers: {} },
    { headers: { cookie, referer: `${origin}/gift/${secret}` } },
    { method: 'POST', headers: { cookie, ...form }, body: `intent=take&ticket=${secret}` },
    { method: 'POST', headers: form, body: `intent=check&code=${secret}` },
    { method: 'PUT', headers: { cookie } },
  ]
  for (const address of addresses)
    for (const way of ways)
      await (await fetch(`${app.address}${address}`, { ...way, redirect: 'manual' })).arrayBuffer()
  // The calls by which a browser reports a page view and its own errors.
  const tell = (word: string, body: object) =>
    fetch(`${app.address}/api/analysis/${word}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const path = `/gift/${secret}`
  for (const opened of [path, `/present/${secret}`])
    expect((await tell('pageView', { path: opened })).status).toBe(200)
  const trouble = { level: 'error', message: `at ${origin}${path}`, stack: `${origin}${path}:1:2`, path }
  expect((await tell('clientLog', trouble)).status).toBe(200)

  const requests = () => app.logs.filter(({ msg }) => msg === 'request')
  await vi.waitFor(() => expect(requests().length).toBeGreaterThan(addresses.length * ways.length), {
    timeout: 10_000,
  })
  for (const route of ['/gift/:token', '/present/:token'])
    expect(requests()).toContainEqual(expect.objectContaining({ route }))
  expect(app.logs.filter((line) => JSON.stringify(line).includes(secret))).toEqual([])
  expect(app.said.join('\n')).not.toContain(secret)
  expect(await (await fetch(`${app.address}/metrics`)).text()).not.toContain(secret)
  expect(await tablesWith(secret)).toEqual([])
})
