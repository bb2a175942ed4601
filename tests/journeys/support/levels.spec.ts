import type { Page } from '@playwright/test'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'

const other = (page: Page) =>
  page.getByRole('list', { name: 'مهلت‌های پاسخ' }).getByRole('listitem').filter({ hasText: 'چیز دیگر' })

async function save(page: Page, normal: string, urgent: string): Promise<void> {
  await other(page).getByLabel('مهلت عادی').fill(normal)
  await other(page).getByLabel('مهلت فوری').fill(urgent)
  await other(page).getByRole('button', { name: 'ذخیره' }).click()
}

test('a manager sets within how many working hours a department answers; urgent is not slower', async ({
  page,
  look,
}) => {
  await signInAs(page, 'manager')
  await page.goto('/manage/tickets')
  await page.getByRole('link', { name: 'مهلت‌های پاسخ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'مهلت‌های پاسخ' })).toBeVisible()
  const before = await other(page).getByLabel('مهلت عادی').inputValue()
  await look(page)
  await save(page, '۶', '۷')
  await expect(other(page).getByText('مهلت فوری از مهلت عادی بیشتر نباشد.')).toBeVisible()
  await look(page)
  await save(page, '۶', '۲')
  await expect(page.getByText('مهلت‌ها ذخیره شد.')).toBeVisible()
  await page.reload()
  await expect(other(page).getByLabel('مهلت عادی')).toHaveValue('۶')
  await save(page, before, '۲')
  await expect(page.getByText('مهلت‌ها ذخیره شد.')).toBeVisible()
})
