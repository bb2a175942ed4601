import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { arrive, signInElsewhere } from '../newcomer.ts'

const otherDevice = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

test('notices are read one by one and all at once', { tag: ['@phone', '@gate'] }, async ({ page, look }) => {
  const newcomer = await arrive(page)
  await signInElsewhere(page, newcomer, otherDevice)
  await page.goto('/panel/notices')
  const bell = page.getByRole('link', { name: /^اعلان‌ها، ۲ خوانده‌نشده/ }).filter({ visible: true })
  await expect(bell).toHaveCount(1)
  await look(page)
  await page.getByRole('button', { name: 'خواندم: ورود از دستگاه تازه' }).click()
  await expect(page.getByText('۱ اعلان خوانده‌نشده دارید')).toBeVisible()
  await page.getByRole('button', { name: 'همه را خواندم' }).click()
  await expect(page.getByText('همهٔ اعلان‌ها خوانده شد')).toBeVisible()
  await expect(page.getByText('همه را خوانده‌اید')).toBeVisible()
  await expect(bell).toHaveCount(0)
})

test('a notice comes to the open page by itself', async ({ page }) => {
  const newcomer = await arrive(page)
  await page.goto('/panel/notices')
  await expect(page.getByRole('heading', { name: 'به آروند خوش آمدید' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'اعلان‌ها، ۱ خوانده‌نشده' }).first()).toBeVisible()
  await signInElsewhere(page, newcomer, otherDevice)
  await expect(page.getByRole('heading', { name: 'ورود از دستگاه تازه' })).toBeVisible()
  await expect(page.getByText('۲ اعلان خوانده‌نشده دارید')).toBeVisible()
})

const account = { name: 'حساب و امنیت' }
const kinds = /نوع اعلان/

test('channels of one type are turned off and stay off, and what guards the account has no switch', {
  tag: '@phone',
}, async ({ page, look }) => {
  await arrive(page)
  await page.goto('/panel/notice-preferences')
  await look(page)
  const group = page.getByRole('region', account)
  await group.getByText(kinds).click()
  const bySms = group
    .getByRole('group', { name: 'ورود از دستگاه تازه' })
    .getByRole('switch', { name: 'پیامک' })
  await expect(bySms).toBeChecked()
  await bySms.uncheck()
  await page.getByRole('button', { name: 'ذخیرهٔ تنظیمات' }).click()
  await expect(page.getByText('تنظیمات اعلان‌ها ذخیره شد')).toBeVisible()
  await page.reload()
  await group.getByText(kinds).click()
  await expect(bySms).not.toBeChecked()
  const guarded = group.getByRole('group', { name: 'تغییر رمز عبور' })
  await expect(guarded.getByRole('switch', { name: 'پیامک' })).toHaveCount(0)
  await expect(guarded.getByText('همیشه روشن').first()).toBeAttached()
  await expect(page.getByText('برای امنیت حساب شماست و خاموش نمی‌شود')).toBeVisible()
  await look(page)
})

test('the switch of a group sets all its types, with and without JavaScript', async ({
  page,
  browser,
  baseURL,
}) => {
  await arrive(page)
  await page.goto('/panel/notice-preferences')
  const inGroup = (on: Page) => on.getByRole('region', { name: 'خرید و مالی' })
  const whole = (on: Page) =>
    inGroup(on).getByRole('group', { name: 'خرید و مالی' }).getByRole('switch', { name: 'ایمیل' })
  const receipt = (on: Page) =>
    inGroup(on).getByRole('group', { name: 'خرید موفق' }).getByRole('switch', { name: 'ایمیل' })
  await inGroup(page).getByText(kinds).click()
  await whole(page).uncheck()
  await expect(receipt(page)).not.toBeChecked()
  await receipt(page).check()
  await expect(whole(page)).not.toBeChecked()
  await expect(inGroup(page).getByText('بعضی')).toBeVisible()
  await page.getByRole('button', { name: 'ذخیرهٔ تنظیمات' }).click()
  await expect(page.getByText('تنظیمات اعلان‌ها ذخیره شد')).toBeVisible()

  const storageState = await page.context().storageState()
  const plain = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false, storageState })
  await plain.goto('/panel/notice-preferences')
  await inGroup(plain).getByText(kinds).click()
  await expect(receipt(plain)).toBeChecked()
  const refund = inGroup(plain).getByRole('group', { name: 'رد شدن بازپرداخت' })
  await expect(refund.getByRole('switch', { name: 'ایمیل' })).not.toBeChecked()
  await whole(plain).check()
  await plain.getByRole('button', { name: 'ذخیرهٔ تنظیمات' }).click()
  await expect(plain.getByText('تنظیمات اعلان‌ها ذخیره شد')).toBeVisible()
  await inGroup(plain).getByText(kinds).click()
  await expect(refund.getByRole('switch', { name: 'ایمیل' })).toBeChecked()
  await expect(refund.getByRole('switch', { name: 'پیامک' })).toBeChecked()
  await plain.close()
})

test('without JavaScript a notice is marked as read', async ({ page, browser, baseURL }) => {
  await arrive(page)
  const storageState = await page.context().storageState()
  const plain = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false, storageState })
  await plain.goto('/panel/notices')
  await plain.getByRole('button', { name: 'خواندم: به آروند خوش آمدید' }).click()
  await expect(plain.getByText('همه را خوانده‌اید')).toBeVisible()
  await plain.close()
})
