import { register } from '@arvand/contracts/panel/identity'
import { listNotices } from '@arvand/contracts/panel/notices'
import { updateProfile } from '@arvand/contracts/panel/profile'
import {
  acceptStaffInvitation,
  declineStaffInvitation,
  listMyStaffInvitations,
} from '@arvand/contracts/panel/staff'
import { showTaughtCourse } from '@arvand/contracts/teacher/courses'
import {
  addStaff,
  listStaff,
  listStaffInvitations,
  withdrawStaffInvitation,
} from '@arvand/contracts/teacher/staff'
import { localMobile } from '@arvand/persian/mobile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, acceptsToTeach, aStaffMember, type TestCourse } from '#testing/courses'
import { aMobile, aPerson, aTicket, type TestPerson, testPassword } from '#testing/identity'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const until = (check: () => Promise<unknown>) => expect.poll(check, { timeout: 20_000, interval: 50 })
const given = { role: 'assistant' as const, rights: ['mark' as const] }
const invite = ({ id: courseId, owner }: TestCourse, who: string, more: object = {}) =>
  arvand.call(addStaff, { courseId, who, ...given, ...more }, owner)
const invitationsOf = async ({ id: courseId, owner }: TestCourse) =>
  (await arvand.call(listStaffInvitations, { courseId }, owner)).answer.items
const ownOf = async ({ token }: { token: string }) =>
  (await arvand.call(listMyStaffInvitations, {}, { token })).answer
const aTeacher = (name = 'نگار احمدی') => aPerson(arvand, { name, roles: ['teacher'] })

