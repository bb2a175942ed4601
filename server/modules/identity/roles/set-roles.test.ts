import { login } from '@arvand/contracts/panel/identity'
import { listPeople, setRoles, showPersonToManager } from '@arvand/contracts/panel/people'
import { getProfile, updateProfile } from '@arvand/contracts/panel/profile'
import { reauthenticate } from '@arvand/contracts/panel/security'
import { type Scope, scope } from '@arvand/contracts/people'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockNumbers } from '#platform/database'
import { openPageCache } from '#platform/web'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson, testPassword } from '../testing.ts'

let arvand: TestApp
let keeper: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  keeper = await aKeeper('مریم بهرامی')
})
afterAll(() => arvand.close())

const aKeeper = (name?: string, scopes: readonly Scope[] = scope.options) =>
  aPerson(arvand, { roles: ['manager'], scopes, reauthenticated: true, ...(name ? { name } : {}) })
const set = (by: { token: string }, personId: string, roles: string[], scopes: string[] = []) =>
  arvand.call(setRoles, { personId, roles, scopes }, { token: by.token })
const show = async ({ id }: TestPerson) =>
  (await arvand.call(showPersonToManager, { personId: id }, { token: keeper.token })).answer
const isAlive = async ({ token }: TestPerson) => (await arvand.call(getProfile, {}, { token })).status === 200
const query = async <Row extends object>(sql: string, values: unknown[] = []) =>
  (await arvand.database.pool.query<Row>(sql, values)).rows
const wordsTo = ({ id }: TestPerson) =>
  query<{ about: object }>(
    `select data -> 'about' as about from pgboss.job
     where name = 'identity.happened' and data ->> 'personId' = $1 order by created_on, data -> 'about' ->> 'what'`,
    [id],
  )

describe('roles and scopes', () => {
  test('are given so that exactly these are held, with who gave them', async () => {
    const sara = await aPerson(arvand)
    const { status, answer } = await set(keeper, sara.id, ['teacher', 'manager'], ['finance', 'content'])
    expect(status).toBe(200)
    expect(answer.person).toMatchObject({
      id: sara.id,
      roles: ['user', 'manager', 'teacher'],
      scopes: ['content', 'finance'],
    })
    await set(keeper, sara.id, ['manager'], ['finance', 'exams'])
    const { person, grants, createdAt, livingSessions, hasSecondFactor } = await show(sara)
    expect(person).toMatchObject({ roles: ['user', 'manager'], scopes: ['exams', 'finance'] })
    expect(grants.map(({ what }) => what).toSorted()).toEqual(['exams', 'finance', 'manager'])
    expect(grants[0]).toMatchObject({ grantedBy: 'مریم بهرامی', grantedAt: '2026-11-20T09:00:00.000Z' })
    expect({ createdAt, livingSessions, hasSecondFactor }).toEqual({
      createdAt: '2026-11-20T09:00:00.000Z',
      livingSessions: 0,
      hasSecondFactor: false,
    })
  })

  test('what changed is written down, and the person hears of a role', async () => {
    const sara = await aPerson(arvand)
    await set(keeper, sara.id, ['manager'], ['growth'])
    await set(keeper, sara.id, ['teacher'])
    const rows = await query(
      `select act, actor_id, detail from identity.audit where person_id = $1 and act like 'role-%' order by id`,
      [sara.id],
    )
    expect(rows).toEqual([
      { act: 'role-granted', actor_id: keeper.id, detail: { roles: ['manager'], scopes: ['growth'] } },
      { act: 'role-granted', actor_id: keeper.id, detail: { roles: ['teacher'], scopes: [] } },
      { act: 'role-taken', actor_id: keeper.id, detail: { roles: ['manager'], scopes: ['growth'] } },
    ])
    const heard = await wordsTo(sara)
    expect(heard.map(({ about }) => about)).toEqual([
      { what: 'role-granted', roles: ['manager'], scopes: ['growth'] },
      { what: 'role-granted', roles: ['teacher'], scopes: [] },
      { what: 'role-taken', roles: ['manager'], scopes: ['growth'] },
    ])
  })

  test('giving what is held already changes nothing and says nothing', async () => {
    const sara = await aPerson(arvand, { roles: ['teacher'] })
    expect((await set(keeper, sara.id, ['teacher'])).status).toBe(200)
    expect(await wordsTo(sara)).toEqual([])
    expect(await query('select 1 from identity.audit where person_id = $1', [sara.id])).toEqual([])
    expect(await isAlive(sara)).toBe(true)
  })

  test('a manager signs in again, and so does who lost something; a new teacher need not', async () => {
    const [toTeacher, toManager, fromTeacher, fromScope] = [
      await aPerson(arvand),
      await aPerson(arvand),
      await aPerson(arvand, { roles: ['teacher'] }),
      await aPerson(arvand, { roles: ['manager'], scopes: ['content', 'exams'] }),
    ]
    await set(keeper, toTeacher.id, ['teacher'])
    await set(keeper, toManager.id, ['manager'])
    await set(keeper, fromTeacher.id, [])
    await set(keeper, fromScope.id, ['manager'], ['content'])
    expect(await Promise.all([toTeacher, toManager, fromTeacher, fromScope].map(isAlive))).toEqual([
      true,
      false,
      false,
      false,
    ])
    const again = await arvand.call(login, { identifier: fromTeacher.mobile, password: testPassword })
    expect(again.status).toBe(200)
  })

  test('kept pages that show the person are dropped', async () => {
    const pages = await openPageCache(arvand.platform.broadcast)
    const render = async () => ({ html: Buffer.from('x'), etag: 'x', contentSecurityPolicy: '' })
    const sara = await aPerson(arvand)
    await arvand.call(updateProfile, { handle: 'sara-mohammadi' }, { token: sara.token })
    const tagged = ['person:sara-mohammadi', 'front', 'about']
    await Promise.all(tagged.map((tag) => pages.take(tag, { tags: [tag], seconds: 600 }, render)))
    await set(keeper, sara.id, ['teacher'])
    await expect.poll(() => pages.size, { timeout: 15_000 }).toBe(1)
  })
})

