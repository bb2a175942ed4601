import { showCertificate } from '@arvand/contracts/home/certificates'
import { endSession, enterLive, joinSession } from '@arvand/contracts/panel/live'
import { issueCertificates, revokeCertificate } from '@arvand/contracts/teacher/certificates'
import * as endpoints from '@arvand/contracts/teacher/webinar-certificates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aWebinar, endWebinars, liveDeps } from '#testing/live'
import { webinarRun } from './testing/webinar-run.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

const { aRunning, codesOf, pass, register, registrationOf, save, stay } = webinarRun(() => arvand)

test('one that ended sooner is measured by the minutes that it ran, and without «by itself» its teacher issues', async () => {
  const webinar = await aWebinar(arvand, { inHours: 1 })
  const [learner, late, absent] = [await aPerson(arvand), await aPerson(arvand), await aPerson(arvand)]
  for (const one of [learner, late, absent]) await register(webinar, one)
  await save(webinar.id, webinar.host, { isAutomatic: false, leastPercent: 50, hours: 3 })
  const sessionId = await aRunning(webinar, [learner])
  await stay(sessionId, [learner], 20)
  await arvand.call(joinSession, { sessionId }, late)
  await stay(sessionId, [learner, late], 10)
  await arvand.call(endSession, { sessionId }, webinar.host)

  const ask = { webinarId: webinar.id }
  const waiting = (await arvand.call(endpoints.listWaitingOfWebinar, ask, webinar.host)).answer
  expect(waiting.items).toMatchObject([
    { personId: learner.id, minutes: 30, ofMinutes: 30, isEnough: true },
    { personId: late.id, minutes: 10, ofMinutes: 30, isEnough: false },
  ])
  const { templateId } = waiting
  const issue = (people: readonly string[], by = webinar.host) =>
    arvand.call(issueCertificates, { templateId, people, requestId: newId() }, by)
  expect((await issue([learner.id, absent.id])).problem.code).toBe('certificates.not-attended')
  expect((await issue([learner.id, late.id])).answer).toMatchObject({ issued: [{}, {}], left: 0 })
  await expect.poll(() => registrationOf(webinar, late), { timeout: 15_000 }).toBe('certified')
  const shown = (await arvand.call(endpoints.showWebinarTemplate, ask, webinar.host)).answer
  expect(shown).toMatchObject({ issued: 2, waiting: 0, template: { leastPercent: 50, hours: 3 } })

  const [code] = await codesOf(late, webinar.id)
  expect((await arvand.call(showCertificate, { code })).answer).toMatchObject({ hours: 3, minutes: null })
  const reason = 'بیشتر وبینار را نبود.'
  const revoke = { code, reason, requestId: newId() }
  expect((await arvand.call(revokeCertificate, revoke, webinar.host)).status).toBe(200)
  await expect.poll(() => registrationOf(webinar, late), { timeout: 15_000 }).toBe('attended')
  const listed = (await arvand.call(endpoints.listIssuedOfWebinar, ask, webinar.host)).answer
  expect(listed.items.map(({ state }) => state).toSorted()).toEqual(['revoked', 'valid'])
})

test('one that the clock ends counts the last stays, as far as there was a sign of life', async () => {
  const webinar = await aWebinar(arvand, { inHours: 1 })
  const [stays, goes] = [await aPerson(arvand), await aPerson(arvand)]
  for (const one of [stays, goes]) await register(webinar, one)
  await save(webinar.id, webinar.host)
  const sessionId = await aRunning(webinar, [stays, goes])
  await stay(sessionId, [stays, goes], 2)
  await stay(sessionId, [stays], 61)
  // Its time and an hour more.
  pass(90)
  for (const _ of [1, 2]) await endWebinars(liveDeps(arvand))
  await expect.poll(() => registrationOf(webinar, stays), { timeout: 15_000 }).toBe('certified')
  expect(await registrationOf(webinar, goes)).toBe('attended')
  expect(await codesOf(goes, webinar.id)).toEqual([])
})

test('a webinar that nobody began certifies nobody, though somebody waited in it', async () => {
  const webinar = await aWebinar(arvand, { inHours: 1 })
  const learner = await aPerson(arvand)
  await register(webinar, learner)
  await save(webinar.id, webinar.host)
  pass(60)
  const { answer } = await arvand.call(enterLive, { kind: 'webinar', id: webinar.id }, learner)
  await arvand.call(joinSession, { sessionId: answer.session.id }, learner)
  await stay(answer.session.id, [learner], 5)
  pass(200)
  await endWebinars(liveDeps(arvand))
  const ask = { webinarId: webinar.id }
  const { items } = (await arvand.call(endpoints.listWaitingOfWebinar, ask, webinar.host)).answer
  expect(items).toMatchObject([{ personId: learner.id, minutes: 0, ofMinutes: 0, isEnough: false }])
})

test('its file says that a webinar was attended', async () => {
  const preview = async (url: string, { token }: TestPerson) =>
    arvand.app.inject({ url, headers: { cookie: `arvand.session=${token}` } })
  const webinar = await aWebinar(arvand)
  const url = `/certificates/preview/webinars/${webinar.id}?brand=hamun`
  expect((await preview(url, webinar.host)).headers['content-type']).toBe('image/png')
  expect((await preview(url, await aPerson(arvand, { roles: ['teacher'] }))).statusCode).toBe(404)
})
