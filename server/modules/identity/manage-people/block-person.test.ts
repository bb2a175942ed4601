import { login, recover } from '@arvand/contracts/panel/identity'
import {
  blockPerson,
  endPersonSessions,
  listPeople,
  setRoles,
  showPersonToManager,
  unblockPerson,
} from '@arvand/contracts/panel/people'
import { getProfile } from '@arvand/contracts/panel/profile'
import { scope } from '@arvand/contracts/people'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockNumbers } from '#platform/database'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, aTicket, type PersonWish, type TestPerson, testPassword } from '../testing.ts'

let arvand: TestApp
let keeper: TestPerson
let addresses = 0
beforeAll(async () => {
  arvand = await anApp()
  keeper = await aKeeper({ name: 'مریم بهرامی' })
})
afterAll(() => arvand.close())

const aKeeper = (wish: PersonWish = {}, app = arvand) =>
  aPerson(app, { roles: ['manager'], scopes: ['people'], ...wish })
const elsewhere = () => ({ address: `198.51.100.${++addresses}` })
const reason = 'حساب در دست کس دیگری است'
const block = (by: TestPerson, personId: string) => arvand.call(blockPerson, { personId, reason }, by)
const unblock = (by: TestPerson, personId: string) => arvand.call(unblockPerson, { personId, reason }, by)
const isAlive = async (person: TestPerson) => (await arvand.call(getProfile, {}, person)).status === 200
const signIn = ({ mobile }: TestPerson) =>
  arvand.call(login, { identifier: mobile, password: testPassword }, elsewhere())
const toldOf = async (actor: string, personId: string) =>
  (
    await arvand.database.pool.query<{ keeper: string }>(
      `select data ->> 'personId' as keeper from pgboss.job
       where name = 'identity.happened' and data #>> '{about,act}' = $1 and data #>> '{about,account,id}' = $2`,
      [actor, personId],
    )
  ).rows.map((row) => row.keeper)

describe('a blocked account', () => {
  test('is signed out everywhere and opens by no door until it is unblocked', {
    timeout: 30_000,
  }, async () => {
    const sara = await aPerson(arvand)
    expect((await block(keeper, sara.id)).answer).toEqual({ ended: 1 })
    expect(await isAlive(sara)).toBe(false)
    expect((await signIn(sara)).problem).toMatchObject({ status: 403, code: 'identity.account-blocked' })
    const mobile = sara.mobile ?? ''
    const byTicket = await aTicket(arvand, { mobile }, 'login', elsewhere())
    expect((await arvand.call(login, { ticket: byTicket }, elsewhere())).problem.code).toBe(
      'identity.account-blocked',
    )
    const ticket = await aTicket(arvand, { mobile }, 'recover', elsewhere())
    const recovered = await arvand.call(recover, { ticket, password: 'a-wholly-fresh-one' }, elsewhere())
    expect(recovered.problem.code).toBe('identity.account-blocked')
    const shown = await arvand.call(showPersonToManager, { personId: sara.id }, keeper)
    expect(shown.answer.blockedAt).toEqual(expect.any(String))
    const [row] = (await arvand.call(listPeople, { q: mobile }, keeper)).answer.items
    expect(row?.isBlocked).toBe(true)

    const proved = await aKeeper({ reauthenticated: true })
    expect((await unblock(keeper, sara.id)).problem.code).toBe('identity.reauthentication-wrong')
    expect((await unblock(proved, sara.id)).status).toBe(200)
    expect((await signIn(sara)).status).toBe(200)
  })

  test('tells a stranger with a wrong password nothing', async () => {
    const sara = await aPerson(arvand)
    await block(keeper, sara.id)
    const guess = { identifier: sara.mobile, password: 'not-the-password' }
    expect((await arvand.call(login, guess, elsewhere())).problem.code).toBe('identity.password-wrong')
  })

  test('blocking twice is one act', async () => {
    const sara = await aPerson(arvand)
    await block(keeper, sara.id)
    expect((await block(keeper, sara.id)).answer).toEqual({ ended: 0 })
    const { rows } = await arvand.database.pool.query(
      `select detail from identity.audit where person_id = $1 and act = 'account-blocked'`,
      [sara.id],
    )
    expect(rows).toEqual([{ detail: { reason, sessions: 1 } }])
  })
})

