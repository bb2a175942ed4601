import { expect, type Page } from '@playwright/test'

/** Waits until the page is hydrated, for a press that means something else before: then it asks for its session. */
export const hydrated = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
    .toContainEqual(expect.stringMatching(/\/api\/auth\/session$/))
