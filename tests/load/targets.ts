import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { recordSql } from '../../server/testing/recorded-sql.ts'
import type { Limit } from './limit.ts'

/** One thing to measure: the request, and the least work that it costs. */
export interface Target {
  readonly name: string
  readonly title: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** Fewer connections than asked for, where each request is heavy. */
  readonly mostConnections?: number
  readonly limit: Limit
}

export interface Ground {
  readonly app: FastifyInstance
  readonly pool: pg.Pool
  /** Address of the app that will be measured. */
  readonly url: string
}

const account = { identifier: '09120000001', password: 'arvand-demo' }
const json = { 'content-type': 'application/json' }

export const targetNames = [
  'profile',
  'home',
  'home-signed-in',
  'sign-in',
  'courses',
  'course',
  'dashboard',
  'learn',
  'wallet',
] as const

/** Makes the targets named in `only`; each records its own limit. */
export async function makeTargets(ground: Ground, only: ReadonlySet<string>): Promise<Target[]> {
  const token = await signIn(ground.app)
  const makers = [
    () => profile(ground, token),
    () => cached(ground, 'home', '/'),
    () => homeSignedIn(ground, token),
    () => signInItself(ground),
    () => cached(ground, 'courses', '/courses'),
    () => cached(ground, 'course', '/courses/html-and-css'),
    () => streamed(ground, token, 'dashboard', '/panel'),
    async () => streamed(ground, token, 'learn', await lessonOf(ground)),
    () => wallet(ground, token),
  ]
  const targets: Target[] = []
  for (const [at, make] of makers.entries()) if (only.has(targetNames[at] ?? '')) targets.push(await make())
  return targets
}

async function signIn(app: FastifyInstance): Promise<string> {
  const response = await app.inject({ method: 'POST', url: '/api/panel/login', payload: account })
  const { token } = response.json()
  if (typeof token !== 'string') throw new Error(`cannot sign in: ${response.body}`)
  return token
}

type Ask = Pick<Target, 'name' | 'title' | 'method' | 'path' | 'headers' | 'body'>

/** Sends the request twice: the first fills the caches, the second is recorded as the cost of every later request. */
async function recorded({ app }: Ground, ask: Ask, more: object = {}): Promise<Target> {
  const { method, path: url, headers, body } = ask
  const request = { method, url, headers, ...(body === undefined ? {} : { payload: body }) }
  await app.inject(request)
  let answer = ''
  const statements = await recordSql(async () => {
    const response = await app.inject(request)
    if (response.statusCode !== 200) throw new Error(`${url}: ${response.body}`)
    answer = response.body
  })
  return { ...ask, limit: { kind: 'sql', method, statements, answer }, ...more }
}

const profile = (ground: Ground, token: string) =>
  recorded(ground, {
    name: 'profile',
    title: 'POST /api/panel/getProfile',
    method: 'POST',
    path: '/api/panel/getProfile',
    headers: { ...json, authorization: `Bearer ${token}` },
    body: '{}',
  })

/** The newest page of a wallet with ten thousand movements. */
async function wallet(ground: Ground, token: string): Promise<Target> {
  // Written in parts, because one transaction that changes an account's balance so often would keep every version of
  // its row.
  for (let part = 0; part < 40; part++)
    await ground.pool.query(
      `with account as (
         select a.id from wallet.accounts a join identity.accounts p on p.id = a.owner_id
         where p.mobile = '+989120000001' and a.kind = 'person'
       ), made as (
         insert into wallet.transactions (id, cause, kind, about, legs, at)
         select gen_random_uuid(), gen_random_uuid()::text, 'credit', '{"title": null}', 2, now()
         from generate_series(1, 250) returning id
       )
       insert into wallet.entries (id, transaction_id, account_id, amount)
       select gen_random_uuid(), made.id, side.id, side.amount from made,
         (select id, 10 as amount from account
          union all select id, -10 from wallet.accounts where name = 'gifts') side`,
    )
  await ground.pool.query('analyze wallet.entries, wallet.transactions')
  return recorded(ground, {
    name: 'wallet',
    title: 'POST /api/panel/getWallet, 10,000 entries',
    method: 'POST',
    path: '/api/panel/getWallet',
    headers: { ...json, authorization: `Bearer ${token}` },
    body: '{}',
  })
}

const homeSignedIn = (ground: Ground, token: string) => streamed(ground, token, 'home-signed-in', '/')

/** A page of a signed-in person. */
const streamed = (ground: Ground, token: string, name: string, path: string) =>
  recorded(ground, {
    name,
    title: name === 'learn' ? 'GET /learn/…, streamed' : `GET ${path} signed in, streamed`,
    method: 'GET',
    path,
    headers: { ...asBrowser, cookie: `arvand.session=${token}` },
  })

/** The address of a text lesson of the demo learner. */
async function lessonOf({ pool }: Ground): Promise<string> {
  const { rows } = await pool.query<{ path: string }>(
    `select '/learn/' || c.slug || '/' || l.id as path
     from courses.enrolments as e
     join identity.people as p on p.id = e.person_id and p.handle = 'niloofar'
     join courses.courses as c on c.id = e.course_id
     join courses.sections as s on s.course_id = c.id
     join courses.lessons as l on l.section_id = s.id and l.kind = 'text'
     order by e.distinct_steps desc, s.position, l.position limit 1`,
  )
  return rows[0]?.path ?? '/learn'
}

/** A page for strangers, cached whole. */
async function cached({ url }: Ground, name: string, path: string): Promise<Target> {
  const headers = asBrowser
  // Reads the compressed bytes as they are sent, which `fetch` would decompress.
  const ask = { name, title: `GET ${path} cached`, method: 'GET', path, headers } as const
  const { bytes, type, encoding } = await rawAnswer(`${url}${path}`, headers)
  return {
    ...ask,
    limit: { kind: 'bytes', bytes, headers: { 'content-type': type, 'content-encoding': encoding } },
  }
}

const asBrowser = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' }

async function rawAnswer(url: string, headers: Readonly<Record<string, string>>) {
  const { get } = await import('node:http')
  const { buffer } = await import('node:stream/consumers')
  const { promise, resolve, reject } = Promise.withResolvers<import('node:http').IncomingMessage>()
  get(url, { headers }, resolve).on('error', reject)
  const response = await promise
  const bytes = await buffer(response)
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = response.headers
  return { bytes, type, encoding }
}

async function signInItself(ground: Ground): Promise<Target> {
  const target = await recorded(ground, {
    name: 'sign-in',
    title: 'POST /api/panel/login',
    method: 'POST',
    path: '/api/panel/login',
    headers: json,
    body: JSON.stringify(account),
  })
  const { rows } = await ground.pool.query<{ hash: string }>(
    "select password_hash as hash from identity.accounts where mobile = '+989120000001'",
  )
  const password = { hash: rows[0]?.hash ?? '', text: account.password }
  return { ...target, mostConnections: 4, limit: { ...target.limit, password } as Limit }
}
