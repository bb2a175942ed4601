import { expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { forgetSession, type Newcomer, password } from '../newcomer.ts'
import { originOf } from '../origin-of.ts'

export interface Guard {
  readonly secret: string
  readonly recoveryCodes: readonly string[]
}

/** Calls the panel with the rights of the person who is signed in in this browser. */
export async function ask<T>(page: Page, path: string, data: object): Promise<T> {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'arvand.session')?.value ?? ''
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.post(`/api/panel/${path}`, { data, headers })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as T
}

/** The authenticator's number, now or `shift` steps of 30 seconds from now. */
export const numberOf = ({ secret }: Guard, shift = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + shift * 30_000 })

/** Turns on the second factor of this browser's person by calls; `security.spec.ts` tests its page. */
export async function turnOnFactor(page: Page): Promise<Guard> {
  await ask(page, 'reauthenticate', { password })
  const { secret } = await ask<{ secret: string }>(page, 'secondFactor/begin', {})
  const code = new TOTP({ secret }).generate()
  return { secret, ...(await ask<Pick<Guard, 'recoveryCodes'>>(page, 'secondFactor/confirm', { code })) }
}

/** Signs in again, for a session in which the person has not yet proved who they are; spends a recovery code. */
export async function signInAnew(page: Page, { mobile }: Newcomer, recoveryCode: string): Promise<void> {
  await forgetSession(page)
  const origin = await originOf(page)
  const post = (path: string, data: object) =>
    page.request.post(`/api/panel/${path}`, { data, headers: { origin } })
  const begun = await post('login', { identifier: mobile, password })
  const { challenge } = (await begun.json()) as { challenge: string }
  const answer = await post('login/secondFactor', { challenge, code: recoveryCode })
  expect(answer.ok(), await answer.text()).toBe(true)
}
