import { publishCourse } from '@arvand/contracts/panel/manage-courses'
import { listNotices } from '@arvand/contracts/panel/notices'
import { addSearchAlert, listSearchAlerts, removeSearchAlert } from '@arvand/contracts/panel/search-alerts'
import { submitCourse } from '@arvand/contracts/teacher/courses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse } from '#testing/courses'
import { aPerson } from '#testing/identity'
import { whyNotAlert } from './search-alerts.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

test('words are kept once, in whatever letters, and forgotten', async () => {
  const sara = await aPerson(arvand)
  for (const q of ['دورهٔ سفالگری', 'سفالگري', 'عکاسی'])
    expect((await arvand.call(addSearchAlert, { q }, sara)).answer).toEqual({ alerted: true })
  expect((await arvand.call(listSearchAlerts, {}, sara)).answer.items).toHaveLength(2)
  expect((await arvand.call(removeSearchAlert, { q: 'سفالگری' }, sara)).answer).toEqual({ alerted: false })
  expect((await arvand.call(listSearchAlerts, {}, sara)).answer.items).toEqual(['عکاسی'])
})

test('no words, too many words, and strangers are refused', async () => {
  const sara = await aPerson(arvand)
  expect((await arvand.call(addSearchAlert, { q: '؟؟؟' }, sara)).problem.code).toBe('courses.no-search-words')
  expect((await arvand.call(addSearchAlert, { q: 'نجوم' })).status).toBe(401)
  expect((await arvand.call(addSearchAlert, { q: 'ن'.repeat(121) }, sara)).status).toBe(422)
  expect([whyNotAlert(199), whyNotAlert(200)]).toEqual([null, 'courses.search-alerts-full'])
})

test('a published course is told once to those whose words it has, and to nobody else', async () => {
  const [sara, reza] = [await aPerson(arvand), await aPerson(arvand)]
  const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['content'] })
  await arvand.call(addSearchAlert, { q: 'خوشنويسی نستعلیق' }, sara)
  await arvand.call(addSearchAlert, { q: 'خوشنویسی ثلث' }, reza)
  const teacher = await aPerson(arvand, { roles: ['teacher'] })
  const { id: courseId } = await aCourse(arvand, {
    owner: teacher,
    state: 'draft',
    title: 'خوشنویسی با خط نستعلیق',
    sections: [{ lessons: ['text'] }],
  })
  await arvand.call(submitCourse, { courseId }, teacher)
  expect((await arvand.call(publishCourse, { courseId }, manager)).answer).toEqual({ state: 'published' })
  await expect
    .poll(async () => (await arvand.call(listNotices, {}, sara)).answer.items.map(({ title }) => title))
    .toEqual(['دورهٔ «خوشنویسی با خط نستعلیق» منتشر شد'])
  expect((await arvand.call(listNotices, {}, reza)).answer.items).toEqual([])
  expect((await arvand.call(listSearchAlerts, {}, sara)).answer.items).toEqual([])
  expect((await arvand.call(listSearchAlerts, {}, reza)).answer.items).toEqual(['خوشنویسی ثلث'])
})