describe('what is refused', () => {
  test('a scope that the giver does not hold, given or taken, also through another account', async () => {
    const weak = await aKeeper('ندا', ['people', 'content'])
    const accomplice = await aPerson(arvand)
    const strong = await aPerson(arvand, { roles: ['manager'], scopes: ['finance', 'content'] })
    const wishes = [
      [accomplice, ['manager'], scope.options],
      [accomplice, ['manager'], ['finance']],
      [strong, ['manager'], ['content']],
      [strong, [], []],
      [strong, ['teacher'], []],
    ] as const
    for (const [person, roles, scopes] of wishes) {
      const { problem } = await set(weak, person.id, [...roles], [...scopes])
      expect(problem).toMatchObject({ status: 403, code: 'identity.scope-not-held' })
    }
    expect((await show(strong)).person.scopes).toEqual(['content', 'finance'])
    expect((await show(accomplice)).person.roles).toEqual(['user'])
    // The giver changes only scopes that they hold; `finance`, which they do not hold, does not change.
    expect((await set(weak, strong.id, ['manager'], ['finance', 'people'])).status).toBe(200)
    expect((await show(strong)).person.scopes).toEqual(['finance', 'people'])
    expect((await set(weak, accomplice.id, ['manager', 'teacher'], ['content'])).status).toBe(200)
  })

  test('without having proved again who one is, and once that is five minutes ago', async () => {
    const [late, sara] = [
      await aPerson(arvand, { roles: ['manager'], scopes: scope.options }),
      await aPerson(arvand),
    ]
    const refused = await set(late, sara.id, ['teacher'])
    expect(refused.problem).toMatchObject({ status: 422, code: 'identity.reauthentication-wrong' })
    await arvand.call(reauthenticate, { password: testPassword }, { token: late.token })
    expect((await set(late, sara.id, ['teacher'])).status).toBe(200)
    arvand.platform.clock.pass(300)
    expect((await set(late, sara.id, [])).problem.code).toBe('identity.reauthentication-wrong')
    arvand.platform.clock.pass(-300)
  })

  test('an account without a password as a manager', async () => {
    const sara = await aPerson(arvand)
    await query('update identity.accounts set password_hash = null where id = $1', [sara.id])
    expect((await set(keeper, sara.id, ['manager'])).problem).toMatchObject({
      status: 409,
      code: 'identity.manager-without-password',
    })
    expect((await show(sara)).whyNotManager).toBe('identity.manager-without-password')
    expect((await set(keeper, sara.id, ['teacher'])).status).toBe(200)
  })

  test('one’s own role', async () => {
    expect((await set(keeper, keeper.id, ['manager', 'teacher'], ['people'])).problem).toMatchObject({
      status: 409,
      code: 'identity.own-role',
    })
  })

  test('scopes of somebody who is no manager', async () => {
    const sara = await aPerson(arvand)
    expect((await set(keeper, sara.id, ['teacher'], ['people'])).problem.code).toBe(
      'identity.scopes-without-role',
    )
    expect((await show(sara)).person.roles).toEqual(['user'])
  })

  test('a stranger, a learner, a teacher, and a manager of something else', async () => {
    const sara = await aPerson(arvand)
    const wish = { personId: sara.id, roles: ['teacher'], scopes: [] }
    expect((await arvand.call(setRoles, wish)).status).toBe(401)
    const others = [
      await aPerson(arvand),
      await aPerson(arvand, { roles: ['teacher'] }),
      await aPerson(arvand, { roles: ['manager'], scopes: ['settings', 'finance'] }),
    ]
    for (const { token } of others) {
      expect((await arvand.call(setRoles, wish, { token })).status).toBe(403)
      expect((await arvand.call(showPersonToManager, { personId: sara.id }, { token })).status).toBe(403)
      expect((await arvand.call(listPeople, {}, { token })).status).toBe(403)
    }
    const halfway = await aPerson(arvand, {
      reauthenticated: true,
      roles: ['manager'],
      scopes: ['people'],
      secondFactorWaived: false,
    })
    const refused = await arvand.call(setRoles, wish, { token: halfway.token })
    expect(refused.problem.code).toBe('identity.second-factor-needed')
    expect((await show(sara)).person.roles).toEqual(['user'])
  })

  test('somebody who does not exist', async () => {
    const nobody = '019aa000-0000-7000-8000-000000000000'
    expect((await set(keeper, nobody, ['teacher'])).status).toBe(404)
    const shown = await arvand.call(showPersonToManager, { personId: nobody }, { token: keeper.token })
    expect(shown.status).toBe(404)
  })

  test.each([
    { roles: ['user'], scopes: [] },
    { roles: ['teacher', 'teacher', 'manager'], scopes: [] },
    { roles: ['king'], scopes: [] },
    { roles: ['manager'], scopes: ['everything'] },
    { roles: 'manager', scopes: [] },
    { roles: [], scopes: null },
    { roles: [] },
    { roles: [], scopes: [], password: 'x' },
  ])('bad input %j', async (ask) => {
    const sara = await aPerson(arvand)
    const refused = await arvand.call(setRoles, { personId: sara.id, ...ask }, { token: keeper.token })
    expect(refused.problem).toMatchObject({ status: 422, code: 'request.invalid' })
  })

  test('a role twice is a role once', async () => {
    const sara = await aPerson(arvand)
    expect((await set(keeper, sara.id, ['teacher', 'teacher'])).status).toBe(200)
  })
})

