import { listRevoked, showCertificate } from '@arvand/contracts/home/certificates'
import { listMyCertificates, shareGrade } from '@arvand/contracts/panel/certificates'
import { takeStep } from '@arvand/contracts/panel/courses'
import * as byManager from '@arvand/contracts/panel/manage-certificates'
import { listNotices } from '@arvand/contracts/panel/notices'
import * as byTeacher from '@arvand/contracts/teacher/certificates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { emit } from '#plugs/events'
import { anApp, type TestApp } from '#server/testing/app'
import { anEnrolment } from '#testing/courses'
import { aPerson } from '#testing/identity'
import { tellOfEnd } from './issuing/remind-of-end.ts'
import { revokeRefunded } from './issuing/revoke-refunded.ts'
import { aCertifiedCourse, aHolder } from './testing.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const mineOf = async (person: { token: string }) =>
  (await arvand.call(listMyCertificates, {}, person)).answer.items
const shown = async (code: string) => (await arvand.call(showCertificate, { code })).answer

test('whoever completes the course gets a certificate by itself, and one notice', async () => {
  const { course } = await aCertifiedCourse(arvand, { isAutomatic: true, brand: 'hamun', hours: 32 })
  const learner = await aPerson(arvand, { name: 'نیلوفر کیانی' })
  await anEnrolment(arvand, course, learner.id)
  for (const { id: lessonId } of course.lessons)
    await arvand.call(takeStep, { courseId: course.id, lessonId, step: 1 }, learner)
  await expect.poll(async () => (await mineOf(learner)).length, { timeout: 15_000 }).toBe(1)
  const [mine] = await mineOf(learner)
  expect(mine).toMatchObject({ brand: 'hamun', state: 'valid', expiresAt: null, sharesGrade: false })
  expect(mine?.code).toMatch(/^HM(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
  const told = (await arvand.call(listNotices, {}, learner)).answer.items
  expect(told.filter(({ kind }) => kind === 'certificate-issued')).toMatchObject([
    { link: `/certificates/${mine?.code}` },
  ])
  expect(await shown(mine?.code.toLowerCase().replaceAll('-', ' ') ?? '')).toMatchObject({
    ...{ valid: true, state: 'valid', holder: 'نیلوفر کیانی', hours: 32, teacher: 'سپیده رستگار' },
    ...{ grade: null, courseSlug: course.slug, revokedReason: null },
  })
})

test('a course without an automatic template certifies nobody by itself; its teacher issues to many at once', async () => {
  const { course, teacher, templateId } = await aCertifiedCourse(arvand)
  const people = await Promise.all([1, 2, 3].map(() => aPerson(arvand)))
  for (const { id } of people) await anEnrolment(arvand, course, id, { state: 'completed', steps: 2 })
  const ofCourse = { courseId: course.id }
  const waiting = (await arvand.call(byTeacher.listWaiting, ofCourse, teacher)).answer
  expect(waiting.items.map(({ personId }) => personId).toSorted()).toEqual(
    people.map(({ id }) => id).toSorted(),
  )
  const ask = { templateId, people: people.map(({ id }) => id), requestId: newId() }
  const first = (await arvand.call(byTeacher.issueCertificates, ask, teacher)).answer
  expect([first.issued.length, first.left]).toEqual([3, 0])
  // The same request again changes nothing, a new one finds that all have theirs.
  expect((await arvand.call(byTeacher.issueCertificates, ask, teacher)).answer).toEqual(first)
  const again = await arvand.call(byTeacher.issueCertificates, { ...ask, requestId: newId() }, teacher)
  expect(again.answer).toEqual({ issued: [], left: 3 })
  expect((await arvand.call(byTeacher.listIssued, ofCourse, teacher)).answer.items).toHaveLength(3)
  const { answer } = await arvand.call(byTeacher.showTemplate, ofCourse, teacher)
  expect(answer).toMatchObject({ issued: 3, waiting: 0, teacher: 'سپیده رستگار', courseHours: 1 })
})

test('a revoked certificate says so with its reason, stands in the public list, and does not come back by itself', async () => {
  const certified = await aCertifiedCourse(arvand)
  const holder = await aHolder(arvand, certified)
  const { code } = holder
  const reason = 'تکلیف پایانی از شخص دیگری بود.'
  const ask = { code, reason, requestId: newId() }
  const revoke = (changed: object = {}) =>
    arvand.call(byTeacher.revokeCertificate, { ...ask, ...changed }, certified.teacher)
  const first = await revoke()
  expect([first.status, first.answer]).toEqual([200, { code }])
  // The same request again gets the same reply, and the holder one notice.
  expect((await revoke()).answer).toEqual(first.answer)
  expect((await revoke({ reason: 'دلیلی دیگر' })).problem.code).toBe('request.id-reused')
  expect((await revoke({ requestId: newId() })).problem.code).toBe('certificates.already-revoked')
  expect(await shown(code)).toMatchObject({ valid: false, state: 'revoked', revokedReason: reason })
  const { headers, body } = await arvand.app.inject({ url: '/certificates/revoked.json' })
  expect(headers['cache-control']).toBe('public, max-age=30')
  expect(JSON.parse(body).revokedCredential).toContainEqual(
    expect.objectContaining({ code, revoked: true, revocationReason: reason }),
  )
  const [latest] = (await arvand.call(listRevoked, {})).answer.items
  expect(latest).toEqual({ code, reason, revokedAt: arvand.platform.clock.now().toISOString() })
  const file = await arvand.app.inject({ url: `/certificates/${code}.pdf` })
  expect([file.statusCode, JSON.parse(file.body).code]).toEqual([409, 'certificates.revoked'])
  const share = await arvand.call(shareGrade, { code, shares: true }, holder)
  expect(share.problem.code).toBe('certificates.already-revoked')
  const told = (await arvand.call(listNotices, {}, holder)).answer.items
  expect(told.filter(({ kind }) => kind === 'certificate-revoked')).toHaveLength(1)
  const { answer } = await arvand.call(
    byTeacher.listIssued,
    { courseId: certified.course.id, state: 'revoked' },
    certified.teacher,
  )
  expect(answer.items).toMatchObject([{ code, whyNotRenew: 'certificates.revoked' }])
})

test('all whose certificates end at the same instant are told, more than are read at once too', async () => {
  const certified = await aCertifiedCourse(arvand, { validMonths: 1 })
  const holders = [
    await aHolder(arvand, certified),
    await aHolder(arvand, certified),
    await aHolder(arvand, certified),
  ]
  arvand.platform.clock.pass(86_400)
  await tellOfEnd(arvand.platform, 2)
  const told = 'select 1 from notices.notices where person_id = any($1::uuid[]) and kind = $2'
  const ids = holders.map(({ id }) => id)
  expect((await arvand.database.pool.query(told, [ids, 'certificate-ending'])).rowCount).toBe(3)
})

test('the money of a course goes back: its certificate is revoked, and its holder is told why', async () => {
  const certified = await aCertifiedCourse(arvand)
  const holder = await aHolder(arvand, certified)
  const { db, jobs } = arvand.platform
  const refunded = { courseId: certified.course.id, personId: holder.id }
  const tell = () => transaction(db, (tx) => emit(jobs, tx, 'courses.refunded', refunded))
  const giveBack = `update courses.enrolments set state = 'refunded' where course_id = $1 and person_id = $2`
  await arvand.database.pool.query(giveBack, [certified.course.id, holder.id])
  await tell()
  await expect
    .poll(() => shown(holder.code), { timeout: 15_000 })
    .toMatchObject({ state: 'revoked', revokedReason: 'وجه این دوره بازپرداخت شده است.' })
  const told = (await arvand.call(listNotices, {}, holder)).answer.items
  expect(told.filter(({ kind }) => kind === 'certificate-revoked')).toHaveLength(1)
})

test('who bought the course again before its refund was heard keeps the certificate', async () => {
  const certified = await aCertifiedCourse(arvand)
  const holder = await aHolder(arvand, certified)
  const refunded = { courseId: certified.course.id, personId: holder.id }
  await transaction(arvand.platform.db, (tx) => revokeRefunded(arvand.platform).hear(tx, refunded as never))
  expect(await shown(holder.code)).toMatchObject({ state: 'valid' })
})

test('a certificate expires, its holder is told before, and it is renewed once', async () => {
  const certified = await aCertifiedCourse(arvand, { validMonths: 2 })
  const { code, id } = await aHolder(arvand, certified)
  arvand.platform.clock.pass(40 * 86_400)
  for (const _ of [1, 2]) await tellOfEnd(arvand.platform)
  const told = 'select 1 from notices.notices where person_id = $1 and kind = $2'
  expect((await arvand.database.pool.query(told, [id, 'certificate-ending'])).rowCount).toBe(1)
  expect((await shown(code)).state).toBe('valid')
  arvand.platform.clock.pass(25 * 86_400)
  expect(await shown(code)).toMatchObject({ valid: false, state: 'expired' })
  // The teacher's session has ended by now.
  const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['exams'] })
  const renew = () => arvand.call(byManager.renewAnyCertificate, { code, requestId: newId() }, manager)
  const { status, answer } = await renew()
  expect(status).toBe(200)
  expect(await shown(answer.code)).toMatchObject({ valid: true })
  expect(await shown(code)).toMatchObject({ state: 'expired', renewedBy: answer.code })
  expect((await renew()).problem.code).toBe('certificates.renewed')
  const ask = { code, reason: 'دیگر معتبر نیست', requestId: newId() }
  await arvand.call(byManager.revokeAnyCertificate, ask, manager)
  expect((await renew()).problem.code).toBe('certificates.revoked')
})

