import type { Endpoint } from '@arvand/contracts/endpoint'
import { errorCatalogue } from '@arvand/contracts/errors/catalogue'
import { scope as scopeSchema } from '@arvand/contracts/people'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aPerson } from '#testing/identity'
import { anApp, type TestApp } from './app.ts'
import { expectRefusal, isPersian, type WalkAsk, walkTo } from './walk/ask.ts'
import { askWith, type Field, fieldsOf } from './walk/fields.ts'
import { rowCounts } from './walk/row-counts.ts'

// The tests call every endpoint, so the time grows with their number.
vi.setConfig({ testTimeout: 240_000 })

let arvand: TestApp
let everything: string
let tokens: { learner: string; teacher: string; manager: string; ended: string }

beforeAll(async () => {
  arvand = await anApp()
  const scopes = scopeSchema.options
  everything = (await aPerson(arvand, { roles: ['teacher', 'manager'], scopes })).token
  const [learner, teacher, manager, ended] = [
    await aPerson(arvand),
    await aPerson(arvand, { roles: ['teacher'] }),
    await aPerson(arvand, { roles: ['manager'] }),
    await aPerson(arvand),
  ]
  tokens = {
    learner: learner.token,
    teacher: teacher.token,
    manager: manager.token,
    ended: ended.token,
  }
  const session = { method: 'POST', url: '/api/panel/logout', payload: {} } as const
  await arvand.app.inject({ ...session, headers: { authorization: `Bearer ${ended.token}` } })
}, 60_000)
afterAll(() => arvand.close())

const nameOf = ({ service, method, path }: Endpoint) => `${method} ${service}/${path}`
const partsOf = (field: Field, value: unknown): WalkAsk => ({ [field.part]: askWith(field, value) })

/** Calls `visit` for every endpoint; afterwards every table must have as many rows as before. */
async function visitAll(visit: (endpoint: Endpoint, name: string) => Promise<void>): Promise<void> {
  const before = await rowCounts(arvand.database.pool)
  for (const endpoint of arvand.endpoints) await visit(endpoint, nameOf(endpoint))
  expect(await rowCounts(arvand.database.pool)).toEqual(before)
}

describe('who may call', () => {
  it('there is something to walk over', () => {
    expect(arvand.endpoints.length).toBeGreaterThan(20)
    expect(new Set(arvand.endpoints.map(nameOf)).size).toBe(arvand.endpoints.length)
  })

  it('not a stranger, nor one whose session has ended, unless it is public', async () => {
    await visitAll(async (endpoint, name) => {
      if (endpoint.access === 'public') return
      for (const token of [undefined, tokens.ended, 'x'.repeat(43)]) {
        const answer = await walkTo(arvand.app, endpoint, token ? { token } : {})
        expect([name, answer.status, answer.problem.code]).toEqual([name, 401, 'request.unauthenticated'])
        expectRefusal(answer, name)
      }
    })
  })

  it('not a lower role, nor a manager without the scope', async () => {
    await visitAll(async (endpoint, name) => {
      const { access, scope } = endpoint
      const lower = [
        ...(access === 'teacher' || access === 'manager' ? [tokens.learner] : []),
        ...(access === 'teacher' ? [tokens.manager] : []),
        ...(access === 'manager' ? [tokens.teacher] : []),
        ...(scope ? [tokens.manager] : []),
      ]
      for (const token of lower) {
        const answer = await walkTo(arvand.app, endpoint, { token })
        expect([name, answer.status, answer.problem.code]).toEqual([name, 403, 'request.forbidden'])
        expectRefusal(answer, name)
      }
    })
  })

  it('whoever has the role, or the scope, and no manager of another scope', async () => {
    const managers = new Map<string, string>()
    for (const scope of scopeSchema.options)
      managers.set(scope, (await aPerson(arvand, { roles: ['manager'], scopes: [scope] })).token)
    const roles = { user: Object.keys(tokens), teacher: ['teacher'], manager: ['manager'], public: [] }
    await visitAll(async (endpoint, name) => {
      // A field that nobody knows is refused behind the door, and nothing is done; what is only read is read.
      const passes = async (token?: string) => {
        const answer = await walkTo(arvand.app, endpoint, {
          body: { surprise: 1 },
          ...(token ? { token } : {}),
        })
        const isRead = endpoint.method === 'GET' && answer.status !== 401 && answer.status !== 403
        return isRead ? 422 : answer.status
      }
      if (endpoint.access === 'public') expect([name, await passes()]).toEqual([name, 422])
      for (const role of roles[endpoint.access])
        if (!endpoint.scope && role !== 'ended')
          expect([name, role, await passes(tokens[role as keyof typeof tokens])]).toEqual([name, role, 422])
      if (endpoint.scope)
        for (const [scope, token] of managers)
          expect([name, scope, await passes(token)]).toEqual([
            name,
            scope,
            scope === endpoint.scope ? 422 : 403,
          ])
    })
  })

  it('a manager’s address says so, and asks for a scope', () => {
    for (const endpoint of arvand.endpoints) {
      const isManagers = /^panel\/manage\//.test(`${endpoint.service}/${endpoint.path}`)
      if (isManagers) expect([nameOf(endpoint), endpoint.access]).toEqual([nameOf(endpoint), 'manager'])
      if (endpoint.service === 'teacher') expect(endpoint.access).toBe('teacher')
    }
  })
})

