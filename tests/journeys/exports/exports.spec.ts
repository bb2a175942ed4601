import { readFile } from 'node:fs/promises'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'

test('a manager takes a whole table as a file, and the history says so', async ({ page, look }) => {
  await signInAs(page, 'manager')
  await page.goto('/manage/exports')
  await look(page)
  const row = page.getByRole('listitem').filter({ hasText: 'تیکت‌ها' })
  const coming = page.waitForEvent('download')
  await row.getByRole('button', { name: 'فایل اکسل' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toBe('تیکت ها.xlsx')
  expect(await file.failure()).toBeNull()
  await page.goto('/manage/audit')
  const acts = page.getByRole('main').getByRole('listitem')
  const taken = acts.filter({ hasText: 'دریافت خروجی یک جدول' }).first()
  await expect(taken).toContainText('تیکت‌ها و پیام‌های تماس، فایل اکسل')
})

test('a teacher takes what learners handed in to them as a file', async ({ page, look }) => {
  await signInAs(page, 'teacher')
  await page.goto('/teach/exports')
  const row = page.getByRole('listitem').filter({ hasText: 'تکلیف‌های تحویل‌شده به من' })
  await expect(row).toBeVisible()
  await look(page)
  const coming = page.waitForEvent('download')
  await row.getByRole('button', { name: 'فایل CSV' }).click()
  const text = await readFile(await (await coming).path(), 'utf8')
  expect(text).toMatch(/دوره,تکلیف,دانشجو,.*\r?\n./)
})
