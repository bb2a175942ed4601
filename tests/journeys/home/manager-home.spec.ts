import { expect } from '@playwright/test'
import { signInAs } from '../demo-people.ts'
import { test } from '../journey.ts'

test('a manager reads a period, and every figure opens its list', { tag: '@phone' }, async ({
  page,
  look,
}) => {
  await signInAs(page, 'manager')
  await page.goto('/manage')
  await expect(page.getByRole('heading', { level: 2, name: 'روند آروند' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'در حال برگزاری' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'وضعیت آروند' })).toContainText('صف تبدیل')
  const chart = page.getByRole('img', { name: /^فروش از .* تا .*: [۰-۹٬]+ تومان، / })
  await expect(chart).toBeVisible()
  await look(page)

  // A tile is the chart's switch, and all of it lives in the address.
  await page.getByRole('link', { name: /^حساب‌های تازه/ }).click()
  await expect(page.getByRole('img', { name: /^حساب‌های تازه از / })).toBeVisible()
  await expect(page).toHaveURL(/figure=accounts/)
  await page.getByRole('link', { name: 'ماه شمسی' }).click()
  await expect(page).toHaveURL(/period=month/)
  await expect(page.getByRole('link', { name: 'ماه شمسی' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('link', { name: 'بازهٔ بعدی' })).toHaveCount(0)
  await page.getByRole('link', { name: 'بازهٔ قبلی' }).click()
  await expect(page.getByRole('link', { name: 'بازهٔ بعدی' })).toBeVisible()

  await page.getByRole('link', { name: 'دیدن در جدول' }).click()
  await expect(page.getByRole('columnheader', { name: 'روز متناظر' })).toBeVisible()
  await look(page)
  await page.getByRole('link', { name: 'دیدن در نمودار' }).click()

  const enrolments = /\/manage\/analysis\/enrolments\?from=[\d-]+&to=[\d-]+$/
  const completions = /\/manage\/analysis\/enrolments\?from=[\d-]+&to=[\d-]+&by=completed$/
  for (const [tile, list, address] of [
    ['فروش', 'فاکتورهای این بازه', /\/manage\/finance\/factors\?from=[\d-]+&to=[\d-]+$/],
    ['ثبت‌نام در دوره', 'ثبت‌نام‌های این بازه', enrolments],
    ['تکمیل دوره', 'دوره‌های تکمیل‌شدهٔ این بازه', completions],
    ['بازپرداخت', 'بازپرداخت‌های این بازه', /\/manage\/finance\/refunds\?from=[\d-]+&to=[\d-]+$/],
    ['کاربران فعال', 'کاربران فعال این بازه', /\/manage\/people\?activeFrom=[\d-]+&activeTo=[\d-]+$/],
    ['حساب‌های تازه', 'حساب‌های تازهٔ این بازه', /\/manage\/people\?from=[\d-]+&to=[\d-]+$/],
  ] as const) {
    await page.goto('/manage')
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${tile}`) })
      .first()
      .click()
    await expect(page.getByRole('img', { name: new RegExp(`^${tile} از `) })).toBeVisible()
    await page.getByRole('link', { name: list }).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    const days = page.getByRole('link', { name: 'همهٔ روزها' })
    if (address !== enrolments && address !== completions) await expect(days).toBeVisible()
  }
})

test('the chart is one stop of the keyboard: arrows move by a day, Enter opens its list', async ({
  page,
}) => {
  await signInAs(page, 'manager')
  await page.goto('/manage?figure=active')
  const pointer = page.getByRole('slider', { name: 'نقطه‌های نمودار' })
  await pointer.focus()
  await expect(pointer).toHaveAttribute('aria-valuenow', '30')
  await pointer.press('ArrowRight')
  await pointer.press('ArrowRight')
  await expect(pointer).toHaveAttribute('aria-valuenow', '28')
  await pointer.press('ArrowLeft')
  await expect(pointer).toHaveAttribute('aria-valuenow', '29')
  await pointer.press('Home')
  await expect(pointer).toHaveAttribute('aria-valuenow', '1')
  await expect(pointer).toHaveAttribute('aria-valuetext', /نفر/)
  await pointer.press('Enter')
  await expect(page).toHaveURL(/\/manage\/people\?activeFrom=([\d-]+)&activeTo=\1$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the period, the figure and the table are links', async ({ page }) => {
    await signInAs(page, 'manager')
    await page.goto('/manage')
    await page.getByRole('link', { name: 'هفته', exact: true }).click()
    await expect(page).toHaveURL(/period=week/)
    await page.getByRole('link', { name: /^تکمیل دوره/ }).click()
    await page.getByRole('link', { name: 'دیدن در جدول' }).click()
    await expect(page).toHaveURL(/period=week&figure=completions&view=table/)
    await expect(page.getByRole('columnheader', { name: 'تکمیل دوره' })).toBeVisible()
  })
})
