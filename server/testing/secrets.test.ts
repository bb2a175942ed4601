import {
  checkVerification,
  login,
  logout,
  register,
  sendVerification,
} from '@arvand/contracts/panel/identity'
import { getProfile } from '@arvand/contracts/panel/profile'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aMobile, codeOf } from '#testing/identity'
import { anApp, type TestApp } from './app.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

it('no password, code, ticket or token of a whole visit stands in a log line', async () => {
  const mobile = aMobile()
  const password = 'گذرواژهٔ بسیار پنهان'
  const sent = await arvand.call(sendVerification, { mobile, purpose: 'register' })
  const code = await codeOf(arvand, mobile)
  const proof = { verificationId: sent.answer.verificationId, code }
  await arvand.call(checkVerification, { ...proof, code: code === '111111' ? '222222' : '111111' })
  const { ticket } = (await arvand.call(checkVerification, proof)).answer
  const { token } = (await arvand.call(register, { ticket, name: 'سارا محمدی', password })).answer
  await arvand.call(register, { ticket, name: 'سارا محمدی', password })
  await arvand.call(login, { identifier: mobile, password: `${password}x` })
  await arvand.call(login, { identifier: mobile, password })
  await arvand.call(login, { identifier: mobile, password, unknown: password })
  await arvand.call(getProfile, {}, { token })
  await arvand.call(logout, {}, { token })
  await arvand.call(getProfile, {}, { token })
  // Addresses carry such things too: a callback, a letter's link.
  await arvand.app.inject({ url: `/api/auth/callback/google?code=${ticket}&state=${token}` })
  await arvand.app.inject({
    url: `/auth/sign-in?ticket=${ticket}`,
    headers: { cookie: `arvand.session=${token}` },
  })

  expect([code, ticket, token].every((secret) => secret.length >= 6)).toBe(true)
  expect(arvand.logs.length).toBeGreaterThan(10)
  for (const line of arvand.logs) {
    const written = JSON.stringify(line)
    for (const secret of [password, code, ticket, token]) expect(written).not.toContain(secret)
  }
})
