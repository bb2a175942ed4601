import type { Page } from '@playwright/test'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'

const anyCard = (page: Page) =>
  page.getByRole('main').getByRole('article').filter({ hasText: 'تومان' }).first()

const sumIn = async (text: Promise<string | null>): Promise<string> =>
  /[۰-۹٬]+ تومان/.exec((await text) ?? '')?.[0] ?? 'no sum'

test('a card says which tax comes to its price, the course page says the sum that is paid', async ({
  page,
}) => {
  await arrive(page)
  await page.goto('/courses?price=paid')
  await expect(anyCard(page)).toContainText('+ ۱۰٪ مالیات')
  const without = await sumIn(anyCard(page).textContent())
  await anyCard(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/courses\/./)
  const price = page.getByRole('main').getByText('با ۱۰٪ مالیات').first().locator('..')
  const whole = await sumIn(price.textContent())
  expect(whole).not.toBe(without)
  await page.getByRole('button', { name: 'افزودن به سبد' }).first().click()
  // Pressed before its part of the page is alive, the button leads to the cart; the header says it on both pages.
  await expect(page.getByRole('link', { name: 'سبد خرید، ۱ مورد' })).toBeVisible()
  await page.goto('/checkout')
  await expect(page.getByRole('button', { name: `پرداخت ${whole}` })).toBeVisible()
})

test('a manager shows all prices with their tax', async ({ page, browser, baseURL, look }) => {
  await signInAs(page, 'manager')
  await page.goto('/manage/settings')
  const withTax = page.getByRole('listitem').filter({ hasText: 'نمایش همهٔ قیمت‌ها با مالیات' })
  await withTax.getByRole('button', { name: 'روشن کردن' }).click()
  await expect(withTax.getByText('از این پس روشن است', { exact: false })).toBeVisible()
  await look(page)
  await page.reload()
  await expect(withTax.getByRole('button', { name: 'خاموش کردن' })).toBeVisible()

  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const theirs = await other.newPage()
  await theirs.goto('/plus')
  await expect(theirs.getByText('قیمت‌ها با مالیات است.', { exact: false })).toBeVisible()
  await theirs.goto('/courses?price=paid')
  await expect(anyCard(theirs)).toBeVisible()
  await expect(anyCard(theirs)).not.toContainText('مالیات')
  await other.close()

  await withTax.getByRole('button', { name: 'خاموش کردن' }).click()
  await expect(withTax.getByText('از این پس خاموش است', { exact: false })).toBeVisible()
})
