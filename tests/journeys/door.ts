import { expect, type Page } from '@playwright/test'
import { codeFor, password } from './newcomer.ts'

/** At the door: the password beside the number, for who has one. */
export async function signInByPassword(page: Page, mobile: string, secret = password): Promise<void> {
  const field = page.getByLabel(/^رمز عبور/)
  if (!(await field.isVisible())) {
    await page.getByRole('link', { name: 'ورود با رمز عبور' }).click()
    await field.waitFor()
  }
  await page.getByLabel('شمارهٔ موبایل یا ایمیل').fill(mobile)
  await field.fill(secret)
  await page.getByRole('button', { name: 'ورود به آروند' }).click()
}

/** The first step of the door: a number, to which a code goes. */
export async function giveNumber(page: Page, mobile: string): Promise<void> {
  await page.getByLabel('شمارهٔ موبایل یا ایمیل').fill(mobile)
  await page.getByRole('button', { name: 'ارسال کد' }).click()
  await expect(page.getByRole('heading', { name: 'کد شش‌رقمی را وارد کنید' })).toBeVisible()
}

/** The code; with JavaScript the form is sent when the sixth digit is in. */
export async function giveCode(page: Page, mobile: string): Promise<void> {
  await page.getByLabel('کد یک‌بارمصرف').fill(await codeFor(page, mobile))
}

/** The name that opens an account, with a password where one is given. */
export async function giveName(page: Page, name: string, secret?: string): Promise<void> {
  await page.getByLabel('نام و نام خانوادگی').fill(name)
  if (secret !== undefined) await page.getByLabel('رمز عبور (اختیاری)').fill(secret)
  await page.getByRole('button', { name: 'ساختن حساب' }).click()
}
