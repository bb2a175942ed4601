import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'

test('a manager gives credit; its owner sees why; it is taken back; the books are sound', {
  tag: '@gate',
}, async ({ page, look }) => {
  await signInAs(page, 'manager')
  await page.goto('/manage/wallet')
  await look(page)
  await page.getByLabel('شمارهٔ موبایل یا ایمیل').fill('۰۹۱۲۰۰۰۰۰۰۲')
  await page.getByRole('button', { name: 'پیدا کردن' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /کیف پول/ })).toBeVisible()
  await page.getByLabel('مبلغ').fill('۲۵۰۰۰')
  await page.getByLabel('دلیل', { exact: false }).first().fill('جبران کلاس لغوشدهٔ دوشنبه')
  await page.getByRole('button', { name: 'دادن اعتبار' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'دادن اعتبار' }).click()
  await expect(page.getByText('۲۵٬۰۰۰ تومان اعتبار داده شد.')).toBeVisible()
  await look(page)
  const wallet = page.url()

  await signInAs(page, 'secondLearner')
  await page.goto('/panel/wallet')
  await expect(page.getByText('جبران کلاس لغوشدهٔ دوشنبه')).toBeVisible()
  await look(page)
  await page.getByRole('link', { name: 'برداشت‌ها' }).click()
  await expect(page.getByRole('link', { name: 'برداشت‌ها' })).toHaveAttribute('aria-current', /.+/)
  await expect(page.getByText('جبران کلاس لغوشدهٔ دوشنبه')).toBeHidden()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'فایل CSV' }).click()
  expect((await file).suggestedFilename()).toContain('.csv')

  await signInAs(page, 'manager')
  await page.goto(wallet)
  const row = page.getByRole('listitem').filter({ hasText: 'جبران کلاس لغوشدهٔ دوشنبه' })
  await row.getByText('پس گرفتن اعتبار ۲۵٬۰۰۰ تومان').click()
  await row.getByLabel('دلیل پس گرفتن').fill('دو بار ثبت شده بود')
  await row.getByRole('button', { name: 'پس گرفتن' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'پس گرفتن' }).click()
  await expect(page.getByText('اعتبار با یک گردشِ برعکس پس گرفته شد.')).toBeVisible()
  // The form is gone from its row, so the outcome's message has the focus.
  await expect(page.locator('[data-news]')).toBeFocused()

  await page.goto('/manage/ledger')
  await expect(page.getByText('دفتر درست است')).toBeVisible()
  await look(page)
})
