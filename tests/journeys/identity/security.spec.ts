import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { signInByPassword } from '../door.ts'
import { expect, test } from '../journey.ts'
import { arrive, codeFor, password } from '../newcomer.ts'

const otherPassword = 'کوهی بلند و برفی ۱۴۰۶'

/** Proves on the confirmation page who the person is. */
async function prove(page: Page): Promise<void> {
  await page.getByLabel('رمز عبور شما').fill(password)
  await page.getByRole('button', { name: 'تأیید و ادامه' }).click()
}

test('a password is changed after proving who one is', { tag: ['@phone', '@gate'] }, async ({
  page,
  look,
}) => {
  await arrive(page)
  await page.goto('/panel/security')
  await look(page)
  await page.getByRole('link', { name: 'تغییر رمز عبور' }).click()
  await expect(page.getByRole('heading', { name: 'نشان دهید که خودتان هستید' })).toBeVisible()
  await look(page)
  await page.getByLabel('رمز عبور شما').fill(otherPassword)
  await page.getByRole('button', { name: 'تأیید و ادامه' }).click()
  await expect(page.getByText('این رمز عبور درست نیست')).toBeVisible()
  await prove(page)
  await expect(page.getByRole('heading', { level: 1, name: 'رمز عبور جدید' })).toBeVisible()
  await look(page)
  await page.getByLabel('رمز عبور جدید').fill('12345678')
  await page.getByRole('button', { name: 'ذخیرهٔ رمز عبور' }).click()
  await expect(page.getByText('این رمز عبور رایج است')).toBeVisible()
  await page.getByLabel('رمز عبور جدید').fill(otherPassword)
  await page.getByRole('button', { name: 'ذخیرهٔ رمز عبور' }).click()
  await expect(page.getByText('رمز عبور عوض شد. دستگاه‌های دیگر خارج شدند.')).toBeVisible()
})

