import { showCertificate } from '@arvand/contracts/home/certificates'
import { showWebinar } from '@arvand/contracts/home/webinars'
import { listMyCertificates } from '@arvand/contracts/panel/certificates'
import { beatSession, endSession, enterLive, joinSession, leaveSession } from '@arvand/contracts/panel/live'
import * as managers from '@arvand/contracts/panel/manage-certificates'
import { registerForWebinar } from '@arvand/contracts/panel/webinars'
import {
  issueCertificates,
  renewCertificate,
  revokeCertificate,
} from '@arvand/contracts/teacher/certificates'
import * as endpoints from '@arvand/contracts/teacher/webinar-certificates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { emit } from '#plugs/events'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aWebinar, endWebinars, liveDeps, type TestWebinar } from '#testing/live'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

const pass = (minutes: number) => arvand.platform.clock.pass(minutes * 60)
const written = { brand: 'arvand', heading: 'گواهی حضور در وبینار', isAutomatic: true, version: 0 } as const

const save = (webinarId: string, by: TestPerson, wish: object = {}) =>
  arvand.call(endpoints.saveWebinarTemplate, { webinarId, ...written, ...wish }, by)

const register = (webinar: TestWebinar, who: TestPerson) =>
  arvand.call(registerForWebinar, { webinarId: webinar.id, requestId: newId() }, who)

/** A webinar of ninety minutes that its host has begun, with whom of these is in; the clock stands at its start. */
async function aRunning(webinar: TestWebinar, people: readonly TestPerson[]) {
  const left = new Date(webinar.startsAt).getTime() - arvand.platform.clock.now().getTime()
  pass(left / 60_000)
  const { answer } = await arvand.call(enterLive, { kind: 'webinar', id: webinar.id }, webinar.host)
  const sessionId = answer.session.id
  for (const person of [webinar.host, ...people]) await arvand.call(joinSession, { sessionId }, person)
  return sessionId
}

/** Minutes pass with signs of life of these people. */
async function stay(sessionId: string, people: readonly TestPerson[], minutes: number) {
  for (let at = 0; at < minutes; at++) {
    pass(1)
    for (const person of people) await arvand.call(beatSession, { sessionId }, person)
  }
}

const codesOf = async (who: TestPerson, webinarId: string) => {
  const { answer } = await arvand.call(listMyCertificates, { webinarId }, who)
  return answer.items.map(({ code }) => code)
}
const registrationOf = async (webinar: TestWebinar, who: TestPerson) =>
  (await arvand.call(showWebinar, { slug: webinar.slug }, who)).answer.mine?.registration?.state

test('whoever was in for 70 % of the minutes gets the certificate once; others, and who was absent, get none', async () => {
  const webinar = await aWebinar(arvand, { inHours: 1, title: 'رسم شمسه' })
  const [whole, edge, short, absent] = [
    await aPerson(arvand, { name: 'پریسا نیکوکار' }),
    await aPerson(arvand),
    await aPerson(arvand),
    await aPerson(arvand),
  ]
  for (const one of [whole, edge, short, absent]) await register(webinar, one)
  const saved = await save(webinar.id, webinar.host)
  expect(saved.answer.template).toMatchObject({ version: 1, leastPercent: 70, hours: null })
  const sessionId = await aRunning(webinar, [whole, edge, short])
  // It ends after twenty minutes, of which fourteen are 70 %.
  await stay(sessionId, [whole, edge, short], 13)
  await arvand.call(leaveSession, { sessionId }, short)
  await stay(sessionId, [whole, edge], 1)
  await arvand.call(leaveSession, { sessionId }, edge)
  await stay(sessionId, [whole], 6)
  expect((await arvand.call(endSession, { sessionId }, webinar.host)).status).toBe(200)

  await expect.poll(() => registrationOf(webinar, whole), { timeout: 15_000 }).toBe('certified')
  await expect.poll(() => registrationOf(webinar, edge), { timeout: 15_000 }).toBe('certified')
  const [code] = await codesOf(whole, webinar.id)
  const { answer } = await arvand.call(showCertificate, { code })
  expect(answer).toMatchObject({
    ...{ kind: 'webinar', valid: true, holder: 'پریسا نیکوکار', title: 'رسم شمسه', minutes: 90 },
    ...{ webinarSlug: webinar.slug, courseSlug: null, isIntact: true, grade: null },
  })
  expect(await codesOf(short, webinar.id)).toEqual([])
  expect(await registrationOf(webinar, short)).toBe('attended')
  expect(await registrationOf(webinar, absent)).toBe('absent')
  expect(await codesOf(absent, webinar.id)).toEqual([])

  // Told again, it issues nothing more.
  const { db, jobs } = arvand.platform
  const about = { webinarId: webinar.id, personId: whole.id, minutes: 90, ofMinutes: 90 }
  const after = { ...about, personId: short.id }
  await transaction(db, (tx) => emit(jobs, tx, 'live.attended', about))
  await transaction(db, (tx) => emit(jobs, tx, 'live.attended', after))
  await expect.poll(() => codesOf(short, webinar.id), { timeout: 15_000 }).toHaveLength(1)
  expect(await codesOf(whole, webinar.id)).toEqual([code])
})

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
  expect((await arvand.call(revokeCertificate, { code, reason }, webinar.host)).status).toBe(200)
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