test('one that never expires is not renewed', async () => {
  const certified = await aCertifiedCourse(arvand)
  const { code } = await aHolder(arvand, certified)
  const ask = { code, requestId: newId() }
  const { problem } = await arvand.call(byTeacher.renewCertificate, ask, certified.teacher)
  expect(problem.code).toBe('certificates.not-renewable')
})

test('a template is saved by one at a time, and what is issued keeps its words', async () => {
  const certified = await aCertifiedCourse(arvand)
  const { teacher, course } = certified
  const { code } = await aHolder(arvand, certified)
  const written = { courseId: course.id, brand: 'hamun', heading: 'گواهی کارگاه', version: 1 }
  const saved = (await arvand.call(byTeacher.saveTemplate, written, teacher)).answer
  expect(saved.template).toMatchObject({
    version: 2,
    heading: 'گواهی کارگاه',
    hours: null,
    isAutomatic: false,
  })
  const { problem } = await arvand.call(byTeacher.saveTemplate, written, teacher)
  expect(problem).toMatchObject({ status: 409, code: 'certificates.template-changed' })
  const twin = await arvand.call(byTeacher.saveTemplate, { ...written, version: 0 }, teacher)
  expect(twin.problem.code).toBe('certificates.template-changed')
  expect(await shown(code)).toMatchObject({ brand: 'arvand', heading: 'گواهی پایان دوره' })
})

