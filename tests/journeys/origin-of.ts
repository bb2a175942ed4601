import type { Page } from '@playwright/test'

/** The origin that this page's calls go to, by the base address of its context; the page need not be open. */
export async function originOf(page: Page): Promise<string> {
  const answer = await page.request.get('/health')
  return new URL(answer.url()).origin
}