test('the whole of it by keyboard', async ({ page }) => {
  await arrive(page)
  await page.goto('/panel/security')
  await page.getByRole('heading', { level: 1 }).click()
  const link = page.getByRole('link', { name: 'تغییر رمز عبور' })
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
  await expect(page.getByRole('heading', { level: 1, name: 'رمز عبور جدید' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.insertText(otherPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByText('رمز عبور عوض شد. دستگاه‌های دیگر خارج شدند.')).toBeVisible()
})

test('an e-mail is added with a code, and a wrong code leaves it as it was', async ({ page, look }) => {
  const { mobile } = await arrive(page)
  const email = `n${mobile}@example.com`
  await page.goto('/panel/security/email')
  await prove(page)
  await page.getByLabel('ایمیل تازه').fill('بدون آدرس')
  await page.getByRole('button', { name: 'ارسال کد' }).click()
  await expect(page.getByText('ایمیل حرف فارسی ندارد')).toBeVisible()
  await page.getByLabel('ایمیل تازه').fill('no-address')
  await page.getByRole('button', { name: 'ارسال کد' }).click()
  await expect(page.getByText('آدرس ایمیل درست نیست')).toBeVisible()
  await page.getByLabel('ایمیل تازه').fill(email)
  await page.getByRole('button', { name: 'ارسال کد' }).click()
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
  await expect(page.getByRole('heading', { level: 1, name: 'ورود دومرحله‌ای' })).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'شروع' }).click()
  await expect(page.getByRole('img', { name: 'تصویر QR برای برنامهٔ رمزساز' })).toBeVisible()
  await look(page)
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('کد شش‌رقمی برنامه').fill('۰۰۰۰۰۰')
  await page.getByRole('button', { name: 'روشن کردن ورود دومرحله‌ای' }).click()
  await expect(page.getByText('این کد رمزساز درست نیست')).toBeVisible()
  await expect(page.locator('code')).toHaveText(secret.replace(/(.{4})(?=.)/g, '$1 '))
  await page.getByLabel('کد شش‌رقمی برنامه').fill(new TOTP({ secret }).generate())
  await page.getByRole('button', { name: 'روشن کردن ورود دومرحله‌ای' }).click()
  await expect(page.getByRole('heading', { name: 'کدهای بازیابی شما' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ has: page.locator('code') })).toHaveCount(10)
  await look(page)
  const recovery = await page.locator('code').first().innerText()
  const otherRecovery = await page.locator('code').last().innerText()
  await page.getByRole('link', { name: 'ذخیره کردم' }).click()
  await expect(page.getByText('۱۰ کد بازیابی مانده است')).toBeVisible()

  await page.goto('/signout')
  await page.getByRole('button', { name: 'خروج از حساب' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/auth/sign-in')
  await page.evaluate(() => localStorage.setItem('backUrl', '/panel/factors?state=paid'))
  await signInByPassword(page, mobile)
  await page.getByLabel('کد رمزساز یا کد بازیابی').fill(recovery)
  await page.getByRole('button', { name: 'ورود به آروند' }).click()
  await expect(page).toHaveURL(/\/panel\/factors\?state=paid$/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('backUrl'))).toBeNull()

  await page.goto('/panel/security/second-factor')
  await prove(page)
  await expect(page.getByText('این کد رمزساز درست نیست')).toBeVisible()
  await expect(page.getByRole('button', { name: 'خاموش کردن ورود دومرحله‌ای' })).toHaveCount(0)
  await look(page)
  await page.getByLabel('کد رمزساز یا کد بازیابی').fill(otherRecovery)
  await prove(page)
  await expect(page.getByText('۸ کد بازیابی مانده')).toBeVisible()
  await page.getByRole('button', { name: 'خاموش کردن ورود دومرحله‌ای' }).click()
  await expect(page.getByText('ورود دومرحله‌ای خاموش شد. دستگاه‌های دیگر خارج شدند.')).toBeVisible()
})

test('with a second factor on, a code by SMS is not enough either', async ({ page, look }) => {
  const { mobile } = await arrive(page)
  await page.goto('/panel/security/second-factor')
  await prove(page)
  await page.getByRole('button', { name: 'شروع' }).click()
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  await page.getByLabel('کد شش‌رقمی برنامه').fill(new TOTP({ secret }).generate())
  await page.getByRole('button', { name: 'روشن کردن ورود دومرحله‌ای' }).click()
  await expect(page.getByRole('heading', { name: 'کدهای بازیابی شما' })).toBeVisible()
  const recovery = await page.locator('code').first().innerText()

  // A new session, in which the person has not yet proved who they are.
  await page.goto('/signout')
  await page.getByRole('button', { name: 'خروج از حساب' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/auth/sign-in')
  await signInByPassword(page, mobile)
  await page.getByLabel('کد رمزساز یا کد بازیابی').fill(recovery)
  await page.getByRole('button', { name: 'ورود به آروند' }).click()
  await expect(page).toHaveURL(/\/panel$/)

  await page.goto('/panel/security/confirm?by=mobile&next=/panel/security/password')
  await page.getByRole('button', { name: 'ارسال کد' }).click()
  await expect(page.getByLabel('کد یک‌بارمصرف')).toBeVisible()
  await page.getByLabel('کد یک‌بارمصرف').fill(await codeFor(page, mobile))
  await page.getByLabel('کد رمزساز یا کد بازیابی').fill('000000')
  await look(page)
  await page.getByRole('button', { name: 'تأیید و ادامه' }).click()
  await expect(page.getByText('این کد رمزساز درست نیست')).toBeVisible()
  const next = new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 })
  await page.getByLabel('کد رمزساز یا کد بازیابی').fill(next)
  await page.getByRole('button', { name: 'تأیید و ادامه' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'رمز عبور جدید' })).toBeVisible()
})

test('without JavaScript the proof leads on to what one wanted', async ({ page, browser, baseURL }) => {
  await arrive(page)
  const storageState = await page.context().storageState()
  const plain = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false, storageState })
  await plain.goto('/panel/security/second-factor')
  await prove(plain)
  await expect(plain).toHaveURL(/\/panel\/security\/second-factor$/)
  await plain.getByRole('button', { name: 'شروع' }).click()
  const secret = (await plain.locator('code').innerText()).replaceAll(' ', '')
  await plain.getByLabel('کد شش‌رقمی برنامه').fill(new TOTP({ secret }).generate())
  await plain.getByRole('button', { name: 'روشن کردن ورود دومرحله‌ای' }).click()
  await expect(plain.getByRole('heading', { name: 'کدهای بازیابی شما' })).toBeVisible()
  await plain.close()
})