test('strangers, learners and other teachers issue nothing; a manager of the content does', async () => {
  const certified = await aCertifiedCourse(arvand)
  const { course, templateId } = certified
  const { code, id, token } = await aHolder(arvand, certified)
  const other = await aPerson(arvand, { roles: ['teacher'] })
  const calls = [
    [byTeacher.showTemplate, { courseId: course.id }],
    [byTeacher.saveTemplate, { courseId: course.id, brand: 'arvand', heading: 'گواهی', version: 0 }],
    [byTeacher.listIssued, { courseId: course.id }],
    [byTeacher.listWaiting, { courseId: course.id }],
    [byTeacher.issueCertificates, { templateId, people: [id], requestId: newId() }],
    [byTeacher.revokeCertificate, { code, reason: 'دلیلی ندارد', requestId: newId() }],
    [byTeacher.renewCertificate, { code, requestId: newId() }],
  ] as const
  for (const [endpoint, ask] of calls) {
    expect((await arvand.call(endpoint, ask)).status).toBe(401)
    expect((await arvand.call(endpoint, ask, { token })).status).toBe(403)
    expect((await arvand.call(endpoint, ask, other)).problem.code).toBe('courses.unknown-course')
  }
  const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['exams'] })
  const ask = { itemId: course.id }
  const all = (await arvand.call(byManager.listAllCertificates, ask, manager)).answer
  expect(all).toMatchObject({ items: [{ code, title: course.title }], item: { title: course.title } })
  expect((await arvand.call(byManager.listAllCertificates, ask, certified.teacher)).status).toBe(403)
  const ofContent = await aPerson(arvand, { roles: ['manager'], scopes: ['content'] })
  expect((await arvand.call(byManager.listAllCertificates, ask, ofContent)).status).toBe(403)
  const again = { templateId, people: [id], requestId: newId() }
  expect((await arvand.call(byManager.issueAnyCertificates, again, manager)).answer.left).toBe(1)
  const revoke = { code, reason: 'کار از شخص دیگری بود.', requestId: newId() }
  for (const _ of [1, 2])
    expect((await arvand.call(byManager.revokeAnyCertificate, revoke, manager)).answer).toEqual({ code })
  const stranger = await aPerson(arvand)
  const people = { templateId, people: [stranger.id], requestId: newId() }
  const foreign = await arvand.call(byTeacher.issueCertificates, people, certified.teacher)
  expect(foreign.problem.code).toBe('certificates.not-learner')
  const unknown = { ...people, templateId: newId() }
  const nothing = await arvand.call(byTeacher.issueCertificates, unknown, certified.teacher)
  expect(nothing.problem.code).toBe('certificates.unknown-template')
})