describe('what may be said', () => {
  it('with its own methods only', async () => {
    await visitAll(async (endpoint, name) => {
      for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
        const answer = await walkTo(arvand.app, endpoint, { method, token: everything })
        expect([name, method, answer.status]).toEqual([name, method, 405])
        expect(answer.headers.allow).toContain(endpoint.method)
        expectRefusal(answer, name)
      }
    })
  })

  it('in a body that is an object, without a field that nobody knows, and not too large', async () => {
    await visitAll(async (endpoint, name) => {
      if (endpoint.method !== 'POST') return
      const token = everything
      for (const body of ['[]', 'null', '7', '"متن"', '{"surprise":1}']) {
        const answer = await walkTo(arvand.app, endpoint, { body, token })
        expect([name, body, answer.status]).toEqual([name, body, 422])
        expect(Object.keys(answer.problem.fields ?? {})).toContain(body.startsWith('{') ? 'surprise' : 'body')
        expectRefusal(answer, name)
      }
      for (const body of ['', '{', 'سلام', '{"__proto__":{}}', '{"constructor":{"prototype":{}}}'])
        expectRefusalOf(400, await walkTo(arvand.app, endpoint, { body, token }), `${name} ${body}`)
      const size = (endpoint.bodyLimit ?? 1_048_576) + 1
      const body = `"${'x'.repeat(size - 2)}"`
      expectRefusalOf(413, await walkTo(arvand.app, endpoint, { body, token }), name)
    })
  })

  it('with the right type in each field', async () => {
    await visitAll(async (endpoint, name) => {
      for (const field of fieldsOf(endpoint)) {
        if (field.part !== 'body' || field.types.size === 0 || field.forgiving) continue
        for (const value of wrongValues(field)) {
          const what = `${name} ${field.path.join('.')} = ${JSON.stringify(value)}`
          const answer = await walkTo(arvand.app, endpoint, { ...partsOf(field, value), token: everything })
          expectRefusalOf(422, answer, what)
          expect([what, namesField(answer.problem.fields ?? {}, field)]).toEqual([what, true])
        }
      }
    })
  })
})

it('every code has a Persian sentence without a Latin letter', () => {
  for (const [code, { sentence }] of Object.entries(errorCatalogue))
    expect([code, isPersian(sentence)]).toEqual([code, true])
})

function expectRefusalOf(status: number, answer: Awaited<ReturnType<typeof walkTo>>, what: string): void {
  expect([what, answer.status]).toEqual([what, status])
  expectRefusal(answer, what)
}

/** One value of each type that the field does not accept. */
function wrongValues({ types }: Field): unknown[] {
  const samples: [string, unknown][] = [
    ['string', 'متن'],
    ['number', 7.5],
    ['boolean', true],
    ['null', null],
    ['array', ['متن']],
    ['object', { no: 1 }],
  ]
  return samples.filter(([type]) => !types.has(type)).map(([, value]) => value)
}

/** Whether the refusal names the field or an object around it: a union is refused as a whole. */
function namesField(fields: Readonly<Record<string, string>>, { path }: Field): boolean {
  const dotted = path.map(String)
  return (
    dotted.some((_, index) => Object.hasOwn(fields, dotted.slice(0, index + 1).join('.'))) || 'body' in fields
  )
}