describe('who may block', () => {
  test('a manager of people alone, against every other manager, and all of them hear of it', async () => {
    const mighty = await aPerson(arvand, { roles: ['manager'], scopes: scope.options })
    const other = await aKeeper()
    expect((await block(keeper, mighty.id)).answer).toEqual({ ended: 1 })
    expect(await isAlive(mighty)).toBe(false)
    const told = await toldOf('blocked', mighty.id)
    expect(told).toEqual(expect.arrayContaining([keeper.id, other.id]))
    expect(told).not.toContain(mighty.id)
  })

  test('ending the sessions of somebody is told to them too', async () => {
    const sara = await aPerson(arvand)
    await arvand.call(endPersonSessions, { personId: sara.id, reason }, keeper)
    expect(await toldOf('sessions-ended', sara.id)).toContain(keeper.id)
  })

  test('nobody blocks themselves', async () => {
    expect((await block(keeper, keeper.id)).problem).toMatchObject({
      status: 409,
      code: 'identity.own-account',
    })
  })

  test('neither a stranger, nor a learner, a teacher or a manager of something else', async () => {
    const sara = await aPerson(arvand)
    expect((await arvand.call(blockPerson, { personId: sara.id, reason })).status).toBe(401)
    const others = [
      await aPerson(arvand),
      await aPerson(arvand, { roles: ['teacher'] }),
      await aPerson(arvand, { roles: ['manager'], scopes: ['settings', 'support'] }),
    ]
    for (const other of others) {
      expect((await block(other, sara.id)).status).toBe(403)
      expect((await unblock(other, sara.id)).status).toBe(403)
    }
    expect(await isAlive(sara)).toBe(true)
  })

  test.each([{ reason: '' }, { reason: 'x'.repeat(301) }, { personId: 'x' }, { force: true }])(
    'bad input %j',
    async (wrong) => {
      const sara = await aPerson(arvand)
      const refused = await arvand.call(blockPerson, { personId: sara.id, reason, ...wrong }, keeper)
      expect(refused.problem).toMatchObject({ status: 422, code: 'request.invalid' })
    },
  )

  test('somebody who does not exist is a 404', async () => {
    expect((await block(keeper, '019aa000-0000-7000-8000-000000000000')).status).toBe(404)
  })
})

describe('the last manager of people', () => {
  let alone: TestApp
  beforeAll(async () => {
    alone = await anApp()
  })
  afterAll(() => alone.close())

  test('two who block each other at once: one of them stays', async () => {
    for (let round = 0; round < 4; round += 1) {
      await alone.database.pool.query('delete from identity.scopes')
      const [first, second] = [await aKeeper({}, alone), await aKeeper({}, alone)]
      const outcomes = await Promise.all(
        [[first, second] as const, [second, first] as const].map(([by, to]) =>
          alone.call(blockPerson, { personId: to.id, reason }, by),
        ),
      )
      expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1)
      const refused = outcomes.find(({ status }) => status !== 200)
      expect(['identity.last-manager', 'request.unauthenticated']).toContain(refused?.problem.code)
    }
  })

  test('a blocked one does not count, when the other is to lose the role', async () => {
    await alone.database.pool.query('delete from identity.scopes')
    const [by, last] = [await aKeeper({ reauthenticated: true }, alone), await aKeeper({}, alone)]
    const connection = await alone.database.pool.connect()
    try {
      await connection.query('begin')
      await connection.query('select pg_advisory_xact_lock($1)', [lockNumbers.lastManager])
      await connection.query('update identity.accounts set blocked_at = now() where id = $1', [by.id])
      const asked = alone.call(setRoles, { personId: last.id, roles: [], scopes: [] }, by)
      const waits = async () =>
        (
          await alone.database.pool.query(
            `select 1 from pg_locks where locktype = 'advisory' and not granted`,
          )
        ).rowCount
      await expect.poll(waits, { timeout: 15_000 }).toBe(1)
      await connection.query('commit')
      expect((await asked).problem).toMatchObject({ status: 409, code: 'identity.last-manager' })
    } finally {
      connection.release()
    }
  })
})
