import { checkVerification, login, logout, sendVerification } from '@arvand/contracts/panel/identity'
import { getProfile } from '@arvand/contracts/panel/profile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, anAppOn, configFor, type TestApp } from '#server/testing/app'
import { aMobile, aPerson, codeOf, testPassword } from '../testing.ts'

let one: TestApp
let other: TestApp
beforeAll(async () => {
  one = await anApp()
  other = await anAppOn(one.database, configFor(one.database))
})
afterAll(async () => {
  await other.close()
  await one.close()
})

test('a session of one process is one of the other, and its end too', async () => {
  const { token } = await aPerson(one)
  expect((await other.call(getProfile, {}, { token })).status).toBe(200)
  await one.call(logout, {}, { token })
  expect((await other.call(getProfile, {}, { token })).status).toBe(401)
})

test('a code that one sent is checked by the other, once', async () => {
  const mobile = aMobile()
  const { answer } = await one.call(sendVerification, { mobile, purpose: 'login' })
  const ask = { verificationId: answer.verificationId, code: await codeOf(one, mobile) }
  const both = await Promise.all([one.call(checkVerification, ask), other.call(checkVerification, ask)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
})

test('wrong passwords are counted together', { timeout: 30_000 }, async () => {
  const identifier = aMobile()
  const statuses = []
  for (let count = 0; count < 12; count += 1) {
    const process = count % 2 === 0 ? one : other
    const address = `198.51.100.${count}`
    statuses.push((await process.call(login, { identifier, password: testPassword }, { address })).status)
  }
  expect(statuses).toEqual([...Array<number>(10).fill(422), 429, 429])
})
