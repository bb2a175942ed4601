import { listPeople } from '@arvand/contracts/panel/people'
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
