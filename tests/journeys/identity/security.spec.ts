import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { expect, test } from '../journey.ts'
import { arrive, codeFor, password } from '../newcomer.ts'

const otherPassword = 'کوهی بلند و برفی ۱۴۰۶'

/** Proves who one is on the page that asks for it. */
async function prove(page: Page): Promise<void> {
  await page.getByLabel('گذرواژهٔ کنونی').fill(password)
  await page.getByRole('button', { name: 'تأیید و ادامه' }).click()
}

test('a password is changed after proving who one is', { tag: '@phone' }, async ({ page, look }) => {
  await arrive(page)
  await page.goto('/panel/security')
  await look(page)
  await page.getByRole('link', { name: 'تغییر گذرواژه' }).click()
  await expect(page.getByRole('heading', { name: 'نشان دهید که خودتان هستید' })).toBeVisible()
  await look(page)
  await page.getByLabel('گذرواژهٔ کنونی').fill(otherPassword)
  await page.getByRole('button', { name: 'تأیید و ادامه' }).click()
  await expect(page.getByText('این گذرواژه درست نیست')).toBeVisible()
  await prove(page)
  await expect(page.getByRole('heading', { level: 1, name: 'گذرواژهٔ تازه' })).toBeVisible()
  await look(page)
  await page.getByLabel('گذرواژهٔ تازه').fill('12345678')
  await page.getByRole('button', { name: 'ذخیرهٔ گذرواژه' }).click()
  await expect(page.getByText('این گذرواژه را خیلی‌ها به کار می‌برند')).toBeVisible()
  await page.getByLabel('گذرواژهٔ تازه').fill(otherPassword)
  await page.getByRole('button', { name: 'ذخیرهٔ گذرواژه' }).click()
  await expect(page.getByText('گذرواژه عوض شد. نشست‌های دیگر پایان یافت.')).toBeVisible()
})

test('the whole of it by keyboard', async ({ page }) => {
  await arrive(page)
  await page.goto('/panel/security')
  await page.getByRole('heading', { level: 1 }).click()
  const link = page.getByRole('link', { name: 'تغییر گذرواژه' })
  for (let tabs = 0; tabs < 12; tabs++) {
    if (await link.evaluate((node) => node === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(link).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'نشان دهید' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.insertText(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'گذرواژهٔ تازه' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.insertText(otherPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByText('گذرواژه عوض شد. نشست‌های دیگر پایان یافت.')).toBeVisible()
})

test('an e-mail is added with a code, and a wrong code leaves it as it was', async ({ page, look }) => {
  const { mobile } = await arrive(page)
  const email = `n${mobile}@example.com`
  await page.goto('/panel/security/email')
  await prove(page)
  await page.getByLabel('ایمیل تازه').fill('بدون نشانی')
  await page.getByRole('button', { name: 'فرستادن کد' }).click()
  await expect(page.getByText('نشانی ایمیل درست نیست')).toBeVisible()
  await page.getByLabel('ایمیل تازه').fill(email)
  await page.getByRole('button', { name: 'فرستادن کد' }).click()
  await expect(page.getByLabel('کد یک‌بارمصرف')).toBeVisible()
  await look(page)
  const code = await codeFor(page, email)
  await page.getByLabel('کد یک‌بارمصرف').fill(code === '111111' ? '222222' : '111111')
  await expect(page.getByText('این کد درست نیست')).toBeVisible()
  await page.getByLabel('کد یک‌بارمصرف').fill(code)
  await expect(page.getByText('ایمیل شما تأیید و ثبت شد')).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
})

test('the second factor is turned on, tells its codes once, and is turned off', {
  tag: '@phone',
}, async ({ page, look }) => {
  const { mobile } = await arrive(page)
  await page.goto('/panel/security/second-factor')
  await prove(page)
  await expect(page.getByRole('heading', { level: 1, name: 'رمز دوم' })).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'آغاز' }).click()
  await expect(page.getByRole('img', { name: 'تصویر QR برای برنامهٔ رمزساز' })).toBeVisible()
  await look(page)
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('رمز شش‌رقمی برنامه').fill('۰۰۰۰۰۰')
  await page.getByRole('button', { name: 'روشن کردن رمز دوم' }).click()
  await expect(page.getByText('این رمز دوم درست نیست')).toBeVisible()
  await expect(page.locator('code')).toHaveText(secret.replace(/(.{4})(?=.)/g, '$1 '))
  await page.getByLabel('رمز شش‌رقمی برنامه').fill(new TOTP({ secret }).generate())
  await page.getByRole('button', { name: 'روشن کردن رمز دوم' }).click()
  await expect(page.getByRole('heading', { name: 'کدهای بازیابی شما' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ has: page.locator('code') })).toHaveCount(10)
  await look(page)
  const recovery = await page.locator('code').first().innerText()
  await page.getByRole('link', { name: 'نگهشان داشتم' }).click()
  await expect(page.getByText('۱۰ کد بازیابی مانده است')).toBeVisible()

  await page.goto('/signout')
  await page.getByRole('button', { name: 'خروج از حساب' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/auth/sign-in')
  await page.getByLabel('شمارهٔ همراه یا ایمیل').fill(mobile)
  await page.getByLabel(/^گذرواژه/).fill(password)
  await page.getByRole('button', { name: 'ورود به آروند' }).click()
  await page.getByLabel('رمز دوم یا کد بازیابی').fill(recovery)
  await page.getByRole('button', { name: 'ورود به آروند' }).click()
  await expect(page).toHaveURL(/\/panel$/)

  await page.goto('/panel/security/second-factor')
  await prove(page)
  await expect(page.getByText('۹ کد بازیابی مانده')).toBeVisible()
  await page.getByRole('button', { name: 'خاموش کردن رمز دوم' }).click()
  await expect(page.getByText('رمز دوم خاموش شد. نشست‌های دیگر پایان یافت.')).toBeVisible()
})

test('without JavaScript the proof leads on to what one wanted', async ({ page, browser, baseURL }) => {
  await arrive(page)
  const storageState = await page.context().storageState()
  const plain = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false, storageState })
  await plain.goto('/panel/security/second-factor')
  await prove(plain)
  await expect(plain).toHaveURL(/\/panel\/security\/second-factor$/)
  await plain.getByRole('button', { name: 'آغاز' }).click()
  const secret = (await plain.locator('code').innerText()).replaceAll(' ', '')
  await plain.getByLabel('رمز شش‌رقمی برنامه').fill(new TOTP({ secret }).generate())
  await plain.getByRole('button', { name: 'روشن کردن رمز دوم' }).click()
  await expect(plain.getByRole('heading', { name: 'کدهای بازیابی شما' })).toBeVisible()
  await plain.close()
})
