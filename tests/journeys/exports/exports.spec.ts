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
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'دریافت خروجی یک جدول' }).first(),
  ).toBeVisible()
})
