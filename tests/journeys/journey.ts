import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

/** WCAG 2.2 AA and what came before it. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * A journey: it fails when a page logs an error or throws one, besides what it came for.
 * `look(page)` holds a screen to axe and to its width; call it on each screen visited.
 */
export const test = base.extend<{ look: (page: Page) => Promise<void>; troubles: string[] }>({
  troubles: [
    async ({ page }, use) => {
      const troubles: string[] = []
      page.on('pageerror', (error) => troubles.push(error.message))
      page.on('console', (message) => {
        // The browser itself logs each answer of 4xx; those are part of a journey.
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
      // What comes in, e.g. a notice in the middle of the measuring, fades in: its colours count when it is there.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
      const told = violations.map(
        ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.html).join(' | ')})`,
      )
      expect(told, `axe on ${page.url()}`).toEqual([])
      await page.emulateMedia({ reducedMotion: null })
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(over, `${page.url()} is wider than its screen`).toBeLessThanOrEqual(0)
    })
  },
})

export { expect }
