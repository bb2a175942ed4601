import { expect, type Page } from '@playwright/test'
import { originOf } from './origin-of.ts'

export const password = 'رودخانه‌ای آرام ۱۴۰۵'

export interface Newcomer {
  readonly mobile: string
  readonly name: string
}

/** A mobile that no other journey uses. */
const aMobile = () => `0935${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`

/** The last code that was sent to a number or mailbox. */
export async function codeFor(page: Page, to: string): Promise<string> {
  const answer = await page.request.get(`/outbox.json?to=${encodeURIComponent(to)}`)
  const { items } = (await answer.json()) as { items: { code?: string }[] }
  return items.find((item) => item.code)?.code ?? ''
}

/** Opens an account through the panel's calls and signs this browser in; other journeys test the sign-up pages. */
export async function arrive(page: Page, name = 'نیلوفر کیانی'): Promise<Newcomer> {
  const mobile = aMobile()
  const { verificationId } = await call<{ verificationId: string }>(page, 'verify/send', {
    mobile,
    purpose: 'register',
  })
  const code = await codeFor(page, mobile)
  const { ticket } = await call<{ ticket: string }>(page, 'verify/check', { verificationId, code })
  await call(page, 'register', { ticket, name, password })
  return { mobile, name }
}

/** Signs in from another device; returns its token. */
export async function signInElsewhere(page: Page, { mobile }: Newcomer, userAgent: string): Promise<string> {
  const answer = await page.request.fetch('/api/panel/login', {
    method: 'POST',
    headers: { 'user-agent': userAgent },
    data: { identifier: mobile, password },
  })
  const { token } = (await answer.json()) as { token: string }
  return token
}

/** Ends this browser's session on the server, from another device; the browser is not notified. */
export async function endSessionElsewhere(page: Page, newcomer: Newcomer): Promise<void> {
  const token = await signInElsewhere(page, newcomer, 'another device')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.post('/api/panel/session/endOthers', { data: {}, headers })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/**
 * Signs this browser out. The session is ended on the server first, because an answer that is still on its way to the
 * page would set the cookie again after it was deleted.
 */
export async function forgetSession(page: Page): Promise<void> {
  const headers = { origin: await originOf(page) }
  await page.request.post('/api/panel/logout', { data: {}, headers })
  await page.goto('about:blank')
  await page.context().clearCookies()
}

async function call<T>(page: Page, path: string, data: object): Promise<T> {
  const headers = { origin: await originOf(page) }
  const answer = await page.request.post(`/api/panel/${path}`, { data, headers })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as T
}
