import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { enrolIn } from '../learning/learner.ts'
import { arrive } from '../newcomer.ts'

const title = 'نصب آروند روی این دستگاه'

/** Chromium without a window never offers to install; the page gets the event as from it. */
async function offerInstall(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        async prompt() {
          document.documentElement.dataset.installAsked = 'yes'
          return { outcome: 'accepted' }
        },
      })
      dispatchEvent(event)
      document.documentElement.dataset.ownOffer = event.defaultPrevented ? 'held' : 'shown'
    })
  })
}

/** Reads all sections of the text lesson on the screen. */
async function finishLesson(page: Page): Promise<void> {
  const unread = page.getByRole('button', { name: 'خواندم' })
  await expect(async () => {
    const count = await unread.count()
    if (count > 0) await unread.first().click({ timeout: 1000 })
    expect(count).toBe(0)
  }).toPass({ timeout: 20_000 })
  await expect(page.getByRole('heading', { name: 'این درس را تمام کردید' })).toBeVisible()
}

test('after the second finished lesson Arvand offers once to be installed', { tag: '@phone' }, async ({
  page,
  look,
}) => {
  await offerInstall(page)
  await arrive(page)
  await enrolIn(page, 'git-basics')
  const offer = page.getByRole('heading', { name: title })
  await finishLesson(page)
  await expect(page.locator('html')).toHaveAttribute('data-own-offer', 'held')
  await expect(offer).toHaveCount(0)
  await page.getByRole('link', { name: 'رفتن به درس بعدی' }).click()
  await expect(page.getByRole('heading', { name: 'این درس را تمام کردید' })).toHaveCount(0)
  await finishLesson(page)
  await expect(offer).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'نصب', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-install-asked', 'yes')
  await expect(offer).toHaveCount(0)
  await page.goto('/panel')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForTimeout(1_000)
  await expect(offer).toHaveCount(0)
})

test('what was declined is offered no more; on the home it waits for who finished two', async ({
  page,
  look,
}) => {
  await offerInstall(page)
  await arrive(page)
  await page.addInitScript(() => {
    if (!localStorage.getItem('install')) localStorage.setItem('install', 'one two')
  })
  await page.goto('/panel')
  const offer = page.getByRole('heading', { name: title })
  await expect(offer).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'نه، ممنون' }).click()
  await expect(offer).toHaveCount(0)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-own-offer', 'held')
  await page.waitForTimeout(1_000)
  await expect(offer).toHaveCount(0)
})

test('Safari of an iPhone gets words instead of a button', async ({ browser, page, baseURL }) => {
  await arrive(page)
  const phone = await browser.newPage({
    baseURL: baseURL ?? '',
    storageState: await page.context().storageState(),
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    viewport: { width: 390, height: 780 },
  })
  await phone.addInitScript(() => localStorage.setItem('install', 'one two'))
  await phone.goto('/panel')
  await expect(phone.getByText('دکمهٔ اشتراک‌گذاری را بزنید')).toBeVisible()
  await expect(phone.getByRole('button', { name: 'نصب', exact: true })).toHaveCount(0)
  await phone.getByRole('button', { name: 'متوجه شدم' }).click()
  await expect(phone.getByRole('heading', { name: title })).toHaveCount(0)
  await phone.close()
})

interface Manifest {
  readonly name: string
  readonly lang: string
  readonly dir: string
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[]
  readonly shortcuts: readonly { readonly url: string }[]
}

test('the manifest is one that browsers install from, and all that it names is there', async ({ page }) => {
  await arrive(page)
  await page.goto('/panel')
  const devtools = await page.context().newCDPSession(page)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // A private window, as of a test, is the one thing that stands in the way.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  const { errors, data } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '') as Manifest
  expect(manifest).toMatchObject({ name: 'آروند', lang: 'fa', dir: 'rtl' })
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  for (const { src, sizes } of manifest.icons) {
    const width = await page.evaluate(async (address) => {
      const picture = new Image()
      picture.src = address
      await picture.decode()
      return picture.naturalWidth
    }, src)
    if (sizes !== 'any') expect(`${width}x${width}`).toBe(sizes)
  }
  for (const { url } of manifest.shortcuts) expect((await page.goto(url))?.status(), url).toBe(200)
})