test('a grade is seen by others only when its holder shares it', async () => {
  const certified = await aCertifiedCourse(arvand, { showsGrade: true })
  const holder = await aHolder(arvand, certified)
  const { code } = holder
  const { pool } = arvand.database
  await pool.query('update certificates.certificates set grade = 9250 where code = $1', [code])
  expect((await shown(code)).grade).toBeNull()
  const other = await aPerson(arvand)
  expect((await arvand.call(shareGrade, { code, shares: true }, other)).problem.code).toBe(
    'certificates.unknown-code',
  )
  const { answer } = await arvand.call(shareGrade, { code, shares: true }, holder)
  expect(answer.certificate).toMatchObject({ grade: 9250, sharesGrade: true })
  expect((await shown(code)).grade).toBe(9250)
  expect(await mineOf(other)).toEqual([])
  expect((await arvand.call(listMyCertificates, {})).status).toBe(401)
})

test.each(['AR-0000-0000-0000', 'AR-8K2M-Q7XD'])(
  'the code %s is told apart from a certificate',
  async (code) => {
    const { status, problem } = await arvand.call(showCertificate, { code })
    expect([status, problem.code]).toEqual(
      code.length === 17 ? [404, 'certificates.unknown-code'] : [422, 'request.invalid'],
    )
  },
)

test.each([
  [byTeacher.revokeCertificate, { code: 'AR-0000-0000-0000', reason: 'نه', requestId: newId() }],
  [byTeacher.revokeCertificate, { code: 'AR-0000-0000-0000', reason: 'کار از او نبود' }],
  [byTeacher.issueCertificates, { templateId: newId(), people: [], requestId: newId() }],
  [byTeacher.saveTemplate, { courseId: newId(), brand: 'other', heading: 'گواهی', version: 0 }],
])('bad input is a 422', async (endpoint, ask) => {
  expect((await arvand.call(endpoint, ask, await aPerson(arvand, { roles: ['teacher'] }))).problem.code).toBe(
    'request.invalid',
  )
})

test('managers of the exams find a certificate by its code, its holder and what it certifies; what they do is audited', async () => {
  const certified = await aCertifiedCourse(arvand)
  const word = `گلپونه${newId().replaceAll(/[^a-z]/g, '')}`
  const { code, id } = await aHolder(arvand, certified, `ترانه ${word}`)
  const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['exams'] })
  const found = async (wish: object) =>
    (await arvand.call(byManager.listAllCertificates, wish, manager)).answer.items.map((one) => one.code)
  expect(await found({ q: code.toLowerCase().replaceAll('-', ' ') })).toEqual([code])
  expect(await found({ q: `${word} ترانه` })).toEqual([code])
  expect(await found({ q: word, kind: 'webinar' })).toEqual([])
  expect(await found({ q: word, state: 'valid' })).toEqual([code])
  const wish = { code, reason: 'کار از شخص دیگری بود.', requestId: newId() }
  for (const _ of [1, 2]) await arvand.call(byManager.revokeAnyCertificate, wish, manager)
  expect(await found({ q: word, state: 'revoked' })).toEqual([code])
  const audited = 'select detail from identity.audit where act = $1 and person_id = $2'
  const { rows } = await arvand.database.pool.query(audited, ['certificate-revoked', id])
  expect(rows).toMatchObject([{ detail: { code, reason: 'کار از شخص دیگری بود.' } }])
})
