import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { recordSql } from '../../server/testing/recorded-sql.ts'
import type { Limit } from './limit.ts'

/** One thing to measure: the request, and what it costs at least. */
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

export const targetNames = ['profile', 'home', 'home-signed-in', 'sign-in'] as const

/** Makes the targets that are asked for; each records its own limit. */
export async function makeTargets(ground: Ground, only: ReadonlySet<string>): Promise<Target[]> {
  const token = await signIn(ground.app)
  const makers = [
    () => profile(ground, token),
    () => home(ground),
    () => homeSignedIn(ground, token),
    () => signInItself(ground),
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

/** Asks twice: the first time fills what is kept, the second is what every later request costs. */
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

const homeSignedIn = (ground: Ground, token: string) =>
  recorded(ground, {
    name: 'home-signed-in',
    title: 'GET / signed in, streamed',
    method: 'GET',
    path: '/',
    headers: { ...asBrowser, cookie: `arvand.session=${token}` },
  })

async function home({ url }: Ground): Promise<Target> {
  const headers = asBrowser
  // The bytes as they travel: fetch would unpack them.
  const ask = { name: 'home', title: 'GET / cached', method: 'GET', path: '/', headers } as const
  const { bytes, type, encoding } = await rawAnswer(`${url}/`, headers)
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
