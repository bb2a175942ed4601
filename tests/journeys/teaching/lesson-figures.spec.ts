import { readFile } from 'node:fs/promises'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'

test('each figure of a lesson opens its learners, and all are exported', {
  tag: '@phone',
}, async ({ page, look }) => {
  await signInAs(page, 'teacher')
  // By its address: in the list it may be on a later page, after the drafts that other journeys make.
  const answer = await page.request.get('/api/home/courses/euclidean-geometry')
  const { course: geometry } = (await answer.json()) as { course: { id: string } }
  const course = `/teach/courses/${geometry.id}`
  await page.goto(`${course}/lesson-figures`)
  await expect(page.getByRole('heading', { level: 1, name: 'آمار درس‌ها' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'درس به درس' })).toBeVisible()
  await look(page)

  const reached = page.getByRole('link', { name: /^[۰-۹]+ دانشجو به «.+» رسیده‌اند$/ }).first()
  const count = (await reached.innerText()).trim()
  await reached.click()
  await expect(page).toHaveURL(/\/students\?lessonId=.+&did=reached/)
  await expect(page.getByText(/^دانشجویانی که به درس «.+» رسیده‌اند/)).toBeVisible()
  await look(page)
  const list = page.waitForEvent('download')
  await page.getByRole('button', { name: 'فایل CSV' }).click()
  const lines = (await readFile(await (await list).path(), 'utf8')).trim().split('\n')
  expect((lines.length - 1).toLocaleString('fa-IR')).toBe(count)
  await page.getByRole('link', { name: 'همهٔ دانشجویان' }).click()
  await expect(page).toHaveURL(/\/students$/)

  await page.goto(`${course}/lesson-figures`)
  const sheet = page.waitForEvent('download')
  await page.getByRole('button', { name: 'فایل اکسل' }).click()
  expect((await sheet).suggestedFilename()).toMatch(/\.xlsx$/)
})
