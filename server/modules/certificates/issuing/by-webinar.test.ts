import { showCertificate } from '@arvand/contracts/home/certificates'
import { endSession, leaveSession } from '@arvand/contracts/panel/live'
import * as managers from '@arvand/contracts/panel/manage-certificates'
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
import { aPerson } from '#testing/identity'
import { aWebinar } from '#testing/live'
import { webinarRun, written } from './testing/webinar-run.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

const { aRunning, codesOf, register, registrationOf, save, stay } = webinarRun(() => arvand)

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
  // It ends after ten minutes, of which seven are 70 %.
  await stay(sessionId, [whole, edge, short], 6)
  await arvand.call(leaveSession, { sessionId }, short)
  await stay(sessionId, [whole, edge], 1)
  await arvand.call(leaveSession, { sessionId }, edge)
  await stay(sessionId, [whole], 3)
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

test('templates of webinars: one saves at a time, strangers find nothing, managers of the exams list and issue', async () => {
  const webinar = await aWebinar(arvand, { inHours: 1 })
  const learner = await aPerson(arvand)
  await register(webinar, learner)
  const { id: templateId } = (await save(webinar.id, webinar.host, { isAutomatic: false })).answer.template
  expect((await save(webinar.id, webinar.host)).problem.code).toBe('certificates.template-changed')
  const sessionId = await aRunning(webinar, [learner])
  await stay(sessionId, [learner], 2)
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
  const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['exams'] })
  const made = await arvand.call(managers.issueAnyCertificates, people, manager)
  const code = made.answer.issued[0]?.code ?? ''
  const ofWebinar = { itemId: webinar.id }
  const any = (await arvand.call(managers.listAllCertificates, ofWebinar, manager)).answer
  expect(any.item).toMatchObject({ kind: 'webinar', id: webinar.id })
  expect(any.items).toMatchObject([{ code, reason: 'byHand' }])
  for (const call of [
    await arvand.call(revokeCertificate, { code, reason: 'دلیلی ندارد', requestId: newId() }, other),
    await arvand.call(renewCertificate, { code, requestId: newId() }, other),
  ])
    expect(call.problem.code).toBe('certificates.unknown-code')
  const wrong = await save(webinar.id, webinar.host, { leastPercent: 101, version: 1 })
  expect(wrong.problem).toMatchObject({ status: 422, code: 'request.invalid' })
})
