import { blockPerson, exportPeople, listAudit, listPeople } from '@arvand/contracts/panel/people'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '../testing.ts'

let arvand: TestApp
let keeper: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  keeper = await aPerson(arvand, { name: 'مدیر آروند', roles: ['manager'], scopes: ['people'] })
})
afterAll(() => arvand.close())

const list = async (ask: object) => {
  const { answer } = await arvand.call(listPeople, ask, { token: keeper.token })
  return answer
}
const namesOf = async (ask: object) => (await list(ask)).items.map(({ name }) => name)

test('people are narrowed to the days on which they used the site', async () => {
  await aPerson(arvand, { name: 'فرزانه امروزی' })
  const today = '2026-11-20'
  expect(await namesOf({ q: 'فرزانه امروزی', activeFrom: today, activeTo: today })).toEqual(['فرزانه امروزی'])
  expect(await namesOf({ q: 'فرزانه امروزی', activeTo: '2026-11-19' })).toEqual([])
})

describe('search', () => {
  test('finds part of a name, however its letters and spaces are written', async () => {
    await aPerson(arvand, { name: 'علی کاظمی‌نژاد' })
    await aPerson(arvand, { name: 'آرمان یگانه' })
    for (const q of ['كاظمي', 'کاظمی نژاد', 'علي', '  كاظمي‌نژاد ', 'ظمی'])
      expect(await namesOf({ q })).toContain('علی کاظمی‌نژاد')
    expect(await namesOf({ q: 'ارمان' })).toEqual(['آرمان یگانه'])
  })

  test('finds a whole mobile in any digits, and a whole e-mail, proved or not', async () => {
    await aPerson(arvand, { name: 'سارا', mobile: '+989121234567', email: 'sara@example.com' })
    await arvand.database.pool.query(
      `insert into identity.accounts (id, name, mobile, email, referral_code, created_at)
       values (gen_random_uuid(), 'نیما', '+989127654321', 'nima@example.com', 'abcd2345', '2026-01-01')`,
    )
    for (const q of ['09121234567', '۰۹۱۲ ۱۲۳ ۴۵۶۷', '+989121234567', '٩٨٩١٢١٢٣٤٥٦٧', 'Sara@Example.com'])
      expect(await namesOf({ q })).toEqual(['سارا'])
    expect(await namesOf({ q: 'nima@example.com' })).toEqual(['نیما'])
    expect(await namesOf({ q: '0912123' })).toEqual([])
  })

  test('takes signs as they are', async () => {
    for (const q of ['%', '_', '\\', '%%%', "' or '1'='1"]) expect(await namesOf({ q })).toEqual([])
    expect((await list({ q: '   ' })).items.length).toBeGreaterThan(0)
  })

  test('keeps to a role', async () => {
    await aPerson(arvand, { name: 'مدرس اول', roles: ['teacher'] })
    expect(await namesOf({ role: 'teacher' })).toEqual(['مدرس اول'])
    expect(await namesOf({ role: 'manager' })).toEqual(['مدیر آروند'])
    expect(await namesOf({ role: 'teacher', q: 'مدیر' })).toEqual([])
  })
})

test('who joined between two days, both included, by Tehran’s clock', async () => {
  await arvand.database.pool.query(
    `insert into identity.accounts (id, name, mobile, referral_code, created_at)
     select gen_random_uuid(), name, mobile, code, at from (values
       ('پیش از نیمه‌شب', '+989127000001', 'wxyz2345', timestamptz '2026-02-28 20:29:59Z'),
       ('پس از نیمه‌شب', '+989127000002', 'wxyz2346', timestamptz '2026-02-28 20:30:00Z'),
       ('روز بعدی', '+989127000003', 'wxyz2347', timestamptz '2026-03-02 12:00:00Z')
     ) as people (name, mobile, code, at)`,
  )
  expect(await namesOf({ from: '2026-03-01', to: '2026-03-01' })).toEqual(['پس از نیمه‌شب'])
  expect(await namesOf({ from: '2026-02-28', to: '2026-03-02' })).toEqual([
    'روز بعدی',
    'پس از نیمه‌شب',
    'پیش از نیمه‌شب',
  ])
  expect(await namesOf({ from: '2026-03-02', to: '2026-03-01' })).toEqual([])
})

test('blocked people and the others are listed apart', async () => {
  const { id: personId } = await aPerson(arvand, { name: 'بهزاد بسته' })
  await arvand.call(blockPerson, { personId, reason: 'حساب در دست کس دیگری است' }, keeper)
  expect(await namesOf({ state: 'blocked' })).toEqual(['بهزاد بسته'])
  expect(await namesOf({ state: 'active', q: 'بهزاد بسته' })).toEqual([])
})

