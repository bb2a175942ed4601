import { login } from '@arvand/contracts/panel/identity'
import { endPersonSessions, listAudit, setRoles } from '@arvand/contracts/panel/people'
import { getProfile } from '@arvand/contracts/panel/profile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { plansOf } from '#server/testing/query-plans'
import { recordSql } from '#server/testing/recorded-sql'
import { aPerson, type TestPerson, testPassword } from '../testing.ts'

let arvand: TestApp
let keeper: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  keeper = await aPerson(arvand, {
    name: 'مریم بهرامی',
    roles: ['manager'],
    scopes: ['people', 'support'],
    reauthenticated: true,
  })
})
afterAll(() => arvand.close())

const list = async (ask: object = {}) => (await arvand.call(listAudit, ask, { token: keeper.token })).answer
const endSessions = (personId: string, reason = 'گوشی گم شده است', { token } = keeper) =>
  arvand.call(endPersonSessions, { personId, reason }, { token })

test('tells who did what to whom, when, from where and by which device', async () => {
  const sara = await aPerson(arvand, { name: 'سارا محمدی' })
  arvand.platform.clock.pass(60)
  await arvand.call(
    setRoles,
    { personId: sara.id, roles: ['teacher'], scopes: [] },
    {
      token: keeper.token,
      address: '192.0.2.9',
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    },
  )
  const { items, nextCursor } = await list({ personId: sara.id })
  expect(nextCursor).toBeNull()
  expect(items).toEqual([
    {
      id: expect.any(String),
      at: '2026-11-20T09:01:00.000Z',
      act: 'role-granted',
      title: 'دادن نقش یا حوزه',
      person: { id: sara.id, name: 'سارا محمدی' },
      actor: { id: keeper.id, name: 'مریم بهرامی' },
      address: '192.0.2.9',
      device: 'فایرفاکس روی لینوکس',
      detail: { roles: ['teacher'], scopes: [] },
    },
  ])
})

test('what a person has done is told apart from what was done to them', async () => {
  const [sara, mina] = [await aPerson(arvand), await aPerson(arvand)]
  const helper = await aPerson(arvand, { roles: ['manager'], scopes: ['people'], reauthenticated: true })
  await endSessions(sara.id, 'گوشی گم شده است', helper)
  await endSessions(mina.id, 'گوشی گم شده است', helper)
  await endSessions(sara.id)
  const done = (await list({ actorId: helper.id })).items
  expect(done.map(({ person }) => person?.id)).toEqual([mina.id, sara.id])
  expect((await list({ actorId: helper.id, personId: sara.id })).items).toHaveLength(1)
  expect((await list({ personId: helper.id })).items).toEqual([])
})

test('of one act, of one person, or of both; a failed sign-in of nobody has neither', async () => {
  const sara = await aPerson(arvand)
  await arvand.call(login, { identifier: '09129999999', password: 'x' }, { address: '198.51.100.1' })
  await arvand.call(login, { identifier: sara.mobile, password: testPassword }, { address: '198.51.100.1' })
  const failed = await list({ act: 'sign-in-failed' })
  expect(failed.items).toMatchObject([{ act: 'sign-in-failed', person: null, actor: null }])
  expect(JSON.stringify(failed)).not.toContain('9129999999')
  expect((await list({ act: 'signed-in', personId: sara.id })).items).toHaveLength(1)
  expect((await list({ act: 'signed-in', personId: keeper.id })).items).toEqual([])
  expect((await list({ act: 'nothing-like-it' })).items).toEqual([])
})

test('pages go from new to old without gaps or repeats, while more is done', async () => {
  const sara = await aPerson(arvand)
  for (let count = 0; count < 23; count += 1) {
    if (count % 4 === 0) arvand.platform.clock.pass(1)
    await endSessions(sara.id)
  }
  const ids: string[] = []
  const times: string[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const ask = { act: 'other-sessions-ended', personId: sara.id, ...(cursor ? { cursor } : {}) }
    const page: Awaited<ReturnType<typeof list>> = await list(ask)
    ids.push(...page.items.map(({ id }) => id))
    times.push(...page.items.map(({ at }) => at))
    cursor = page.nextCursor
    arvand.platform.clock.pass(1)
    await endSessions(sara.id)
  }
  expect(ids).toHaveLength(23)
  expect(new Set(ids).size).toBe(23)
  expect(times).toEqual(times.toSorted().toReversed())
})

