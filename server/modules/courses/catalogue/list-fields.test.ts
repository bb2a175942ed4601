import { listCategories } from '@arvand/contracts/home/courses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse } from '#testing/courses'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

test('a field names the subjects of which it has published courses', async () => {
  await aCourse(arvand, { slug: 'a', title: 'مثلثات از پایه', category: 'mathematics', sections: [] })
  await aCourse(arvand, { slug: 'b', title: 'هندسهٔ اقلیدسی', category: 'mathematics', sections: [] })
  await aCourse(arvand, { slug: 'c', title: 'پایتون برای ریاضی‌دان‌ها', category: 'mathematics', sections: [] })
  const { answer } = await arvand.call(listCategories, {})
  const subjects = Object.fromEntries(answer.items.map((field) => [field.slug, field.subjects]))
  expect(subjects).toMatchObject({ mathematics: ['هندسه', 'مثلثات'], programming: [], music: [] })
})
