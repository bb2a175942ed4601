import { expect, type Page } from '@playwright/test'

const mobiles = {
  learner: '09120000001',
  secondLearner: '09120000002',
  teacher: '09120000003',
  manager: '09120000004',
}
export type DemoPerson = keyof typeof mobiles

/** Signs this browser in as one of the demo's accounts. */
export async function signInAs(page: Page, person: DemoPerson): Promise<void> {
  await page.goto('/terms')
  const { origin } = new URL(page.url())
  // A late answer to that page's session request would set the cookie of the old session over the new one.
  await page.goto('about:blank')
  const data = { identifier: mobiles[person], password: 'arvand-demo' }
  const answer = await page.request.post('/api/panel/login', { data, headers: { origin } })
  expect(answer.ok(), await answer.text()).toBe(true)
}
