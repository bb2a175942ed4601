import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { anApp, anAppOn, configFor, type TestApp } from '#server/testing/app'
import { assembleFrame, buy, gate, tokens } from '#server/testing/frame'
import { newId } from './ids.ts'

let one: TestApp
let other: TestApp
let admin: pg.Client
beforeAll(async () => {
  one = await anApp({}, assembleFrame)
  other = await anAppOn(one.database, configFor(one.database), assembleFrame)
  admin = new pg.Client({ connectionString: one.database.url })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await other.close()
  await one.close()
})

let requestId: string
let what: string
beforeEach(() => {
  requestId = newId()
  what = `کتاب ${requestId}`
})

const token = tokens.learner
const order = (app: TestApp, more: object = {}) => app.call(buy, { what, requestId, ...more }, { token })
const bought = async () => (await one.outbox(what)).length
const kept = async () => {
  const sql = 'select count(*)::int as n from platform.requests where request_id = $1'
  const { rows } = await admin.query<{ n: number }>(sql, [requestId])
  return rows[0]?.n
}

describe('a repeated request', () => {
  it('gets the first answer from any process, and is done once', async () => {
    const first = await order(one)
    expect(first.status).toBe(200)
    for (const app of [one, other, one]) expect((await order(app)).answer).toEqual(first.answer)
    expect(await bought()).toBe(1)
  })

  it('with its fields in another order or unclean is the same request', async () => {
    const first = await order(one)
    const again = await one.call(buy, { requestId, what: `  ${what} ` }, { token })
    expect(again.answer).toEqual(first.answer)
  })

  it('with another body is refused by any process', async () => {
    await order(one)
    const { status, problem } = await order(other, { what: 'چیز دیگر' })
    expect([status, problem.code]).toEqual([422, 'request.id-reused'])
    expect(await bought()).toBe(1)
  })

  it('of another person is another request', async () => {
    const first = await order(one)
    const theirs = await one.call(buy, { what, requestId }, { token: tokens.teacher })
    expect(theirs.answer.id).not.toBe(first.answer.id)
    expect(await bought()).toBe(2)
  })
})

describe('what is refused', () => {
  it('before the work keeps nothing, so that a mended body may come', async () => {
    expect((await order(one, { what: '' })).status).toBe(422)
    expect(await kept()).toBe(0)
    expect((await order(one)).status).toBe(200)
  })

  it('by a rule in the middle keeps neither the work nor the answer', async () => {
    expect((await order(one, { refuseAfter: true })).status).toBe(403)
    expect([await kept(), await bought()]).toEqual([0, 0])
    expect((await order(one)).status).toBe(200)
  })
})

describe('twins', () => {
  it('in two processes: one works, the other waits and says the same', async () => {
    await gate.shut(admin)
    const first = order(one, { throughGate: true })
    const second = order(other, { throughGate: true })
    await vi.waitFor(async () => expect(await waiting()).toBe(2), { timeout: 10_000, interval: 20 })
    expect(await bought()).toBe(0)
    await gate.open(admin)
    const [a, b] = await Promise.all([first, second])
    expect([a.status, b.status]).toEqual([200, 200])
    expect(a.answer).toEqual(b.answer)
    expect(await bought()).toBe(1)
  })

  it('of which the first dies with its connection: the second does the work', async () => {
    await gate.shut(admin)
    const first = order(one, { throughGate: true })
    await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 10_000, interval: 20 })
    const second = order(other, { throughGate: true })
    await vi.waitFor(async () => expect(await waiting()).toBe(2), { timeout: 10_000, interval: 20 })
    await admin.query(
      `select pg_terminate_backend(pid) from pg_locks
        where locktype = 'advisory' and not granted and objid = ${gate.number}`,
    )
    expect((await first).status).toBe(503)
    await gate.open(admin)
    expect((await second).status).toBe(200)
    expect([await kept(), await bought()]).toEqual([1, 1])
    expect((await order(one, { throughGate: true })).status).toBe(200)
    expect(await bought()).toBe(1)
  })

  /** How many connections to this database wait for an advisory lock: of the gate, or of a duplicate request. */
  async function waiting(): Promise<number | undefined> {
    const { rows } = await admin.query<{ n: number }>(
      `select count(*)::int as n from pg_locks
        where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`,
    )
    return rows[0]?.n
  }
})
