import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'

/** The pages that most people see. */
const mostSeen = [
  ...['/', '/courses', '/courses/trigonometry', '/categories/mathematics', '/paths', '/webinars'],
  ...['/exams', '/articles', '/plus', '/search?q=ریاضی'],
]

interface Seen {
  readonly address: string
  readonly isSized: boolean
  readonly loading: string
  /** Begins below the window, before anybody has scrolled. */
  readonly isBelow: boolean
}

const picturesOn = (page: Page): Promise<Seen[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('img')].map((one) => ({
      address: one.getAttribute('src') ?? '',
      isSized: one.hasAttribute('width') && one.hasAttribute('height'),
      loading: one.loading,
      isBelow: one.getBoundingClientRect().top >= window.innerHeight,
    })),
  )

test.describe('a page that many see', () => {
  for (const address of mostSeen)
    test(`${address} has few elements, and pictures that come when they are near`, async ({ page }) => {
      await page.goto(address)
      expect(await page.locator('*').count()).toBeLessThanOrEqual(1200)
      // A picture is a file, never part of the page.
      await expect(page.locator('main svg pattern, main svg use')).toHaveCount(0)
      const pictures = await picturesOn(page)
      expect(pictures.filter(({ isSized }) => !isSized)).toEqual([])
      expect(pictures.filter(({ isBelow, loading }) => isBelow && loading !== 'lazy')).toEqual([])
    })
})

for (const [address, picture] of [
  ['/', 'img'],
  ['/courses', 'article img'],
  ['/courses/trigonometry', 'img.aspect-video'],
  ['/categories/mathematics', 'article img'],
  ['/paths', 'article img'],
  ['/articles', 'img.aspect-video'],
  ['/search?q=ریاضی', 'li img.aspect-video'],
] as const)
  test(`the first picture of ${address} is fetched at once`, async ({ page }) => {
    await page.goto(address)
    const first = page.locator(`main ${picture}`).first()
    await expect(first).toBeInViewport()
    await expect(first).toHaveAttribute('loading', 'eager')
  })

test('covers are as light or as dark as their page, whatever the device is', async ({ page }) => {
  const light = () =>
    page
      .locator('img.girih')
      .first()
      .evaluate((one) => getComputedStyle(one).filter)
  const dark = 'brightness(0.82) saturate(0.95)'
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/courses')
  await expect.poll(light).toBe('none')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(light).toBe(dark)
  const theme = page.getByRole('contentinfo').getByRole('group', { name: 'روشنایی صفحه' })
  await theme.getByRole('button', { name: 'روشن' }).click()
  await expect.poll(light).toBe('none')
  await page.emulateMedia({ colorScheme: 'light' })
  await theme.getByRole('button', { name: 'تیره' }).click()
  await expect.poll(light).toBe(dark)
})