test('a manager ends every session of a person, with the reason; their own present one stays', async () => {
  const sara = await aPerson(arvand)
  await arvand.call(login, { identifier: sara.mobile, password: testPassword }, { address: '198.51.100.2' })
  const { status, answer } = await endSessions(sara.id, 'گوشي گم شده است')
  expect([status, answer]).toEqual([200, { ended: 2 }])
  expect((await arvand.call(getProfile, {}, { token: sara.token })).status).toBe(401)
  const { items } = await list({ personId: sara.id, act: 'other-sessions-ended' })
  expect(items).toMatchObject([{ detail: { reason: 'گوشی گم شده است', sessions: 2 } }])
  expect((await endSessions(keeper.id)).answer).toEqual({ ended: 0 })
  expect((await list()).items.length).toBeGreaterThan(0)
})

test('refusals: nobody there, no reason, strangers and others', async () => {
  const sara = await aPerson(arvand)
  expect((await endSessions('019aa000-0000-7000-8000-000000000000')).status).toBe(404)
  for (const reason of ['', 'x', 'x'.repeat(301)])
    expect((await endSessions(sara.id, reason)).status).toBe(422)
  const others = [sara, await aPerson(arvand, { roles: ['manager'], scopes: ['support'] })]
  for (const other of others) {
    expect((await endSessions(sara.id, undefined, other)).status).toBe(403)
    expect((await arvand.call(listAudit, {}, { token: other.token })).status).toBe(403)
  }
  const reason = 'گوشی گم شده است'
  expect((await arvand.call(endPersonSessions, { personId: sara.id, reason })).status).toBe(401)
  expect((await arvand.call(listAudit, {})).status).toBe(401)
})

test.each([
  { act: 'Role Granted' },
  { act: 'x'.repeat(61) },
  { personId: 'x' },
  { cursor: 'AAAA' },
  { more: 1 },
])('bad input %j is a 422', async (ask) => {
  const { problem } = await arvand.call(listAudit, ask, { token: keeper.token })
  expect(problem).toMatchObject({ status: 422, code: 'request.invalid' })
})

test('acts are found by days of Tehran and by words of their titles and of what was noted', async () => {
  const sara = await aPerson(arvand, { name: 'سارا محمدی' })
  const about = (ask: object) => list({ personId: sara.id, ...ask })
  await endSessions(sara.id, 'گوشی او در قطار گم شده است')
  arvand.platform.clock.pass(86_400)
  keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['people'], reauthenticated: true })
  await endSessions(sara.id, 'به خواهش خودش')
  const reasons = async (ask: object) => (await about(ask)).items.map(({ detail }) => detail.reason)
  const [first, second] = ['گوشی او در قطار گم شده است', 'به خواهش خودش']
  expect(await reasons({})).toEqual([second, first])
  // Letters of another keyboard and half-spaces are the same words.
  expect(await reasons({ q: 'قطار گوشي' })).toEqual([first])
  expect(await reasons({ q: 'خواهش' })).toEqual([second])
  expect(await reasons({ q: 'خواهش قطار' })).toEqual([])
  const [{ title = '' } = {}] = (await about({})).items
  expect(await reasons({ q: title })).toEqual([second, first])
  expect(await reasons({ from: '2026-11-21' })).toEqual([second])
  expect(await reasons({ to: '2026-11-20' })).toEqual([first])
  expect(await reasons({ from: '2026-11-20', to: '2026-11-21' })).toEqual([second, first])
  expect((await arvand.call(listAudit, { from: '2026-02-30' }, keeper)).status).toBe(422)
  const statements = await recordSql(async () => void (await list({ q: 'قطار', from: '2026-11-20' })))
  expect((await plansOf(arvand, statements)).flat()).toEqual([])
})
