import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { forgetSession } from '../newcomer.ts'

const password = 'رودخانه‌ای آرام ۱۴۰۵'
const inPersian = (digits: string) =>
  digits.replace(/[0-9]/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? digit)

/** A mobile that no other journey uses. */
const aMobile = () => `0933${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`

async function codeFor(page: Page, mobile: string): Promise<string> {
  const answer = await page.request.get(`/outbox.json?to=${mobile}`)
  const { items } = (await answer.json()) as { items: { code?: string }[] }
  return items.find((item) => item.code)?.code ?? ''
}

async function askForCode(page: Page, mobile: string): Promise<void> {
  await page.getByLabel('شمارهٔ موبایل یا ایمیل').fill(inPersian(mobile))
  await page.getByRole('button', { name: 'ارسال کد' }).click()
  await expect(page.getByRole('heading', { name: 'کد شش‌رقمی را وارد کنید' })).toBeVisible()
}

/** With JavaScript the form is sent when the sixth digit is in. */
async function giveCode(page: Page, mobile: string): Promise<void> {
  await page.getByLabel('کد یک‌بارمصرف').fill(inPersian(await codeFor(page, mobile)))
}

async function signUp(page: Page, mobile: string): Promise<void> {
  await page.goto('/auth/sign-up')
  await askForCode(page, mobile)
  await giveCode(page, mobile)
  await page.getByLabel('نام و نام خانوادگی').fill('نيلوفر كياني')
  await page.getByLabel('رمز عبور جدید').fill(password)
  await page.getByRole('button', { name: 'ساختن حساب' }).click()
  await expect(page).toHaveURL(/\/panel$/)
}

