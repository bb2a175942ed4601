import type { Endpoint } from '@arvand/contracts/endpoint'
import { mostWhole } from '@arvand/contracts/page'
import { pageSize } from '@arvand/contracts/page-size'
import { scope as scopeSchema } from '@arvand/contracts/people'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { aPerson } from '#testing/identity'
import { anApp, type TestApp } from './app.ts'
import { walkTo } from './walk/ask.ts'
import { askWith, fieldsOf } from './walk/fields.ts'
import { namesIn, type Schema, schemaOf } from './walk/schema.ts'

// Promises of the API that hold for every endpoint: a new endpoint that breaks one fails here.
vi.setConfig({ testTimeout: 240_000 })

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

const nameOf = ({ service, method, path }: Endpoint) => `${method} ${service}/${path}`
const all = () => arvand.endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const)
const everybody = async () =>
  (await aPerson(arvand, { roles: ['teacher', 'manager'], scopes: scopeSchema.options })).token

/** Endpoints whose reply has one list but which are no lists: each is about one thing that has several parts. */
const things: ReadonlySet<string> = new Set([
  'POST panel/secondFactor/confirm',
  'POST panel/secondFactor/recoveryCodes',
  'POST panel/transcript/show',
  'POST teacher/course/prerequisites',
])

const repliesOf = (endpoint: Endpoint): Schema[] => {
  const reply = schemaOf(endpoint.reply, 'output')
  return reply.anyOf ? [...reply.anyOf] : [reply]
}
const isList = (endpoint: Endpoint) =>
  repliesOf(endpoint).some(({ properties = {} }) => 'items' in properties)
const asksCursor = ({ body, query }: Endpoint) => [body, query].some((part) => part && 'cursor' in part.shape)

describe('a list', () => {
  it('answers items and nextCursor, by ten with a cursor or whole', () => {
    const broken = all().flatMap(([name, endpoint]) => {
      const faults = repliesOf(endpoint).flatMap(({ properties = {} }) => {
        const { items, nextCursor } = properties
        const alone = Object.values(properties).length === 1 && Object.values(properties)[0]?.type === 'array'
        if (!items && !nextCursor)
          return [
            ...(alone && !things.has(name) ? ['is a list without items'] : []),
            ...(/\/list$/.test(name) ? ['says list and is none'] : []),
          ]
        if (items?.type !== 'array' || !nextCursor) return ['items and nextCursor go together']
        const isWhole = nextCursor.type === 'null'
        return [
          ...(isWhole === asksCursor(endpoint) ? ['goes on by a cursor, or is whole'] : []),
          ...(isWhole === (endpoint.whole === true) ? [] : ['is whole, and says so']),
          ...(isWhole && (items.maxItems ?? Number.POSITIVE_INFINITY) > mostWhole
            ? ['is whole without a bound']
            : []),
        ]
      })
      if (endpoint.whole && !isList(endpoint)) faults.push('is whole and no list')
      return faults.map((fault) => `${name}: ${fault}`)
    })
    expect(broken).toEqual([])
  })

  it('is answered so by the living app', async () => {
    const token = await everybody()
    let answered = 0
    for (const [name, endpoint] of all()) {
      if (!isList(endpoint)) continue
      const { status, answer } = await walkTo(arvand.app, endpoint, { token })
      if (status !== 200) continue
      answered += 1
      const { items, nextCursor } = answer as { items: unknown[]; nextCursor: string | null }
      expect([name, Array.isArray(items)]).toEqual([name, true])
      expect([name, items.length <= (endpoint.whole ? mostWhole : pageSize)]).toEqual([name, true])
      if (endpoint.whole) expect([name, nextCursor]).toEqual([name, null])
    }
    expect(answered).toBeGreaterThan(30)
  })

  it('refuses a cursor that it did not write', async () => {
    const token = await everybody()
    let refused = 0
    for (const [name, endpoint] of all()) {
      const field = fieldsOf(endpoint).find(({ path }) => path.length === 1 && path[0] === 'cursor')
      if (!field) continue
      for (const cursor of ['!!', 'x', 'eyJhIjoxfQ', 'WzEsMl0', 'bnVsbA']) {
        const answer = await walkTo(arvand.app, endpoint, { [field.part]: askWith(field, cursor), token })
        // Other inputs are checked first: for an unknown course the cursor is never read.
        const isBeforeIt = answer.status === 404 || !('cursor' in (answer.problem.fields ?? {}))
        if (isBeforeIt)
          expect([name, cursor, answer.status >= 400 && answer.status < 500]).toEqual([name, cursor, true])
        else refused += 1
        if (cursor === '!!')
          expect([name, answer.problem.fields]).toMatchObject([name, { cursor: expect.any(String) }])
      }
    }
    expect(refused).toBeGreaterThan(100)
  })
})

