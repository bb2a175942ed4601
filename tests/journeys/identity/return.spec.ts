import type { Page } from '@playwright/test'
import { giveCode, giveName, giveNumber, signInByPassword } from '../door.ts'
import { expect, test } from '../journey.ts'
import { arrive, forgetSession } from '../newcomer.ts'

const back = '/panel/factors?state=paid'
const aMobile = () => `0934${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`

async function withBackUrl(page: Page, door: string): Promise<void> {
  await page.goto(door)
  await page.evaluate((address) => localStorage.setItem('backUrl', address), back)
}

async function returnedTo(page: Page): Promise<void> {
  await expect.poll(() => page.url().replace(/^https?:\/\/[^/]+/, '')).toBe(back)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('backUrl'))).toBeNull()
}

test('signing up leads back', async ({ page }) => {
  const mobile = aMobile()
  await withBackUrl(page, '/auth/sign-up')
  await giveNumber(page, mobile)
  await giveCode(page, mobile)
  await giveName(page, 'نیلوفر کیانی')
  await returnedTo(page)
})

test('a new password leads back', async ({ page }) => {
  const { mobile } = await arrive(page)
  await forgetSession(page)
  await withBackUrl(page, '/auth/recover')
  await giveNumber(page, mobile)
  await giveCode(page, mobile)
  await page.getByLabel('رمز عبور جدید').fill('کوه‌های بلند البرز')
  await page.getByRole('button', { name: 'ذخیرهٔ رمز عبور و ورود' }).click()
  await returnedTo(page)
})

test('a callbackUrl in the address wins, and the kept page is erased all the same', async ({ page }) => {
  const { mobile } = await arrive(page)
  await forgetSession(page)
  await withBackUrl(page, '/auth/sign-in?callbackUrl=%2Fpanel%2Fnotes')
  await signInByPassword(page, mobile)
  await expect(page).toHaveURL(/\/panel\/notes$/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('backUrl'))).toBeNull()
})
