import { showPerson } from '@arvand/contracts/home/people'
import { login } from '@arvand/contracts/panel/identity'
import { listApplications } from '@arvand/contracts/panel/teaching'
import { isNationalCode } from '@arvand/persian/national-code'
import { isSheba } from '@arvand/persian/sheba'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { TestClock } from '#server/testing/clock'
import { aDatabase } from '#server/testing/database'
import { fillPeople } from './fill-people.ts'
import { storeAvatars } from './store-avatars.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
  await fillPeople(arvand.platform, 1, (known, crowd) => storeAvatars(arvand.platform, known, crowd))
})
afterAll(() => arvand.close())

test('the four accounts sign in with the demo password; the manager is not asked for a second factor', async () => {
  const users = []
  for (const identifier of ['09120000001', '09120000002', '09120000003', '09120000004']) {
    const { answer } = await arvand.call(login, { identifier, password: 'arvand-demo' })
    if ('user' in answer) users.push(answer.user)
  }
  expect(users.map(({ roles }) => roles)).toEqual([
    ['user'],
    ['user'],
    ['user', 'teacher'],
    ['user', 'manager'],
  ])
  expect(users[3]?.scopes).toHaveLength(7)
  expect(users[0]).toMatchObject({ name: 'نیلوفر رستم‌زاده', mobile: '09120000001' })
})

test('there are about 240 people, eight of them teachers with pages', async () => {
  const { rows } = await arvand.database.pool.query(
    "select count(*)::int as people, count(*) filter (where 'teacher' = any (roles))::int as teachers from identity.people",
  )
  expect(rows[0]).toEqual({ people: 241, teachers: 8 })
  const { answer } = await arvand.call(showPerson, { handle: 'arman-kazemi' })
  expect(answer.person).toMatchObject({ name: 'دکتر آرمان کاظمی', roles: ['user', 'teacher'] })
  expect(answer.person).not.toHaveProperty('mobile')
})

test('two people wait for an answer to their application to teach', async () => {
  const manager = await arvand.call(login, { identifier: '09120000004', password: 'arvand-demo' })
  const token = 'token' in manager.answer ? manager.answer.token : ''
  const { items } = (await arvand.call(listApplications, {}, { token })).answer
  expect(items.map(({ field }) => field)).toEqual(['موسیقی', 'زبان انگلیسی'])
  expect(items.every(({ nationalCode, sheba }) => isNationalCode(nationalCode) && isSheba(sheba))).toBe(true)
})

test('teachers have pictures that anyone may see, and so has one in nine of the crowd', async () => {
  const { rows } = await arvand.database.pool.query(
    'select count(*)::int as people from identity.shown_avatars join media.files on id = file_id where is_public',
  )
  expect(rows[0].people).toBe(37)
  const { answer } = await arvand.call(showPerson, { handle: 'arman-kazemi' })
  const picture = await arvand.app.inject({ url: String(answer.person.avatar) })
  expect(picture.statusCode).toBe(200)
})

test('what they carry is right', async () => {
  const { rows } = await arvand.database.pool.query('select * from identity.accounts')
  for (const row of rows) {
    expect(row.national_code === null || isNationalCode(row.national_code)).toBe(true)
    expect(row.created_at.getTime()).toBeLessThanOrEqual(arvand.platform.clock.now().getTime())
  }
  expect(new Set(rows.map(({ city }) => city)).size).toBeGreaterThan(20)
})

test('the same day gives the same people, and a scale more of them', async () => {
  const other = await aDatabase()
  await fillPeople({ db: other.db, clock: new TestClock() }, 5)
  const names = "select id, name from identity.accounts where mobile < '+989350000200' order by id"
  const [one, five] = await Promise.all([arvand.database.pool.query(names), other.pool.query(names)])
  expect(five.rows).toEqual(one.rows)
  const { rows } = await other.pool.query('select count(*)::int as people from identity.accounts')
  expect(rows[0].people).toBe(1161)
  await other.close()
})
