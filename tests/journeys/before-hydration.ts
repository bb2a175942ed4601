import type { Page } from '@playwright/test'

/**
 * From now on the page's scripts are held back until `hydrate` is called. A service worker would answer past it: such
 * journeys block it.
 */
export async function beforeHydration(page: Page): Promise<{ hydrate(): void }> {
  const { promise, resolve: hydrate } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return { hydrate }
}
