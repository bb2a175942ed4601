import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

/** The rules of WCAG 2.2 AA, of the versions before it, and axe's best practices. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * A journey fails when a page logs or throws an error, besides its own expectations. `look(page)` checks a screen by
 * axe and that it is not wider than the window; call it on each screen visited.
 */
export const test = base.extend<{ look: (page: Page) => Promise<void>; troubles: string[] }>({
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
      // A part that fades in during the check, e.g. a notice, would be judged by its half-way colours.
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
