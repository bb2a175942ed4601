import { expect, type Page } from '@playwright/test'
import { originOf } from './origin-of.ts'

const mobiles = {
  learner: '09120000001',
  secondLearner: '09120000002',
  teacher: '09120000003',
  manager: '09120000004',
}
export type DemoPerson = keyof typeof mobiles

/** Signs this browser in as one of the demo's accounts. */
export async function signInAs(page: Page, person: DemoPerson): Promise<void> {
  // A late answer to a session request of the page that is open would set the cookie of the old session over the new one.
  await page.goto('about:blank')
  const data = { identifier: mobiles[person], password: 'arvand-demo' }
  const headers = { origin: await originOf(page) }
  const answer = await page.request.post('/api/panel/login', { data, headers })
  expect(answer.ok(), await answer.text()).toBe(true)
}
