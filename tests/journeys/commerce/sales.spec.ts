import { readFile } from 'node:fs/promises'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'

const digits = '۰۱۲۳۴۵۶۷۸۹'
/** The number of a text in Persian digits. */
const numberIn = (text: string) =>
  Number(
    [...text]
      .map((letter) => digits.indexOf(letter))
      .filter((digit) => digit >= 0)
      .join(''),
  )

test('a manager reads the sales of a period, split up, and each figure opens its list', {
  tag: '@phone',
}, async ({ page, look }) => {
  await signInAs(page, 'manager')
  await page.goto('/manage/finance')
  await expect(page.getByRole('img', { name: /^فروش از .* تا .*: [۰-۹٬]+ تومان، / })).toBeVisible()
  await look(page)

  // The parts of what buyers paid add up to it.
  const split = page.getByRole('region', { name: 'پرداختی خریداران' })
  const whole = numberIn(await split.getByRole('paragraph').first().innerText())
  const parts = await split.getByRole('list').getByRole('listitem').allInnerTexts()
  expect(parts.length).toBeGreaterThanOrEqual(3)
  expect(parts.reduce((sum, text) => sum + numberIn(text), 0)).toBe(whole)

  await page.getByRole('link', { name: 'ماه شمسی' }).click()
  await expect(page.getByRole('link', { name: 'ماه شمسی' })).toHaveAttribute('aria-current')
  await expect(page).toHaveURL(/period=month/)
  await page.getByRole('link', { name: 'بازهٔ قبلی' }).click()
  await expect(page.getByRole('link', { name: 'بازهٔ بعدی' })).toBeVisible()
  await page.getByRole('link', { name: /^تخفیف داده‌شده/ }).click()
  await expect(page.getByRole('img', { name: /^تخفیف داده‌شده از / })).toBeVisible()

  // The table's tab lives in the address; period and figure stay.
  await page.getByRole('link', { name: 'کد تخفیف', exact: true }).click()
  await expect(page).toHaveURL(/period=month.*by=offCode/)
  await expect(page.getByRole('img', { name: /^تخفیف داده‌شده از / })).toBeVisible()
  await page.getByRole('link', { name: 'مدرس', exact: true }).click()
  await expect(page).toHaveURL(/by=teacher/)
  await look(page)
  const teacher = page.locator('#parts').locator('tbody th a, li a.row').filter({ visible: true }).first()
  const name = await teacher.innerText()
  await teacher.click()
  await expect(page).toHaveURL(/\/manage\/finance\/factors\?teacherId=[\w-]+&from=[\d-]+&to=[\d-]+$/)
  await expect(page.getByText(`فروش دوره‌های ${name}`)).toBeVisible()
  await look(page)
  await page.getByRole('link', { name: 'همهٔ فاکتورها' }).click()
  await expect(page).toHaveURL(/\/factors\?from=[\d-]+&to=[\d-]+$/)

  // A field opens its courses, a course its factors.
  await page.goto('/manage/finance?by=field')
  const rows = page.locator('#parts').locator('tbody th a, li a.row').filter({ visible: true })
  await rows.first().click()
  await expect(page.getByText(/^فقط دوره‌های رشتهٔ «.+»$/)).toBeVisible()
  await rows.first().click()
  await expect(page).toHaveURL(/\/factors\?itemId=/)
  await expect(page.getByText(/^فروش «.+»$/)).toBeVisible()
})

test('the table of sales is sorted by its heads, and taken as a spreadsheet', async ({ page }) => {
  await signInAs(page, 'manager')
  await page.goto('/manage/finance')
  await page.getByRole('columnheader', { name: 'تعداد' }).getByRole('link').click()
  await expect(page).toHaveURL(/sort=count&order=desc#parts$/)
  await expect(page.getByRole('columnheader', { name: 'تعداد' })).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('columnheader', { name: 'تعداد' }).getByRole('link').click()
  await expect(page.getByRole('columnheader', { name: 'تعداد' })).toHaveAttribute('aria-sort', 'ascending')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'دریافت CSV' }).click()
  const lines = (await readFile(await (await file).path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toBe('\uFEFFدوره,مدرس,تعداد,فروش (تومان),بازهٔ قبل (تومان)')
  expect(lines.length).toBeGreaterThan(2)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('tabs and periods of the report are links', async ({ page }) => {
    await signInAs(page, 'manager')
    await page.goto('/manage/finance')
    await page.getByRole('link', { name: 'رشته', exact: true }).click()
    await expect(page).toHaveURL(/by=field/)
    await page.getByRole('link', { name: 'فصل', exact: true }).click()
    await expect(page).toHaveURL(/by=field.*period=season|period=season.*by=field/)
    await expect(page.getByRole('columnheader', { name: 'رشته' })).toBeVisible()
  })
})

test('a manager reads which factors were left unpaid, and takes them as a spreadsheet', {
  tag: '@phone',
}, async ({ page, look }) => {
  await signInAs(page, 'manager')
  await page.goto('/manage/finance')
  await page.getByRole('link', { name: /فاکتور رهاشده/ }).click()
  await expect(page).toHaveURL(/\/manage\/finance\/abandoned\?from=[\d-]+&to=[\d-]+$/)
  await expect(page.getByRole('heading', { level: 1, name: 'فاکتورهای رهاشده' })).toBeVisible()
  await look(page)
  const rows = page.getByRole('list', { name: 'فاکتورهای رهاشده' }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  await page.getByRole('link', { name: 'پرداخت ناموفق', exact: true }).click()
  await expect(page).toHaveURL(/step=failed/)
  await expect(rows.filter({ hasNotText: 'پرداخت ناموفق' })).toHaveCount(0)
  await expect(rows.first()).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'دریافت CSV' }).click()
  const lines = (await readFile(await (await file).path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines.slice(1).every((line) => line.includes('پرداخت ناموفق'))).toBe(true)
  await rows.first().getByRole('link').first().click()
  await expect(page.getByText('منقضی', { exact: true })).toBeVisible()
})