test('a mobile answers the same, whether it has an account, which one, or none', async () => {
  const course = await aCourse(arvand)
  const [known, learner, colleague] = [await aTeacher(), await aPerson(arvand), await aTeacher()]
  await aStaffMember(arvand, course.id, { person: colleague })
  const mobiles = [known, learner, colleague].map(({ mobile }) => mobile ?? '').concat(aMobile())
  const answers = []
  for (const mobile of mobiles) {
    const { status, answer } = await invite(course, mobile)
    expect(answer.invitation.who).toBe(localMobile(mobile))
    answers.push({ status, ...answer.invitation, id: '', who: '' })
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  await until(async () => (await ownOf(known)).items.length).toBe(1)
  const listed = (await invitationsOf(course)).map((one) => JSON.stringify({ ...one, id: '', who: '' }))
  expect([listed.length, new Set(listed).size]).toEqual([4, 1])
})

test('nobody is staff, or shown by name, before they accept; a mobile is shown to nobody', async () => {
  const course = await aCourse(arvand)
  const helper = await aTeacher('پریسا رستگار')
  await invite(course, helper.mobile ?? '')
  const ask = { courseId: course.id }
  await until(async () => (await ownOf(helper)).items.length).toBe(1)
  expect((await arvand.call(showTaughtCourse, ask, helper)).status).toBe(404)
  const before = await arvand.call(listStaff, ask, course.owner)
  expect(JSON.stringify(before.answer)).not.toContain('پریسا')
  await acceptsToTeach(arvand, helper)
  expect((await arvand.call(showTaughtCourse, ask, helper)).status).toBe(200)
  expect(await invitationsOf(course)).toEqual([])
  for (const { token } of [course.owner, helper]) {
    const list = JSON.stringify((await arvand.call(listStaff, ask, { token })).answer)
    expect(list).toContain('پریسا رستگار')
    for (const { mobile } of [helper, course.owner]) expect(list).not.toContain(localMobile(mobile ?? ''))
  }
})

test('the invited person hears of it and may decline', async () => {
  const course = await aCourse(arvand, { title: 'نجوم' })
  const helper = await aTeacher()
  await invite(course, helper.mobile ?? '')
  await until(async () => (await ownOf(helper)).items.length).toBe(1)
  const { items } = (await arvand.call(listNotices, {}, helper)).answer
  expect(items[0]?.title).toContain('نجوم')
  const [invitation] = (await ownOf(helper)).items
  const ask = { invitationId: invitation?.id ?? '' }
  expect((await arvand.call(declineStaffInvitation, ask, helper)).status).toBe(200)
  expect((await arvand.call(acceptStaffInvitation, ask, helper)).problem).toMatchObject({
    status: 404,
    code: 'courses.unknown-invitation',
  })
  expect(await invitationsOf(course)).toEqual([])
})

test('who has no account is told by SMS, finds it after signing up, and accepts as a teacher alone', async () => {
  const course = await aCourse(arvand)
  const mobile = aMobile()
  await invite(course, mobile)
  await until(() => arvand.outbox(mobile)).toHaveLength(1)
  const ticket = await aTicket(arvand, { mobile }, 'register')
  const { answer } = await arvand.call(register, { ticket, name: 'مینا راد', password: testPassword })
  await until(async () => (await ownOf(answer)).items.length).toBe(1)
  const { items, whyNotAccept } = await ownOf(answer)
  expect(whyNotAccept).toBe('courses.not-a-teacher')
  const ask = { invitationId: items[0]?.id ?? '' }
  expect((await arvand.call(acceptStaffInvitation, ask, answer)).problem).toMatchObject({
    status: 409,
    code: 'courses.not-a-teacher',
  })
})

test('a handle is public: it is known or not', async () => {
  const course = await aCourse(arvand)
  const helper = await aTeacher()
  await arvand.call(updateProfile, { handle: 'negar-ahmadi' }, helper)
  expect((await invite(course, '@negar-ahmadi')).answer.invitation.who).toBe('negar-ahmadi')
  expect((await invite(course, 'nobody-at-all')).problem.code).toBe('courses.unknown-person')
  expect((await invite(course, 'negar-ahmadi')).problem.code).toBe('courses.already-staff')
})

test('an offered share is given already, until the invitation is taken back', async () => {
  const course = await aCourse(arvand)
  const offers = { role: 'teacher', rights: [] }
  const first = await invite(course, aMobile(), { ...offers, sharePercent: 70 })
  const over = await invite(course, aMobile(), { ...offers, sharePercent: 31 })
  expect(over.problem.code).toBe('courses.shares-above-all')
  const ask = { courseId: course.id, invitationId: first.answer.invitation.id }
  expect((await arvand.call(withdrawStaffInvitation, ask, course.owner)).status).toBe(200)
  expect((await arvand.call(withdrawStaffInvitation, ask, course.owner)).status).toBe(404)
  expect((await invite(course, aMobile(), { ...offers, sharePercent: 100 })).status).toBe(200)
})

test('only the owner invites, and nobody answers for somebody else', async () => {
  const course = await aCourse(arvand)
  const [helper, stranger] = [await aTeacher(), await aTeacher()]
  await invite(course, helper.mobile ?? '')
  await until(async () => (await ownOf(helper)).items.length).toBe(1)
  const [invitation] = (await ownOf(helper)).items
  const ask = { invitationId: invitation?.id ?? '' }
  const asOthers: [TestPerson, number][] = [
    [stranger, 404],
    [course.owner, 404],
  ]
  for (const [person, status] of asOthers) {
    expect((await arvand.call(acceptStaffInvitation, ask, person)).status).toBe(status)
    expect((await arvand.call(declineStaffInvitation, ask, person)).status).toBe(status)
  }
  expect((await arvand.call(acceptStaffInvitation, ask)).status).toBe(401)
  const member = await aStaffMember(arvand, course.id, { role: 'teacher' })
  const list = { courseId: course.id }
  expect((await arvand.call(listStaffInvitations, list, member)).problem.code).toBe('courses.owner-only')
  expect((await arvand.call(listStaffInvitations, list, stranger)).status).toBe(404)
  expect((await arvand.call(withdrawStaffInvitation, { ...list, ...ask }, member)).status).toBe(403)
  expect(
    (await arvand.call(withdrawStaffInvitation, { ...list, invitationId: newId() }, stranger)).status,
  ).toBe(404)
})