test('people stand by name, or by who came last, and a cursor keeps to its order', async () => {
  for (const name of ['گروه پ', 'گروه الف', 'گروه ب']) await aPerson(arvand, { name })
  await arvand.database.pool.query(
    `update identity.accounts set seen_on = case name when 'گروه ب' then date '2026-11-19' when 'گروه پ' then null else seen_on end
     where name like 'گروه %'`,
  )
  expect(await namesOf({ q: 'گروه', order: 'name' })).toEqual(['گروه الف', 'گروه ب', 'گروه پ'])
  expect(await namesOf({ q: 'گروه', order: 'seen' })).toEqual(['گروه الف', 'گروه ب', 'گروه پ'])
  for (const order of ['name', 'seen', 'newest'] as const) {
    const first = await list({ order })
    const next = await list({ order, cursor: first.nextCursor })
    const ids = [...first.items, ...next.items].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  }
  const { nextCursor: cursor } = await list({ order: 'name' })
  expect((await arvand.call(listPeople, { order: 'seen', cursor }, keeper)).status).toBe(422)
})

test('a sheet has the people of the list in its order, for its manager alone, and is written down', async () => {
  for (const name of ['برگه دوم', 'برگه اول', '=برگه سوم']) await aPerson(arvand, { name })
  const ask = { q: 'برگه', order: 'name', format: 'csv' } as const
  const { url } = (await arvand.call(exportPeople, ask, keeper)).answer
  const download = ({ token }: TestPerson) => arvand.app.inject({ url, cookies: { 'arvand.session': token } })
  const file = await download(keeper)
  expect(file.statusCode).toBe(200)
  const lines = file.body.trimEnd().split('\r\n').slice(1)
  expect(lines.map((line) => line.split(',')[0])).toEqual(["'=برگه سوم", 'برگه اول', 'برگه دوم'])
  expect(lines[1]).toContain('2026-11-20')
  const other = await aPerson(arvand, { roles: ['manager'], scopes: ['people'] })
  expect((await download(other)).statusCode).toBe(404)
  const { items } = (await arvand.call(listAudit, { act: 'people-exported' }, keeper)).answer
  expect(items.map(({ detail }) => detail)).toEqual([{ order: 'name', searched: true }])
  const support = await aPerson(arvand, { roles: ['manager'], scopes: ['support'] })
  expect((await arvand.call(exportPeople, ask, support)).status).toBe(403)
})

test('an item tells who it is, and a mobile of Iran begins with zero', async () => {
  const { items } = await list({ q: '09121234567' })
  expect(items).toEqual([
    {
      id: expect.any(String),
      name: 'سارا',
      mobile: '09121234567',
      email: 'sara@example.com',
      handle: null,
      roles: ['user'],
      isBlocked: false,
      createdAt: '2026-11-20T09:00:00.000Z',
      seenOn: '2026-11-20',
    },
  ])
})

test('pages go from new to old, ten by ten, without gaps or repeats, while people join', async () => {
  const before = (await arvand.database.pool.query(`select id from identity.accounts`)).rowCount ?? 0
  const ids: string[] = []
  // Several people have the same creation time, so the id must decide their order.
  for (let count = 0; count < 23; count += 1) ids.push((await aPerson(arvand)).id)
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof list>> = await list(cursor ? { cursor } : {})
    expect(page.items.length).toBeLessThanOrEqual(10)
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor
    arvand.platform.clock.pass(1)
    await aPerson(arvand)
  } while (cursor)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen).toHaveLength(before + 23)
  expect(ids.every((id) => seen.includes(id))).toBe(true)
})

test.each([
  { cursor: 'x' },
  { cursor: Buffer.from('["2026",5]').toString('base64url') },
  { role: 'user' },
  { role: 'king' },
  { order: 'oldest' },
  { state: 'gone' },
  { q: 'x'.repeat(600) },
  { q: ['علی'] },
  { from: '2026-02-30' },
  { to: 'دیروز' },
  { unknown: 1 },
])('bad input %j is a 422', async (ask) => {
  const refused = await arvand.call(listPeople, ask, { token: keeper.token })
  expect(refused.problem).toMatchObject({ status: 422, code: 'request.invalid' })
})

test('a stranger is told to sign in', async () => {
  expect((await arvand.call(listPeople, {})).status).toBe(401)
})
