import { expect, type Page } from '@playwright/test'

/** Signs this browser in as the demo manager, whose scopes are all. */
export async function signInAsManager(page: Page): Promise<void> {
  await page.goto('/terms')
  const { origin } = new URL(page.url())
  const data = { identifier: '09120000004', password: 'arvand-demo' }
  const answer = await page.request.post('/api/panel/login', { data, headers: { origin } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** A right national code; two journeys hardly ever get the same. */
export function aNationalCode(): string {
  const nine = String(100_000_000 + Math.floor(Math.random() * 899_999_999))
  const sum = Array.from(nine).reduce((total, digit, place) => total + Number(digit) * (10 - place), 0)
  const rest = sum % 11
  return `${nine}${rest < 2 ? rest : 11 - rest}`
}

/** A name that no other journey has, so that its card is found among others. */
export const aName = (given: string): string => {
  const letters = 'ابپتجچدرزسشفقکگلمنهی'
  const rest = Array.from({ length: 6 }, () => letters[Math.floor(Math.random() * letters.length)]).join('')
  return `${given} ${rest}`
}
