import { checkVerification, sendVerification } from '@arvand/contracts/panel/identity'
import { getProfile } from '@arvand/contracts/panel/profile'
import { listSessions, reauthenticate, showSecurity } from '@arvand/contracts/panel/security'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { OfferedSetting } from '#plugs/settings'
import { anApp, type TestApp } from '#server/testing/app'
import { aSetting } from '#testing/settings'
import { codeSettings, sessionSettings } from './identity-settings.ts'
import { aMobile, aPerson, codeOf, type TestPerson, testPassword } from './testing.ts'

let arvand: TestApp
const changed: OfferedSetting[] = []
beforeAll(async () => {
  arvand = await anApp()
})
afterEach(async () => {
  for (const setting of changed.splice(0)) await aSetting(arvand, setting, null)
})
afterAll(() => arvand.close())

async function set(setting: OfferedSetting, value: number) {
  changed.push(setting)
  await aSetting(arvand, setting, value)
}
const hour = 3600
const pass = (seconds: number) => arvand.platform.clock.pass(seconds)
const isAlive = async (person: TestPerson) => (await arvand.call(getProfile, {}, person)).status === 200
let callers = 0
const send = (mobile: string) =>
  arvand.call(sendVerification, { mobile, purpose: 'login' }, { address: `198.51.100.${++callers}` })

test('a session ends when the settings say, those begun before too', async () => {
  const [user, manager] = [await aPerson(arvand), await aPerson(arvand, { roles: ['manager'] })]
  pass(2 * hour)
  await set(sessionSettings.managerIdleHours, 2)
  expect([await isAlive(user), await isAlive(manager)]).toEqual([true, false])
  await set(sessionSettings.userDays, 1)
  pass(21 * hour)
  expect(await isAlive(user)).toBe(true)
  expect((await arvand.call(listSessions, {}, user)).answer.items).toHaveLength(1)
  pass(hour)
  expect(await isAlive(user)).toBe(false)
})

test('a code lasts as long and takes as many tries as the settings say', async () => {
  await set(codeSettings.codeMinutes, 3)
  await set(codeSettings.codeTries, 3)
  const mobile = aMobile()
  const { answer } = await send(mobile)
  expect(new Date(answer.expiresAt).getTime() - arvand.platform.clock.now().getTime()).toBe(180_000)
  const check = async (code: string) =>
    (await arvand.call(checkVerification, { verificationId: answer.verificationId, code })).status
  const code = await codeOf(arvand, mobile)
  const wrong = code === '000000' ? '000001' : '000000'
  for (let tries = 0; tries < 3; tries++) expect(await check(wrong)).toBe(422)
  expect(await check(code)).toBe(422)
})

test('as many codes go to a number in an hour as the setting says, which counts at once', async () => {
  await set(codeSettings.codesAnHour, 2)
  const mobile = aMobile()
  const statuses: number[] = []
  for (let sent = 0; sent < 3; sent++) {
    statuses.push((await send(mobile)).status)
    pass(121)
  }
  expect(statuses).toEqual([200, 200, 429])
  await set(codeSettings.codesAnHour, 5)
  expect((await send(mobile)).status).toBe(200)
})

test('a proof of who is there counts for as long as the setting says', async () => {
  await set(codeSettings.reauthenticationMinutes, 2)
  const person = await aPerson(arvand)
  const { answer } = await arvand.call(reauthenticate, { password: testPassword }, person)
  expect(new Date(answer.until).getTime() - arvand.platform.clock.now().getTime()).toBe(120_000)
  const until = async () => (await arvand.call(showSecurity, {}, person)).answer.reauthenticatedUntil
  pass(119)
  expect(await until()).not.toBeNull()
  pass(1)
  expect(await until()).toBeNull()
})
