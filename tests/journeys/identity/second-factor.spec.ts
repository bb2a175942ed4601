import type { Page } from '@playwright/test'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { arrive, password } from '../newcomer.ts'
import { originOf } from '../origin-of.ts'
import { ask, type Guard, numberOf, signInAnew, turnOnFactor } from './guarded.ts'

const factor = (page: Page) => page.getByLabel('کد رمزساز یا کد بازیابی')
const wrongFactor = (page: Page) => page.getByText('این کد رمزساز درست نیست')

/** A person with the second factor, in a session in which they have not yet proved who they are. */
async function aGuarded(page: Page): Promise<Guard> {
  const newcomer = await arrive(page)
  const guard = await turnOnFactor(page)
  await signInAnew(page, newcomer, guard.recoveryCodes[9] ?? '')
  return guard
}

async function prove(page: Page, code: string): Promise<void> {
  await page.getByLabel('رمز عبور شما').fill(password)
  await factor(page).fill(code)
  await page.getByRole('button', { name: 'تأیید و ادامه' }).click()
}

/** Every page of a person's own account that asks for proof of who they are. */
const guardedPages = [
  'password',
  'mobile',
  'email',
  'second-factor',
  'passkeys',
  'google',
  'data',
  'remove',
].map((name) => `/panel/security/${name}`)

