import { listNotices, savePreferences } from '@arvand/contracts/panel/notices'
import { subscribePush } from '@arvand/contracts/panel/push'
import { registerForWebinar } from '@arvand/contracts/panel/webinars'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { assembleModules } from '#server/modules'
import { anApp, type TestApp } from '#server/testing/app'
import { aBrowser, aPushService } from '#server/testing/push-service'
import { aPerson, type TestPerson } from '#testing/identity'
import { aWebinar, liveDeps } from '../testing.ts'
import { remind } from './tend-webinars.ts'

let arvand: TestApp
let service: Awaited<ReturnType<typeof aPushService>>
beforeAll(async () => {
  service = await aPushService()
  arvand = await anApp({}, (platform) =>
    assembleModules({ ...platform, push: service.push(platform.config) }),
  )
}, 60_000)
afterAll(async () => {
  await arvand.close()
  await service.close()
})

/** A person with all ways open, but for those that they turn off for reminders. */
async function aReminded(name: string, muted: readonly ('sms' | 'mail' | 'push')[]) {
  const person = await aPerson(arvand, { email: `${name}@example.com` })
  const browser = aBrowser()
  const { endpoint, p256dh, auth } = browser
  expect((await arvand.call(subscribePush, { endpoint, p256dh, auth }, person)).status).toBe(200)
  const preferences = muted.map((channel) => ({ kind: 'webinar-reminder', channel, on: false }))
  if (muted.length > 0) expect((await arvand.call(savePreferences, { preferences }, person)).status).toBe(200)
  return { person, browser }
}

type Reminded = Awaited<ReturnType<typeof aReminded>>

/** How many reminders came by each way. */
async function cameTo({ person, browser }: Reminded) {
  const about = '%شروع می‌شود%'
  const texts = async (recipient: string | null) =>
    (
      await arvand.database.pool.query(
        'select 1 from platform.outbox where recipient = $1 and text like $2',
        [recipient, about],
      )
    ).rowCount
  const pushed = service.posted.filter(({ path, body }) => {
    if (!browser.endpoint.endsWith(path)) return false
    return String(JSON.parse(browser.read(body)).title).includes('شروع می‌شود')
  })
  const { items } = (await arvand.call(listNotices, {}, person)).answer
  const app = items.filter(({ title }) => title.includes('شروع می‌شود'))
  return {
    ...{ app: app.length, sms: await texts(person.mobile), mail: await texts(person.email) },
    push: pushed.length,
  }
}

test('a day, an hour and ten minutes before, everybody is reminded by the ways that they chose', async () => {
  const webinar = await aWebinar(arvand, { inHours: 30, title: 'یادآوری' })
  const all = await aReminded('all', [])
  const noSms = await aReminded('no-sms', ['sms'])
  const onlyApp = await aReminded('only-app', ['sms', 'mail', 'push'])
  const register = (person: TestPerson) =>
    arvand.call(registerForWebinar, { webinarId: webinar.id, requestId: newId() }, person)
  for (const { person } of [all, noSms, onlyApp]) await register(person)
  const cases = [
    // Five hours ahead of the first one nothing comes.
    [60, 0],
    // A day, an hour, ten minutes before.
    [5 * 60, 1],
    [23 * 60, 2],
    [50, 3],
  ] as const
  for (const [minutes, count] of cases) {
    arvand.platform.clock.pass(minutes * 60)
    for (const _ of [1, 2]) await remind(liveDeps(arvand))
    const until = (one: Reminded) => expect.poll(() => cameTo(one), { timeout: 10_000, interval: 50 })
    await until(all).toEqual({ app: count, sms: count, mail: count, push: count })
    await until(noSms).toEqual({ app: count, sms: 0, mail: count, push: count })
    await until(onlyApp).toEqual({ app: count, sms: 0, mail: 0, push: 0 })
  }
})