async function signIn(page: Page, mobile: string): Promise<void> {
  await page.getByLabel('شمارهٔ موبایل یا ایمیل').fill(mobile)
  await page.getByLabel(/^رمز عبور/).fill(password)
  await page.getByRole('button', { name: 'ورود به آروند' }).click()
}

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test('a newcomer signs up by mobile, and the browser keeps what the specification says', {
  tag: '@phone',
}, async ({ page, look }) => {
  const mobile = aMobile()
  await page.goto('/auth/sign-up')
  await look(page)
  await askForCode(page, mobile)
  await look(page)
  await giveCode(page, mobile)
  await expect(page.getByRole('heading', { name: 'فقط یک قدم مانده' })).toBeVisible()
  await look(page)
  await page.getByLabel('نام و نام خانوادگی').fill('نيلوفر كياني')
  await page.getByLabel('رمز عبور جدید').fill(password)
  await page.getByRole('button', { name: 'ساختن حساب' }).click()
  await expect(page).toHaveURL(/\/panel$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('نیلوفر کیانی')
  await expect.poll(() => kept(page, 'token')).toMatch(/^[\w-]{43}$/)
  await expect.poll(() => kept(page, 'name')).toBe('نیلوفر کیانی')
  await expect.poll(() => kept(page, 'phone')).toBe(mobile)
  await expect.poll(() => kept(page, 'profile')).toContain('"roles":["user"]')
})

test('who leaves the password out opens an account too, and signs in by a code', async ({ page }) => {
  const mobile = aMobile()
  await page.goto('/auth/sign-up')
  await askForCode(page, mobile)
  await giveCode(page, mobile)
  await page.getByLabel('نام و نام خانوادگی').fill('نیلوفر کیانی')
  await page.getByRole('button', { name: 'ساختن حساب' }).click()
  await expect(page).toHaveURL(/\/panel$/)
  await forgetSession(page)
  await page.goto('/auth/sign-in')
  await page.getByRole('link', { name: 'ورود با کد پیامکی' }).click()
  await askForCode(page, mobile)
  await giveCode(page, mobile)
  await expect(page).toHaveURL(/\/panel$/)
})

test('signing out in one tab signs the other out, and signing in leads back', async ({ page, context }) => {
  const mobile = aMobile()
  await signUp(page, mobile)
  const other = await context.newPage()
  await other.goto('/panel/security')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/signout')
  await page.getByRole('button', { name: 'خروج از حساب' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(other).toHaveURL(/\/auth\/sign-in\?callbackUrl=%2Fpanel%2Fsecurity/)
  await expect.poll(() => kept(other, 'token')).toBeNull()
  await signIn(other, mobile)
  await expect(other).toHaveURL(/\/panel\/security$/)
})

test('wrong passwords and codes are told in Persian, and what was typed stays', async ({ page, look }) => {
  const mobile = aMobile()
  await page.goto('/auth/sign-in')
  await look(page)
  await page.getByLabel('شمارهٔ موبایل یا ایمیل').fill(mobile)
  await page.getByLabel(/^رمز عبور/).fill('نمی‌دانم')
  await page.getByRole('button', { name: 'ورود به آروند' }).click()
  await expect(page.getByRole('alert')).toContainText('شماره، ایمیل یا رمز عبور درست نیست')
  await expect(page.getByLabel('شمارهٔ موبایل یا ایمیل')).toHaveValue(mobile)
  await look(page)
  await page.getByRole('link', { name: 'ورود با کد پیامکی' }).click()
  // The previous page has a field of the same name, so wait for this page's button.
  await expect(page.getByRole('button', { name: 'ارسال کد' })).toBeVisible()
  await askForCode(page, mobile)
  const code = await codeFor(page, mobile)
  const wrong = code === '111111' ? '222222' : '111111'
  await page.getByLabel('کد یک‌بارمصرف').fill(wrong)
  await expect(page.getByText('این کد درست نیست یا زمان آن گذشته است')).toBeVisible()
  await page.getByLabel('کد یک‌بارمصرف').fill(code)
  await expect(page.getByRole('heading', { name: 'با این شماره یا ایمیل حسابی نیست' })).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'حساب بسازید' }).click()
  await expect(page.getByRole('heading', { name: 'فقط یک قدم مانده' })).toBeVisible()
})

test('a forgotten password is set anew by a code', async ({ page, look }) => {
  const mobile = aMobile()
  await signUp(page, mobile)
  await forgetSession(page)
  await page.goto('/auth/recover')
  await look(page)
  await askForCode(page, mobile)
  await giveCode(page, mobile)
  await page.getByLabel('رمز عبور جدید').fill('کوه‌های بلند البرز')
  await page.getByRole('button', { name: 'ذخیرهٔ رمز عبور و ورود' }).click()
  await expect(page).toHaveURL(/\/panel$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('one signs up, signs out and signs in again', async ({ page }) => {
    const mobile = aMobile()
    await page.goto('/auth/sign-up')
    await askForCode(page, mobile)
    await giveCode(page, mobile)
    await page.getByRole('button', { name: 'تأیید کد' }).click()
    await page.getByLabel('نام و نام خانوادگی').fill('آرش نیک‌پور')
    await page.getByLabel('رمز عبور جدید').fill(password)
    await page.getByRole('button', { name: 'ساختن حساب' }).click()
    await expect(page).toHaveURL(/\/panel$/)
    await page.goto('/signout')
    await page.getByRole('button', { name: 'خروج از حساب' }).click()
    await page.goto('/panel/profile')
    await expect(page).toHaveURL(/\/auth\/sign-in/)
    await signIn(page, mobile)
    await expect(page).toHaveURL(/\/panel\/profile$/)
  })
})

test('a callbackUrl never leads elsewhere', async ({ page, baseURL }) => {
  const mobile = aMobile()
  await signUp(page, mobile)
  for (const evil of [
    'https://evil.example/x',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/auth/sign-in',
  ]) {
    await forgetSession(page)
    await page.goto(`/auth/sign-in?callbackUrl=${encodeURIComponent(evil)}`)
    await signIn(page, mobile)
    await expect(page).toHaveURL(`${baseURL}/panel`)
  }
})

test('the error page says what happened and how to go on', async ({ page, look }) => {
  await page.goto('/error?error=Verification')
  await expect(page.getByText('این لینک منقضی شده یا از آن استفاده شده است')).toBeVisible()
  await expect(page.getByRole('link', { name: 'ورود دوباره' })).toBeVisible()
  await look(page)
  await page.goto('/api/auth/error?error=OAuthAccountNotLinked')
  await expect(page).toHaveURL(/\/auth\/sign-in\?.*error=OAuthAccountNotLinked/)
  await expect(page.getByText('با این ایمیل پیش‌تر حسابی ساخته شده است')).toBeVisible()
})

test('a door is one kept page for every stranger who goes the same way, and no door for who is signed in', async ({
  page,
}) => {
  const door = (query: string) => page.request.get(`/auth/sign-in${query}`, { maxRedirects: 0 })
  const plain = await door('')
  expect(plain.headers()['cache-control']).toContain('public')
  expect((await door('?utm_source=x')).headers().etag).toBe(plain.headers().etag)
  const byCode = await door('?by=code&callbackUrl=%2Fpanel%2Fwallet')
  expect(byCode.headers().etag).not.toBe(plain.headers().etag)
  expect(await byCode.text()).toContain('value="/panel/wallet"')
  await signUp(page, aMobile())
  expect((await door('')).status()).toBe(302)
})