test('with the factor on every page that asks who one is asks for it, and one proof opens them all', {
  tag: '@phone',
}, async ({ page, look }) => {
  const guard = await aGuarded(page)
  for (const address of guardedPages) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/panel\/security\/confirm\?next=/)
    await expect(factor(page)).toBeVisible()
  }
  await look(page)
  await page.goto('/panel/security/password')
  await prove(page, numberOf(guard, 1))
  await expect(page).toHaveURL(/\/panel\/security\/password$/)
  for (const address of guardedPages) {
    await page.goto(address)
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('a wrong code, a used one and one of a time that is over prove nothing', async ({ page }) => {
  const guard = await aGuarded(page)
  const [usedCode, goodCode] = [guard.recoveryCodes[9] ?? '', guard.recoveryCodes[0] ?? '']
  await page.goto('/panel/security/password')
  await expect(factor(page)).toBeVisible()
  const wrong = ['000000', usedCode, numberOf(guard, -2), 'abcde-fghij']
  for (const code of wrong) {
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await prove(page, code)
    await answered
    // An answer that comes as a document leaves the fields empty; they are filled once it is drawn.
    await page.waitForLoadState('networkidle')
    await expect(wrongFactor(page)).toBeVisible()
    await expect(page).toHaveURL(/\/confirm\?next=/)
  }
  // The right code with a wrong password proves nothing, and the code is not spent.
  await page.getByLabel('رمز عبور شما').fill('not-the-password')
  await factor(page).fill(goodCode)
  await page.getByRole('button', { name: 'تأیید و ادامه' }).click()
  await expect(page.getByText('این رمز عبور درست نیست')).toBeVisible()
  await prove(page, goodCode)
  await expect(page.getByRole('heading', { level: 1, name: 'رمز عبور جدید' })).toBeVisible()
})

test('forms that are sent past the pages do nothing, and the number that proved once proves no more', async ({
  page,
}) => {
  const guard = await aGuarded(page)
  await page.goto('/panel/security')
  const origin = await originOf(page)
  const acts: readonly [string, Record<string, string>][] = [
    ['/panel/security/password', { intent: 'password', password: 'کوهی بلند و برفی ۱۴۰۶' }],
    ['/panel/security/second-factor', { intent: 'off' }],
    ['/panel/security/second-factor', { intent: 'renew' }],
    ['/panel/security/remove', { intent: 'remove', confirm: 'yes' }],
    ['/panel/security/data/file', { intent: 'download' }],
  ]
  for (const [address, form] of acts) {
    const sent = { form, headers: { origin }, maxRedirects: 0 }
    const answer = await page.request.post(address, sent)
    expect([address, answer.status()]).toEqual([address, 302])
    expect(answer.headers().location).toMatch(/^\/panel\/security\/(confirm\?next=|data$)/)
  }
  const security = await ask<{ secondFactor: object }>(page, 'security/show', {})
  expect(security.secondFactor).toMatchObject({ recoveryCodesLeft: 9 })

  const number = numberOf(guard, 1)
  await page.goto('/panel/security/second-factor')
  await prove(page, number)
  await page.getByRole('button', { name: 'ساختن کدهای بازیابی تازه' }).click()
  await expect(page.getByRole('listitem').filter({ has: page.locator('code') })).toHaveCount(10)
  const fresh = await page.locator('code').first().innerText()

  // The old recovery codes are void, and the authenticator's number is spent.
  const { mobile } = (await ask<{ user: { mobile: string } }>(page, 'getProfile', {})).user
  await signInAnew(page, { mobile, name: '' }, fresh)
  await page.goto('/panel/security/password')
  for (const code of [number, guard.recoveryCodes[0] ?? '', fresh]) {
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await prove(page, code)
    await answered
    await expect(wrongFactor(page)).toBeVisible()
  }
})

test('a manager with the factor on gives a role and opens a blocked account with it only', async ({
  page,
  browser,
  baseURL,
}) => {
  const newcomer = await arrive(page)
  const guard = await turnOnFactor(page)
  const { user } = await ask<{ user: { id: string } }>(page, 'getProfile', {})
  const [elder, learner] = [
    await browser.newPage({ baseURL: baseURL ?? '' }),
    await browser.newPage({ baseURL: baseURL ?? '' }),
  ]
  await signInAs(elder, 'manager')
  await ask(elder, 'reauthenticate', { password: 'arvand-demo' })
  await ask(elder, 'manage/people/setRoles', { personId: user.id, roles: ['manager'], scopes: ['people'] })
  await elder.close()
  await arrive(learner)
  const other = (await ask<{ user: { id: string } }>(learner, 'getProfile', {})).user
  await learner.close()

  await signInAnew(page, newcomer, guard.recoveryCodes[9] ?? '')
  await ask(page, 'manage/people/block', { personId: other.id, reason: 'حساب در دست کس دیگری است' })
  await page.goto(`/manage/people/${other.id}`)
  const opening = page
    .locator('section')
    .filter({ has: page.getByRole('button', { name: 'رفع مسدودی' }) })
    .last()
  await opening.getByLabel('دلیل').fill('با صاحب حساب صحبت شد')
  await opening.getByLabel('رمز عبور شما').fill(password)
  await opening.getByLabel('کد رمزساز یا کد بازیابی').fill('000000')
  await opening.getByRole('button', { name: 'رفع مسدودی' }).click()
  await expect(opening.getByText('این کد رمزساز درست نیست')).toBeVisible()

  const giving = page.locator('form').filter({ has: page.getByRole('button', { name: 'ذخیرهٔ نقش‌ها' }) })
  const give = async (code: string) => {
    await giving.getByRole('checkbox', { name: 'مدرس' }).check()
    await giving.getByLabel('رمز عبور شما').fill(password)
    await giving.getByLabel('کد رمزساز یا کد بازیابی').fill(code)
    await giving.getByRole('button', { name: 'ذخیرهٔ نقش‌ها' }).click()
  }
  await give('000000')
  await expect(giving.getByText('این کد رمزساز درست نیست')).toBeVisible()
  await give(numberOf(guard, 1))
  await expect(page.getByText('نقش‌ها و حوزه‌ها ذخیره شد')).toBeVisible()
  // Proved a moment ago: the page that comes after the message asks for no proof.
  await expect(opening.getByLabel('رمز عبور شما')).toHaveCount(0)
  await opening.getByLabel('دلیل').fill('با صاحب حساب صحبت شد')
  await opening.getByRole('button', { name: 'رفع مسدودی' }).click()
  await expect(page.getByText('مسدودی برداشته شد')).toBeVisible()
})
