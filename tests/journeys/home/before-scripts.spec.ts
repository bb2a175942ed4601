import type { Page } from '@playwright/test'
import { beforeHydration } from '../before-hydration.ts'
import { expect, test } from '../journey.ts'
import { learnGeometry } from '../media/lesson-of-learner.ts'

// The service worker would answer from its cache, past the requests that these journeys hold.
test.use({ serviceWorkers: 'block' })

/** By how many pixels the text of an empty field is longer than the room that it has; negative when it is shown whole. */
const cutOfPlaceholder = (page: Page, among: 'banner' | 'main') =>
  page
    .getByRole(among)
    .getByRole('searchbox')
    .evaluate((field: HTMLInputElement) => {
      const style = getComputedStyle(field, '::placeholder')
      const pen = new OffscreenCanvas(1, 1).getContext('2d')
      if (!pen) throw new Error('nothing can be measured')
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
      return pen.measureText(field.placeholder).width - field.clientWidth
    })

test('what the search of the header asks for is read whole at every width', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
  for (const width of [768, 1024, 1280, 1366, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await cutOfPlaceholder(page, 'banner'), `at ${width} px`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/search')
  expect(await cutOfPlaceholder(page, 'main'), 'on a phone').toBeLessThanOrEqual(0)
})

test('the circle of a film stays where it was when the scripts come, and a press before them starts it', async ({
  page,
}) => {
  const lesson = await learnGeometry(page)
  const circle = page
    .getByRole('main')
    .getByRole('button', { name: 'پخش', exact: true })
    .filter({ visible: true })
  const player = page.getByRole('region', { name: /^پخش‌کننده/ })

  const first = await beforeHydration(page)
  await page.goto(lesson, { waitUntil: 'commit' })
  await expect(circle).toHaveCount(1)
  const before = await circle.boundingBox()
  first.hydrate()
  await expect(player).toBeVisible()
  const boxes = async () => Promise.all((await circle.all()).map((one) => one.boundingBox()))
  await expect.poll(boxes).toContainEqual(before)

  const second = await beforeHydration(page)
  await page.goto(lesson, { waitUntil: 'commit' })
  await circle.click()
  await expect(player).toBeHidden()
  second.hydrate()
  const place = player.getByRole('slider', { name: 'جای پخش' })
  await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(0)
})

/** Of the girih pictures that can be seen there, how many are still blank. */
const blankAmong = (page: Page, selector: string) =>
  page.locator(`${selector} img.girih`).evaluateAll((pictures: HTMLImageElement[]) => ({
    all: pictures.length,
    blank: pictures.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).length,
  }))

interface Listed {
  readonly items: readonly { readonly id: string; readonly cover: unknown }[]
}

test('a cart has its pictures while no script has come', async ({ page }) => {
  const answer = await page.request.get('/api/home/courses?price=paid')
  const { items } = (await answer.json()) as Listed
  const bare = items.filter(({ cover }) => cover === null).slice(0, 2)
  expect(bare).not.toEqual([])
  const { hydrate } = await beforeHydration(page)
  await page.goto(`/cart?${bare.map(({ id }) => `add=course:${id}`).join('&')}`, { waitUntil: 'commit' })
  await expect.poll(() => blankAmong(page, 'main')).toEqual({ all: bare.length, blank: 0 })
  hydrate()
})

test('the menu of fields has its pictures from its second opening on without asking for one', async ({
  page,
}) => {
  const open = async () => {
    await page.getByRole('banner').getByRole('button', { name: 'رشته‌ها' }).click()
    const fields = page.getByRole('navigation', { name: 'رشته‌ها' })
    await expect(fields.getByRole('link', { name: /^ریاضی/ })).toBeVisible()
    await expect.poll(async () => (await blankAmong(page, '#field-menu')).blank).toBe(0)
  }
  await page.goto('/courses')
  await open()
  await page.goto('/paths')
  await open()
  const fetched = await page.evaluate(() => {
    const shown = new Set(
      [...document.querySelectorAll<HTMLImageElement>('#field-menu img.girih')].map(({ src }) => src),
    )
    return performance
      .getEntriesByType('resource')
      .filter(({ name }) => shown.has(name))
      .filter((one) => (one as PerformanceResourceTiming).transferSize > 0).length
  })
  expect(fetched).toBe(0)
})
