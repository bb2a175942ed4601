import type { Page } from '@playwright/test'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'

/** The header is 64 px high, and a page's title stands right below it however short the page is. */
async function headOf(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  const { y = Number.NaN } = (await title.boundingBox()) ?? {}
  expect(y, `the title of ${address}`).toBeGreaterThan(60)
  expect(y, `the title of ${address}`).toBeLessThan(200)
}

test('short pages of the three panels begin at their top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  // Somebody who has nothing yet has the shortest pages.
  await arrive(page)
  for (const short of ['factors', 'notes', 'marks', 'wishes', 'referral', 'certificates', 'gifts'])
    await headOf(page, `/panel/${short}`)
  await signInAs(page, 'teacher')
  for (const short of ['questions', 'reviews']) await headOf(page, `/teach/${short}`)
  await signInAs(page, 'manager')
  for (const short of ['reviews', 'appeals', 'teaching', 'finance/payments'])
    await headOf(page, `/manage/${short}`)
})