describe('names and words', () => {
  it('are camelCase in paths, fields and sets of words', () => {
    // Names that others chose: the standards of SCORM and WebAuthn, and the specification's own names.
    const others = new Set(['1.2', '2004', 'public-key', 'ref-view', 'SaveTicket'])
    // Digits are no name: so many of each kind is a word of digits in an address.
    const camel = /^(?:[a-z][A-Za-z0-9]*|\d+)$/
    const code = /^[a-z]+\.[a-z0-9-]+$/
    const broken = all().flatMap(([name, endpoint]) => {
      const { path, params, query, body, reply } = endpoint
      const inputs = [params, query, body].flatMap((part) => (part ? [schemaOf(part, 'input')] : []))
      const { keys, words } = namesIn([...inputs, schemaOf(reply, 'output')])
      const parts = path.split('/').map((part) => part.replace(/^:/, ''))
      return [...parts, ...keys, ...words.filter((word) => !code.test(word))]
        .filter((word) => !camel.test(word) && !others.has(word))
        .map((word) => `${name}: ${word}`)
    })
    expect(broken).toEqual([])
  })
})

describe('an ask', () => {
  it('without a body and its type is the empty one', async () => {
    for (const [name, endpoint] of all()) {
      const methods = endpoint.service === 'home' && endpoint.method === 'GET' ? ['POST'] : [endpoint.method]
      if (!methods.includes('POST')) continue
      // A person whom no other call needs, because the endpoint may block or remove them.
      const [one, other] = [await everybody(), await everybody()]
      const nothing = await walkTo(arvand.app, endpoint, { token: one, method: 'POST', body: null })
      const empty = await walkTo(arvand.app, endpoint, { token: other, method: 'POST', body: '{}' })
      const seen = ({ status, problem }: typeof nothing) => [name, status, problem.code, problem.fields]
      expect(seen(nothing)).toEqual(seen(empty))
      expect(nothing.status).not.toBe(400)
    }
  })

  it('may carry parameters in its address that nobody knows', async () => {
    for (const [name, endpoint] of all()) {
      const token = endpoint.access === 'public' ? undefined : await everybody()
      const ask = {
        ...(token ? { token } : {}),
        ...(endpoint.method === 'POST' ? { body: { surprise: 1 } } : {}),
      }
      const plain = await walkTo(arvand.app, endpoint, ask)
      const more = await walkTo(arvand.app, endpoint, { ...ask, query: { utm_source: 'x', fbclid: 'y' } })
      const seen = ({ status, problem }: typeof plain) => [name, status, problem.code, problem.fields]
      expect(seen(more)).toEqual(seen(plain))
    }
  })

  it('with a wrong ticket or challenge of any shape is told so by the word itself', async () => {
    const bodies = {
      'POST panel/register': { name: 'سارا محمدی', password: 'رمز عبور بلند' },
      'POST panel/login': {},
      'POST panel/login/secondFactor': { code: '123456' },
      'POST panel/recover': { password: 'رمز عبور بلند' },
    }
    for (const [name, endpoint] of all()) {
      for (const proof of ['ticket', 'challenge'] as const) {
        const field = endpoint.body?.shape[proof]
        if (!field) continue
        for (const wrong of ['x', 'نادرست', 'a b', 'x'.repeat(43)]) {
          expect([name, z.safeParse(field, wrong).success]).toEqual([name, true])
          const more = bodies[name as keyof typeof bodies]
          if (!more) continue
          const { problem } = await walkTo(arvand.app, endpoint, { body: { ...more, [proof]: wrong } })
          expect([name, wrong, problem.status, problem.code]).toEqual([
            name,
            wrong,
            422,
            `identity.${proof}-wrong`,
          ])
        }
      }
    }
  })
})
