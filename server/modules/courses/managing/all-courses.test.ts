import { exportAllCourses, listAllCourses } from '@arvand/contracts/panel/all-courses'
import { listAudit } from '@arvand/contracts/panel/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'

/** With an Arabic letter, as some keyboards write it. */
const folded = 'كتابخوانی'

let arvand: TestApp
let manager: TestPerson
let [narges, kaveh]: TestPerson[] = []
beforeAll(async () => {
  arvand = await anApp()
  manager = await aPerson(arvand, { roles: ['manager'], scopes: ['content', 'people'] })
  narges = await aPerson(arvand, { name: 'نرگس بهرامی', roles: ['teacher'] })
  kaveh = await aPerson(arvand, { name: 'کاوه مهرابی', roles: ['teacher'] })
  const wishes = [
    { owner: narges, title: folded, state: 'draft', category: 'literature', price: 0 },
    {
      owner: narges,
      title: 'جبر خطی',
      state: 'published',
      category: 'mathematics',
      price: 5_000_000,
      inPlus: true,
    },
    { owner: kaveh, title: 'هندسهٔ گره', state: 'inReview', category: 'mathematics', price: 2_000_000 },
    { owner: kaveh, title: 'آمار کهنه', state: 'archived', category: 'mathematics', price: 0 },
  ] as const
  for (const wish of wishes) {
    await aCourse(arvand, { ...wish, level: wish.price > 0 ? 'advanced' : 'beginner' })
    arvand.platform.clock.pass(60)
  }
})
afterAll(() => arvand.close())

const list = (ask: object = {}) => arvand.call(listAllCourses, ask, { token: manager.token })
const titles = async (ask: object = {}) => (await list(ask)).answer.items.map(({ title }) => title)

test('courses of every state are listed, and narrowed by each filter', async () => {
  expect(await titles({ order: 'newest' })).toEqual(['آمار کهنه', 'هندسهٔ گره', 'جبر خطی', folded])
  expect(await titles({ state: 'draft' })).toEqual([folded])
  expect(await titles({ state: 'published' })).toEqual(['جبر خطی'])
  expect(await titles({ category: 'literature' })).toEqual([folded])
  expect((await titles({ level: 'advanced' })).toSorted()).toEqual(['جبر خطی', 'هندسهٔ گره'])
  expect((await titles({ price: 'free' })).toSorted()).toEqual(['آمار کهنه', folded])
  expect(await titles({ price: 'plus' })).toEqual(['جبر خطی'])
  expect(await titles({ price: 'paid', state: 'inReview' })).toEqual(['هندسهٔ گره'])
  const { answer } = await list({ teacherId: narges?.id })
  expect(answer.teacher).toEqual({ id: narges?.id, name: 'نرگس بهرامی' })
  expect(answer.items.map(({ owner }) => owner.name)).toEqual(['نرگس بهرامی', 'نرگس بهرامی'])
  expect(answer.categories.map(({ slug }) => slug)).toContain('mathematics')
})

test('a draft is found by folded Persian, by its title and by its teacher', async () => {
  for (const q of ['کتاب', 'كتابخواني', 'بهرامی پیش'])
    expect(await titles({ q, state: 'draft' })).toEqual(q.includes('پیش') ? [] : [folded])
  expect((await titles({ q: 'مهرابي' })).toSorted()).toEqual(['آمار کهنه', 'هندسهٔ گره'])
})

test('orders by title, price and learners; pages of ten follow each other without a gap', async () => {
  expect((await titles({ order: 'title' }))[0]).toBe('آمار کهنه')
  expect((await titles({ order: 'dearest' })).slice(0, 2)).toEqual(['جبر خطی', 'هندسهٔ گره'])
  const teacher = await aPerson(arvand, { roles: ['teacher'] })
  for (let made = 0; made < 12; made += 1)
    await aCourse(arvand, { owner: teacher, title: `دورهٔ ${made}`, state: 'draft', sections: [] })
  for (const order of ['changed', 'newest', 'title', 'learners', 'dearest']) {
    const first = (await list({ teacherId: teacher.id, order })).answer
    const second = (await list({ teacherId: teacher.id, order, cursor: first.nextCursor })).answer
    expect(first.items).toHaveLength(10)
    expect(second.nextCursor).toBeNull()
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(12)
  }
  const byTitle = (await list({ teacherId: teacher.id, order: 'title' })).answer.nextCursor
  expect((await list({ teacherId: teacher.id, order: 'newest', cursor: byTitle })).status).toBe(422)
})

test('the sheet has the rows of the filters, and the export is written down', async () => {
  const ask = { state: 'inReview', format: 'csv' }
  const { answer } = await arvand.call(exportAllCourses, ask, { token: manager.token })
  const cookies = { 'arvand.session': manager.token }
  const sheet = await arvand.app.inject({ url: answer.url, cookies })
  expect(sheet.statusCode).toBe(200)
  expect(sheet.body.split('\r\n')[0]).toContain('دوره,مدرس,وضعیت')
  expect(sheet.body).toContain('هندسهٔ گره,کاوه مهرابی,در انتظار بررسی')
  expect(sheet.body).not.toContain('جبر خطی')
  const audit = (await arvand.call(listAudit, { act: 'courses-exported' }, { token: manager.token })).answer
  expect(audit.items[0]).toMatchObject({
    title: 'خروجی گرفتن از فهرست دوره‌ها',
    detail: { state: 'inReview' },
  })
})

test('only managers of content list and export; a wrong filter is refused', async () => {
  const keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['people'] })
  for (const endpoint of [listAllCourses, exportAllCourses]) {
    const ask = endpoint === exportAllCourses ? { format: 'csv' } : {}
    expect((await arvand.call(endpoint, ask)).status).toBe(401)
    expect((await arvand.call(endpoint, ask, { token: keeper.token })).status).toBe(403)
    expect((await arvand.call(endpoint, { ...ask, state: 'lost' }, { token: manager.token })).status).toBe(
      422,
    )
  }
})
