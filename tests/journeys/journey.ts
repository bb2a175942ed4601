/// <reference lib="dom" />
import { test as base, expect, type Page } from '@playwright/test'
import { originOfWorker } from '../../playwright.config.ts'
import { violationsOn } from './axe.ts'

/**
 * A journey fails when a page logs or throws an error, besides its own expectations. `look(page)` checks a screen by
 * axe and that it is not wider than the window; call it on each screen visited.
 */
export const test = base.extend<{ look: (page: Page) => Promise<void>; troubles: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
  baseURL: async ({}, use, { parallelIndex }) => use(originOfWorker(parallelIndex)),
  troubles: [
    async ({ page }, use) => {
      const troubles: string[] = []
      page.on('pageerror', (error) => troubles.push(error.message))
      page.on('console', (message) => {
        // The browser logs every answer of 4xx as an error; journeys may expect such answers.
        const isAnswer = message.text().startsWith('Failed to load resource')
        if (message.type() === 'error' && !isAnswer) troubles.push(message.text())
      })
      await use(troubles)
      expect(troubles, 'errors of the pages').toEqual([])
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
  look: async ({}, use) => {
    await use(async (page) => {
      await page.evaluate(entered)
      let violations = await violationsOn(page)
      if (violations.some((one) => one.startsWith('target-size'))) {
        // What the head covers by half while one scrolls is no small target.
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
        violations = await violationsOn(page)
      }
      expect(violations, `axe on ${page.url()}`).toEqual([])
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(over, `${page.url()} is wider than its screen`).toBeLessThanOrEqual(0)
    })
  },
})

/**
 * Waits, in the browser, until what has just appeared is drawn: even with reduced motion a part that fades in is
 * transparent in its first frame, and axe would not see that it is open.
 */
async function entered(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime))
  // In a part that the browser does not draw now, none of them comes to its end.
  const longest = new Promise((done) => setTimeout(done, 5_000))
  await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), longest])
}

export { expect }
