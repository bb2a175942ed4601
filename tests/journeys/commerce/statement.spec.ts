import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { isPdf } from './is-pdf.ts'

test('a teacher takes the statement of a month', async ({ page, look }) => {
  await signInAs(page, 'teacher')
  await page.goto('/teach/income')
  const month = page.getByLabel('ماه', { exact: true })
  await expect(month.getByRole('option')).toHaveCount(12)
  await month.selectOption({ index: 1 })
  await look(page)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'دریافت صورت‌حساب' }).click()
  expect((await file).suggestedFilename()).toMatch(/^صورت حساب .+\.pdf$/)
  expect(await isPdf(await file)).toBe(true)
})
