import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { arrive, codeFor, forgetSession, password } from '../newcomer.ts'

/** A device with a lock that always opens, instead of the browser's own dialog. */
async function withDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options })
}

async function prove(page: Page): Promise<void> {
  await page.getByLabel('رمز عبور شما').fill(password)
  await page.getByRole('button', { name: 'تأیید و ادامه' }).click()
}

test('a passkey is added, signs in by one press, leads back, and is removed', { tag: '@phone' }, async ({
  page,
  look,
}) => {
  await withDevice(page)
  const { mobile } = await arrive(page)
  await page.goto('/panel/security')
  await page.getByRole('link', { name: 'مدیریت کلیدهای عبور' }).click()
  await prove(page)
  await expect(page.getByText('هنوز کلید عبوری ندارید')).toBeVisible()
  await look(page)
  await page.getByLabel('نام کلید').fill('گوشی من')
  await page.getByRole('button', { name: 'افزودن کلید عبور' }).click()
  await expect(page.getByText('کلید عبور اضافه شد')).toBeVisible()
  await expect(page.getByRole('list', { name: 'کلیدهای عبور' })).toContainText('گوشی من')
  await look(page)

  await forgetSession(page)
  await page.goto('/auth/sign-in?callbackUrl=%2Fpanel%2Fnotes')
  await page.getByRole('button', { name: 'ورود با کلید عبور' }).click()
  await expect(page).toHaveURL(/\/panel\/notes$/)

  await page.goto('/panel/security/passkeys')
  await prove(page)
  await page.getByRole('button', { name: 'حذف کلید عبور: گوشی من' }).click()
  await expect(page.getByText('کلید عبور حذف شد')).toBeVisible()
  await forgetSession(page)
  await page.goto('/auth/sign-in')
  await page.getByRole('button', { name: 'ورود با کلید عبور' }).click()
  await expect(page.getByRole('alert')).toContainText('با این کلید عبور نشد')
  // A code still signs in.
  await page.getByLabel('شمارهٔ موبایل یا ایمیل').fill(mobile)
  await page.getByRole('button', { name: 'ارسال کد' }).click()
  await page.getByLabel('کد یک‌بارمصرف').fill(await codeFor(page, mobile))
  await expect(page).toHaveURL(/\/panel$/)
})

test('a device without a passkey is told how to go on', async ({ page }) => {
  await page.goto('/auth/sign-in')
  await page.evaluate(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await page.getByRole('button', { name: 'ورود با کلید عبور' }).click()
  await expect(page.getByText('کار با کلید عبور نیمه‌کاره ماند')).toBeVisible()
})

test('after a recovery a passkey of before signs in only if it is kept', async ({ page, look }) => {
  await withDevice(page)
  const { mobile } = await arrive(page)
  await page.goto('/panel/security/passkeys')
  await prove(page)
  await page.getByLabel('نام کلید').fill('دستگاه ناشناس')
  await page.getByRole('button', { name: 'افزودن کلید عبور' }).click()
  await expect(page.getByText('کلید عبور اضافه شد')).toBeVisible()

  await forgetSession(page)
  await page.goto('/auth/recover')
  await page.getByLabel('شمارهٔ موبایل یا ایمیل').fill(mobile)
  await page.getByRole('button', { name: 'ارسال کد' }).click()
  await page.getByLabel('کد یک‌بارمصرف').fill(await codeFor(page, mobile))
  await page.getByLabel('رمز عبور جدید').fill('کوه‌های بلند البرز')
  await page.getByRole('button', { name: 'ذخیرهٔ رمز عبور و ورود' }).click()
  await expect(page.getByRole('group', { name: 'کلیدهای عبور' })).toContainText('دستگاه ناشناس')
  await look(page)
  await page.goto('/panel/security')
  await page.getByRole('link', { name: 'دیدن و تأیید' }).click()
  await page.getByRole('button', { name: 'تأیید راه‌های ورود' }).click()
  await expect(page).toHaveURL(/\/panel\/security$/)
  await expect(page.getByRole('link', { name: 'دیدن و تأیید' })).toBeHidden()

  await forgetSession(page)
  await page.goto('/auth/sign-in')
  await page.getByRole('button', { name: 'ورود با کلید عبور' }).click()
  await expect(page.getByRole('alert')).toContainText('با این کلید عبور نشد')
})