describe('two managers at the same time', () => {
  let other: TestApp
  beforeAll(async () => {
    other = await anApp()
  })
  afterAll(() => other.close())

  const two = async () => {
    await other.database.pool.query('delete from identity.roles')
    await other.database.pool.query('delete from identity.scopes')
    const wish = { roles: ['manager'], scopes: ['people', 'growth'], reauthenticated: true } as const
    return [await aPerson(other, wish), await aPerson(other, wish)] as const
  }
  const each = async (first: TestPerson, second: TestPerson, wish: object) =>
    Promise.all(
      [
        [first, second],
        [second, first],
      ].map(([by, to]) => other.call(setRoles, { personId: to?.id, ...wish }, { token: by?.token ?? '' })),
    )

  test('who take the role from each other: one of them keeps it', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [first, second] = await two()
      const outcomes = await each(first, second, { roles: [], scopes: [] })
      expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1)
      // The second request is refused as the last manager, or because its session has ended meanwhile.
      const refused = outcomes.find(({ status }) => status !== 200)
      expect(['identity.last-manager', 'request.unauthenticated']).toContain(refused?.problem.code)
      const { rows } = await other.database.pool.query(
        `select count(*)::int as keepers from identity.scopes join identity.roles using (person_id)
         where scope = 'people' and role = 'manager'`,
      )
      expect(rows).toEqual([{ keepers: 1 }])
    }
  })

  test('the last one is refused even when the other’s rights were read before they were gone', async () => {
    const [first, second] = await two()
    const keeper = await other.database.pool.connect()
    try {
      await keeper.query('begin')
      // An open transaction takes the role from the second manager while the second takes it from the first.
      await keeper.query('select pg_advisory_xact_lock($1)', [lockNumbers.lastManager])
      await keeper.query('delete from identity.roles where person_id = $1', [second.id])
      const asked = other.call(
        setRoles,
        { personId: first.id, roles: [], scopes: [] },
        { token: second.token },
      )
      const waits = async () =>
        (
          await other.database.pool.query(
            `select 1 from pg_locks where locktype = 'advisory' and not granted`,
          )
        ).rowCount
      await expect.poll(waits, { timeout: 15_000 }).toBe(1)
      await keeper.query('commit')
      expect((await asked).problem).toMatchObject({ status: 409, code: 'identity.last-manager' })
    } finally {
      keeper.release()
    }
  })

  test('a process that is starting on the database does not make them wait', async () => {
    const [first, second] = await two()
    const starting = await other.database.pool.connect()
    try {
      await starting.query('begin')
      await starting.query('select pg_advisory_xact_lock($1)', [lockNumbers.start])
      const asked = { personId: second.id, roles: [], scopes: [] }
      expect((await other.call(setRoles, asked, { token: first.token })).status).toBe(200)
    } finally {
      await starting.query('rollback')
      starting.release()
    }
  })

  test('who give each other a scope do not wait for each other', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [first, second] = await two()
      const outcomes = await each(first, second, {
        roles: ['manager', 'teacher'],
        scopes: ['people', 'growth'],
      })
      expect(outcomes.map(({ status }) => status)).toEqual([200, 200])
    }
  })
})
