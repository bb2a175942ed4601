import type { Page } from '@playwright/test'
import {
  type OidcDouble,
  startOidcDouble,
} from '../../../server/modules/identity/google/testing/oidc-double.ts'
import { type RunningApp, startApp } from '../app.ts'
import { signInAs } from '../demo-people.ts'
import { freePort } from '../free-port.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive, endSessionElsewhere, forgetSession } from '../newcomer.ts'
import { ask, numberOf, turnOnFactor } from './guarded.ts'

// The tests share an app and the fake Google, which signs one person in at a time.
test.describe.configure({ mode: 'default' })

let origin: string
let google: OidcDouble
let app: RunningApp
test.beforeAll(async () => {
  google = await startOidcDouble()
  origin = `http://localhost:${await freePort()}`
  app = await startApp(new URL(origin), {
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_ISSUER: google.issuer,
  })
})
test.afterAll(async () => {
  await app?.stop()
  await google?.close()
})

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
  baseURL: async ({}, use) => use(origin),
})

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/** Makes the next person at Google somebody new to Arvand. */
function aGoogler(): void {
  const sub = String(Math.floor(Math.random() * 1e15))
  google.someone = { sub, email: `g${sub}@gmail.com`, email_verified: true, name: 'نگار صدر' }
}

const goThroughGoogle = (page: Page) => page.getByRole('button', { name: 'ورود با گوگل' }).click()

async function returnedTo(page: Page, to: string): Promise<void> {
  await expect(page).toHaveURL(`${origin}${to}`)
  await expect.poll(() => kept(page, 'token')).toMatch(/^[\w-]{43}$/)
  await expect.poll(() => kept(page, 'backUrl')).toBeNull()
}

test('a session that ended under a link: through Google, back to what was being opened', async ({
  page,
  look,
}) => {
  const newcomer = await arrive(page)
  aGoogler()
  await page.goto('/panel/profile')
  await expect.poll(() => kept(page, 'token')).toMatch(/^[\w-]{43}$/)
  await endSessionElsewhere(page, newcomer)
  await page.getByRole('link', { name: 'یادداشت‌ها' }).first().click()
  await expect(page).toHaveURL(/\/auth\/sign-in$/)
  await expect.poll(() => kept(page, 'backUrl')).toBe('/panel/notes')
  await look(page)
  await goThroughGoogle(page)
  await returnedTo(page, '/panel/notes')
  await expect.poll(() => kept(page, 'name')).toBe('نگار صدر')
})

test('a page with a query is where Google leads back to, and a callbackUrl in the address wins', async ({
  page,
}) => {
  aGoogler()
  const back = '/panel/factors?state=paid'
  await page.goto('/auth/sign-in')
  await page.evaluate((address) => localStorage.setItem('backUrl', address), back)
  await goThroughGoogle(page)
  await returnedTo(page, back)

  await forgetSession(page)
  await page.goto('/auth/sign-in?callbackUrl=%2Fpanel%2Fnotes')
  await page.evaluate((address) => localStorage.setItem('backUrl', address), back)
  await goThroughGoogle(page)
  await returnedTo(page, '/panel/notes')
})

test('who says no at Google is told so, and what waits for them waits on', async ({ page }) => {
  google.someone = null
  const back = '/panel/factors?state=paid'
  await page.goto('/auth/sign-in')
  await page.evaluate((address) => localStorage.setItem('backUrl', address), back)
  await goThroughGoogle(page)
  await expect(page).toHaveURL(/\/auth\/sign-in\?.*error=Callback/)
  await expect(page.getByText('ورود با گوگل را نیمه‌کاره گذاشتید')).toBeVisible()
  await expect.poll(() => kept(page, 'backUrl')).toBe(back)
  aGoogler()
  await page.waitForLoadState()
  await goThroughGoogle(page)
  await returnedTo(page, back)
})

test.describe('on a slow line', () => {
  // The service worker would answer from its cache, past the scripts that this journey holds back.
  test.use({ serviceWorkers: 'block' })

  test('a press on the way to Google counts before the page is alive', async ({ page }) => {
    aGoogler()
    let proceed = () => {}
    const released = new Promise<void>((resolve) => {
      proceed = resolve
    })
    await page.route(/\/assets\/hydrate-[^/]+\.js$/, async (route) => {
      await released
      await route.continue()
    })
    const held = page.waitForRequest(/\/assets\/hydrate-/)
    await page.goto('/auth/sign-in?callbackUrl=%2Fpanel%2Fnotes', { waitUntil: 'commit' })
    await held
    await goThroughGoogle(page)
    proceed()
    await returnedTo(page, '/panel/notes')
  })
})

test('a second factor is asked after Google too, and then leads back', async ({ page }) => {
  await arrive(page)
  const guard = await turnOnFactor(page)
  aGoogler()
  await page.goto('/panel/security/google')
  await page.getByRole('button', { name: 'رفتن به گوگل' }).click()
  await expect(page.getByText('حساب گوگل وصل شد.')).toBeVisible()
  await hydrated(page)
  await ask(page, 'logout', {})
  await page.getByRole('link', { name: 'یادداشت‌ها' }).first().click()
  await expect(page).toHaveURL(/\/auth\/sign-in$/)
  await goThroughGoogle(page)
  await page.getByLabel('کد رمزساز یا کد بازیابی').fill(numberOf(guard, 1))
  await page.getByRole('button', { name: 'ورود به آروند' }).click()
  await returnedTo(page, '/panel/notes')
})

test('a friend who signs up through Google is credited, and the record is gone', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'learner')
  await page.goto('/panel/referral')
  const signUps = page.getByText('ثبت‌نام با کد شما').locator('..')
  const figure = async () => (await signUps.textContent()) ?? ''
  await expect(signUps).toBeVisible()
  const before = await figure()
  const code = new URL(await page.getByLabel('لینک شما').inputValue()).searchParams.get('ref') ?? ''
  expect(code).not.toBe('')

  aGoogler()
  const friend = await browser.newPage({ baseURL: origin })
  await friend.goto(`/?ref=${code.toUpperCase()}`)
  await expect.poll(() => kept(friend, 'ref')).toContain(`"${code}"`)
  await friend.goto('/auth/sign-in')
  await goThroughGoogle(friend)
  await returnedTo(friend, '/panel')
  await expect.poll(() => kept(friend, 'ref')).toBeNull()
  await friend.close()
  await expect
    .poll(async () => {
      await page.reload()
      return figure()
    })
    .not.toBe(before)
})
