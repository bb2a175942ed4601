import type { Page } from '@playwright/test'
import { giveCode, giveName, giveNumber, signInByPassword } from '../door.ts'
import { expect, test } from '../journey.ts'
import { codeFor, forgetSession, password } from '../newcomer.ts'

const inPersian = (digits: string) =>
  digits.replace(/[0-9]/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? digit)

/** A mobile that no other journey uses. */
const aMobile = () => `0933${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`

async function signUp(page: Page, mobile: string): Promise<void> {
  await page.goto('/auth/sign-up')
  await giveNumber(page, mobile)
  await giveCode(page, mobile)
  await giveName(page, 'نيلوفر كياني', password)
  await expect(page).toHaveURL(/\/panel$/)
}

/** The step in this browser's cookie, changed by `change`: two minutes of waiting are no test. */
async function changeStep(page: Page, change: (step: Record<string, unknown>) => object): Promise<void> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'arvand.door')
  if (!cookie) throw new Error('no step is kept')
  const value = encodeURIComponent(JSON.stringify(change(JSON.parse(decodeURIComponent(cookie.value)))))
  await page.context().addCookies([{ ...cookie, value }])
  await page.reload()
}

const waitIsOver = (page: Page) => changeStep(page, (step) => ({ ...step, resendAt: new Date(0) }))
const sentAgain = (page: Page) => changeStep(page, (step) => ({ ...step, sends: 2 }))

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test('a newcomer signs up by mobile, and the browser keeps what the specification says', {
  tag: ['@phone', '@gate'],
}, async ({ page, look }) => {
  const mobile = aMobile()
  await page.goto('/auth/sign-up')
  await look(page)
  await giveNumber(page, inPersian(mobile))
  await look(page)
  await page.getByLabel('کد یک‌بارمصرف').fill(inPersian(await codeFor(page, mobile)))
  await expect(page.getByRole('heading', { name: 'فقط یک قدم مانده' })).toBeVisible()
  await look(page)
  await giveName(page, 'نيلوفر كياني', password)
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
  await giveNumber(page, mobile)
  await giveCode(page, mobile)
  await giveName(page, 'نیلوفر کیانی')
  await expect(page).toHaveURL(/\/panel$/)
  await forgetSession(page)
  // The door is the same for old people: a code alone, without a name.
  await page.goto('/auth/sign-up')
  await giveNumber(page, mobile)
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
  await signInByPassword(other, mobile)
  await expect(other).toHaveURL(/\/panel\/security$/)
})

test('wrong passwords and codes are told in Persian, and what was typed stays', async ({ page, look }) => {
  const mobile = aMobile()
  await page.goto('/auth/sign-in')
  await look(page)
  await signInByPassword(page, mobile, 'نمی‌دانم')
  await expect(page.getByRole('alert')).toContainText('شماره، ایمیل یا رمز عبور درست نیست')
  await expect(page.getByLabel('شمارهٔ موبایل یا ایمیل')).toHaveValue(mobile)
  await look(page)
  await page.getByRole('link', { name: 'ورود با کد پیامکی' }).click()
  // The previous page has a field of the same name, so wait for this page's button.
  await expect(page.getByRole('button', { name: 'ارسال کد' })).toBeVisible()
  await giveNumber(page, mobile)
  const code = await codeFor(page, mobile)
  const wrong = code === '111111' ? '222222' : '111111'
  await page.getByLabel('کد یک‌بارمصرف').fill(wrong)
  await expect(page.getByText('این کد درست نیست یا زمان آن گذشته است')).toBeVisible()
  await look(page)
  await page.getByLabel('کد یک‌بارمصرف').fill(code)
  await expect(page.getByRole('heading', { name: 'فقط یک قدم مانده' })).toBeVisible()
})

test('reloading and going back keep the step, and another number is written over the one that stands', async ({
  page,
}) => {
  const mobile = aMobile()
  await page.goto('/auth/sign-in?callbackUrl=%2Fpanel%2Fnotes')
  await giveNumber(page, mobile)
  await expect(page).toHaveURL(/\/auth\/verify\?callbackUrl=%2Fpanel%2Fnotes$/)
  await page.reload()
  await expect(page.getByLabel('کد یک‌بارمصرف')).toBeVisible()
  await page.getByRole('link', { name: 'تغییر شماره' }).click()
  await expect(page.getByRole('button', { name: 'ارسال کد' })).toBeVisible()
  await expect(page.getByLabel('شمارهٔ موبایل یا ایمیل')).toHaveValue(mobile)
  await page.goBack()
  await expect(page.getByLabel('کد یک‌بارمصرف')).toBeVisible()
  await page.goForward()
  // The same number again: the code that was just sent still works.
  await giveNumber(page, mobile)
  await giveCode(page, mobile)
  await expect(page.getByLabel('نام و نام خانوادگی')).toBeVisible()
  await page.reload()
  await giveName(page, 'نیلوفر کیانی')
  await expect(page).toHaveURL(/\/panel\/notes$/)
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('arvand.door')
})

test('a call is offered once two texts were asked for', async ({ page, look }) => {
  const mobile = aMobile()
  await page.goto('/auth/sign-in')
  await giveNumber(page, mobile)
  await expect(page.getByRole('timer')).toBeVisible()
  await waitIsOver(page)
  await expect(page.getByRole('button', { name: 'ارسال دوبارهٔ کد' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'تماس صوتی' })).toBeHidden()
  await sentAgain(page)
  await expect(page.getByRole('button', { name: 'تماس صوتی' })).toBeVisible()
  await look(page)
})

test('a forgotten password is set anew by a code', async ({ page, look }) => {
  const mobile = aMobile()
  await signUp(page, mobile)
  await forgetSession(page)
  await page.goto('/auth/recover')
  await look(page)
  await giveNumber(page, mobile)
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
    await giveNumber(page, mobile)
    await giveCode(page, mobile)
    await page.getByRole('button', { name: 'ورود به آروند' }).click()
    await giveName(page, 'آرش نیک‌پور', password)
    await expect(page).toHaveURL(/\/panel$/)
    await page.goto('/signout')
    await page.getByRole('button', { name: 'خروج از حساب' }).click()
    await page.goto('/panel/profile')
    await expect(page).toHaveURL(/\/auth\/sign-in/)
    await signInByPassword(page, mobile)
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
    await signInByPassword(page, mobile)
    await expect(page).toHaveURL(`${baseURL}/panel`)
  }
})

test('the error page says what happened and how to go on', async ({ page, look }) => {
  await page.goto('/error?error=Verification')
  await expect(page.getByText('این لینک منقضی شده یا از آن استفاده شده است')).toBeVisible()
  await expect(page.getByRole('link', { name: 'ورود دوباره' })).toBeVisible()
  await look(page)
  for (const [error, sentence] of [
    ['AccountNotLinked', 'با این ایمیل پیش‌تر حسابی ساخته شده است'],
    ['MissingSecret', 'ورود هنوز راه‌اندازی نشده است'],
  ]) {
    await page.goto(`/api/auth/error?error=${error}`)
    await expect(page.getByText(sentence ?? '')).toBeVisible()
  }
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
  const byPassword = await door('?by=password&callbackUrl=%2Fpanel%2Fwallet')
  expect(byPassword.headers().etag).not.toBe(plain.headers().etag)
  expect(await byPassword.text()).toContain('value="/panel/wallet"')
  await signUp(page, aMobile())
  expect((await door('')).status()).toBe(302)
})