test('templates of webinars: one saves at a time, strangers find nothing, managers of the content list and issue', async () => {
  const webinar = await aWebinar(arvand, { inHours: 1 })
  const learner = await aPerson(arvand)
  await register(webinar, learner)
  const { id: templateId } = (await save(webinar.id, webinar.host, { isAutomatic: false })).answer.template
  expect((await save(webinar.id, webinar.host)).problem.code).toBe('certificates.template-changed')
  const sessionId = await aRunning(webinar, [learner])
  await stay(sessionId, [learner], 10)
  await arvand.call(endSession, { sessionId }, webinar.host)
  const other = await aPerson(arvand, { roles: ['teacher'] })
  const ask = { webinarId: webinar.id }
  const asks = [
    [endpoints.showWebinarTemplate, ask],
    [endpoints.saveWebinarTemplate, { ...ask, ...written }],
    [endpoints.listIssuedOfWebinar, ask],
    [endpoints.listWaitingOfWebinar, ask],
  ] as const
  for (const [endpoint, body] of asks) {
    expect((await arvand.call(endpoint, body)).status).toBe(401)
    expect((await arvand.call(endpoint, body, learner)).status).toBe(403)
    expect((await arvand.call(endpoint, body, other)).problem).toMatchObject({
      ...{ status: 404, code: 'live.unknown-webinar' },
    })
  }
  const people = { templateId, people: [learner.id], requestId: newId() }
  const foreign = await arvand.call(issueCertificates, people, other)
  expect(foreign.problem.code).toBe('certificates.unknown-template')
  const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['content'] })
  const made = await arvand.call(managers.issueAnyCertificates, people, manager)
  const code = made.answer.issued[0]?.code ?? ''
  const any = (await arvand.call(managers.listAnyIssuedOfWebinar, ask, manager)).answer
  expect(any.items).toMatchObject([{ code, reason: 'byHand' }])
  for (const call of [
    await arvand.call(revokeCertificate, { code, reason: 'دلیلی ندارد' }, other),
    await arvand.call(renewCertificate, { code, requestId: newId() }, other),
  ])
    expect(call.problem.code).toBe('certificates.unknown-code')
  const wrong = await save(webinar.id, webinar.host, { leastPercent: 101, version: 1 })
  expect(wrong.problem).toMatchObject({ status: 422, code: 'request.invalid' })
})

test('its file says that a webinar was attended', async () => {
  const preview = async (url: string, { token }: TestPerson) =>
    arvand.app.inject({ url, headers: { cookie: `arvand.session=${token}` } })
  const webinar = await aWebinar(arvand)
  const url = `/certificates/preview/webinars/${webinar.id}?brand=hamun`
  expect((await preview(url, webinar.host)).headers['content-type']).toBe('image/png')
  expect((await preview(url, await aPerson(arvand, { roles: ['teacher'] }))).statusCode).toBe(404)
})
