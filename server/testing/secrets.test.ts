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
  const password = 'رمز عبور بسیار پنهان'
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
  // Addresses contain secrets too: the callback of a sign-in, the link in an email.
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

const hidden = 'a-capability-9f8e7d6c5b4a39281706'

/** Every address that a route answers, with the secret in place of every parameter. */
function addressesOf({ app }: TestApp): { method: string; url: string; host: string | undefined }[] {
  const lines = app.printRoutes({ commonPrefix: false }).split('\n')
  const ancestors: string[] = []
  return lines.flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│ ├└─]*)(\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? []
    const depth = indent.length / 4
    ancestors.splice(depth - 1, Infinity, part)
    const pattern = ancestors.join('')
    const url = pattern.replace(/:[a-zA-Z]+/g, hidden).replace(/\*/g, hidden)
    return methods.split(', ').flatMap((method) => (method ? [{ method, url, host: undefined }] : []))
  })
}

it('no address of any route stands in a log line: only the pattern of the route does', async () => {
  const before = arvand.logs.length
  const addresses = addressesOf(arvand)
  expect(addresses.filter(({ url }) => url.includes(hidden)).length).toBeGreaterThan(20)
  const tries = [
    ...addresses,
    { method: 'GET', url: `/packages/${hidden}/content/${hidden}`, host: `${hidden}.content.localhost:3000` },
    { method: 'GET', url: `/packages/${hidden}/content/x`, host: 'content.localhost:3000' },
    { method: 'GET', url: `/nowhere/${hidden}`, host: undefined },
    { method: 'GET', url: `/%00/${hidden}`, host: undefined },
    { method: 'GET', url: `/%ZZ/${hidden}`, host: undefined },
    { method: 'PUT', url: `//host/${hidden}`, host: undefined },
  ] as const
  for (const { method, url, host } of tries) {
    const headers = { 'content-type': 'application/json', ...(host ? { host } : {}) }
    const payload = method === 'POST' ? { payload: '{}' } : {}
    const address = `${url}?q=${hidden}`
    await arvand.app.inject({ method: method as 'GET', url: address, headers, ...payload })
  }
  const lines = arvand.logs.slice(before)
  expect(lines.filter(({ msg }) => msg === 'request').length).toBeGreaterThan(addresses.length / 2)
  expect(lines.filter((line) => JSON.stringify(line).includes(hidden))).toEqual([])
  const metrics = await arvand.app.inject({ url: '/metrics' })
  expect(metrics.statusCode).toBe(200)
  expect(metrics.body).toContain('http_request_duration_seconds')
  expect(metrics.body).not.toContain(hidden)
})
