import { listOwnCourses } from '@arvand/contracts/panel/courses'
import { register } from '@arvand/contracts/panel/identity'
import { addCohort, listCohorts } from '@arvand/contracts/teacher/cohorts'
import {
  enrolStudents,
  listInvitations,
  listStudents,
  showEnrolmentList,
  withdrawInvitation,
} from '@arvand/contracts/teacher/students'
import { toPersianDigits } from '@arvand/persian/digits'
import { localMobile } from '@arvand/persian/mobile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, aStaffMember, type TestCourse } from '#testing/courses'
import { aMobile, aPerson, aTicket, testPassword } from '#testing/identity'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const until = (check: () => Promise<unknown>) => expect.poll(check, { timeout: 20_000, interval: 50 })

const bring = ({ id: courseId, owner }: TestCourse, mobiles: string, more: object = {}) =>
  arvand.call(enrolStudents, { courseId, mobiles, requestId: newId(), ...more }, { token: owner.token })

const studentsOf = async ({ id: courseId, owner }: TestCourse, more: object = {}) =>
  (await arvand.call(listStudents, { courseId, ...more }, { token: owner.token })).answer.items

async function aCohort({ id: courseId, owner }: TestCourse, seats: number | null = null): Promise<string> {
  const ask = { courseId, title: 'پاییز', startsOn: '2026-12-01', seats, requestId: newId() }
  return (await arvand.call(addCohort, ask, { token: owner.token })).answer.cohort.id
}

test('a list enrols who has an account, invites who has none, and tells of every line', async () => {
  const course = await aCourse(arvand, { accessDays: 30 })
  const [sara, reza] = [await aPerson(arvand), await aPerson(arvand)]
  const stranger = aMobile()
  const text = [
    toPersianDigits(localMobile(sara.mobile ?? '')),
    `رضا,${reza.mobile}`,
    localMobile(stranger),
    localMobile(sara.mobile ?? ''),
    '02188776655',
  ].join('\n')
  const { answer } = await bring(course, text)
  const { id: listId, counts, done, lines } = answer.list
  expect([done, lines]).toEqual([5, 5])
  expect(counts).toEqual({ enrolled: 2, already: 0, invited: 1, full: 0, notMobile: 1, repeated: 1 })
  const asked = { courseId: course.id, listId }
  const wrong = await arvand.call(showEnrolmentList, { ...asked, outcome: 'notMobile' }, course.owner)
  expect(wrong.answer.items).toEqual([{ line: 5, given: '02188776655', mobile: null, outcome: 'notMobile' }])
  const [one] = await studentsOf(course)
  expect(one).toMatchObject({ source: 'teacher', state: 'active', expiresAt: '2026-12-20T20:30:00.000Z' })
  const again = await bring(course, text)
  expect(again.answer.list.counts).toMatchObject({ enrolled: 0, already: 2, invited: 1 })
  await until(() => arvand.outbox(stranger)).toHaveLength(1)
  await until(() => arvand.outbox(sara.mobile ?? '')).toHaveLength(1)
})

test('a click twice is one list', async () => {
  const course = await aCourse(arvand)
  const { mobile } = await aPerson(arvand)
  const requestId = newId()
  const [one, two] = await Promise.all([1, 2].map(() => bring(course, mobile ?? '', { requestId })))
  expect(one?.answer).toEqual(two?.answer)
  expect(one?.answer.list.counts.enrolled).toBe(1)
})

test('who was invited learns as soon as they sign up, in their cohort', async () => {
  const course = await aCourse(arvand)
  const cohortId = await aCohort(course)
  const mobile = aMobile()
  await bring(course, mobile, { cohortId })
  const ticket = await aTicket(arvand, { mobile }, 'register')
  const { answer } = await arvand.call(register, { ticket, name: 'مینا راد', password: testPassword })
  const mine = async () => (await arvand.call(listOwnCourses, {}, { token: answer.token })).answer.items
  await until(async () => (await mine()).length).toBe(1)
  expect(await studentsOf(course)).toMatchObject([{ name: 'مینا راد', cohort: { id: cohortId } }])
  const left = await arvand.call(listInvitations, { courseId: course.id }, course.owner)
  expect(left.answer.items).toEqual([])
})

test('an invitation that was taken back brings nobody in', async () => {
  const course = await aCourse(arvand)
  const mobile = aMobile()
  await bring(course, mobile)
  const { items } = (await arvand.call(listInvitations, { courseId: course.id }, course.owner)).answer
  const ask = { courseId: course.id, invitationId: items[0]?.id }
  expect((await arvand.call(withdrawInvitation, ask, course.owner)).status).toBe(200)
  const gone = await arvand.call(withdrawInvitation, ask, course.owner)
  expect(gone.problem).toMatchObject({ status: 404, code: 'courses.unknown-invitation' })
})

test('a long list is worked by a job, to the end, with its progress', async () => {
  const course = await aCourse(arvand)
  const mobiles = Array.from({ length: 250 }, (_, at) => `0936${String(1_000_000 + at)}`)
  const { answer } = await bring(course, ['موبایل', ...mobiles].join('\r\n'))
  expect(answer.list).toMatchObject({ lines: 250, done: 0 })
  const ask = { courseId: course.id, listId: answer.list.id }
  const list = async () => (await arvand.call(showEnrolmentList, ask, course.owner)).answer.list
  await until(async () => (await list()).done).toBe(250)
  expect((await list()).counts.invited).toBe(250)
})

test('the seats of a cohort are never given twice, however many ask at once', async () => {
  const course = await aCourse(arvand)
  const cohortId = await aCohort(course, 5)
  const people = await Promise.all(Array.from({ length: 12 }, () => aPerson(arvand)))
  const answers = await Promise.all(people.map(({ mobile }) => bring(course, mobile ?? '', { cohortId })))
  const sum = (of: 'enrolled' | 'full') =>
    answers.reduce((all, { answer }) => all + answer.list.counts[of], 0)
  expect([sum('enrolled'), sum('full')]).toEqual([5, 7])
  const cohorts = await arvand.call(listCohorts, { courseId: course.id }, course.owner)
  expect(cohorts.answer.items).toMatchObject([{ id: cohortId, seats: 5, learners: 5 }])
})

test.each([
  ['سلام', 'courses.no-mobiles'],
  ['=cmd|"/C calc"!A0\n@SUM(1+1)', 'courses.no-mobiles'],
  [Array.from({ length: 2001 }, (_, at) => `0937${1_000_000 + at}`).join('\n'), 'courses.too-many-mobiles'],
])('refuses list %#', async (text, code) => {
  const course = await aCourse(arvand)
  expect((await bring(course, text)).problem).toMatchObject({ status: 422, code })
})

test('a hostile CSV is only text in the report', async () => {
  const course = await aCourse(arvand)
  const text = `=HYPERLINK("http://bad.example"),${aMobile()}\n<img src=x onerror=alert(1)>\n\u202e۰۹۱۲`
  const { answer } = await bring(course, text)
  expect(answer.list.counts).toMatchObject({ invited: 1, notMobile: 2 })
})

test('a draft course takes nobody, another teacher’s does not exist, an assistant needs the right', async () => {
  const draft = await aCourse(arvand, { state: 'draft' })
  const mobile = aMobile()
  expect((await bring(draft, mobile)).problem).toMatchObject({ status: 409, code: 'courses.not-published' })
  const course = await aCourse(arvand)
  const ask = { courseId: course.id, mobiles: mobile, requestId: newId() }
  const other = await aPerson(arvand, { roles: ['teacher'] })
  expect((await arvand.call(enrolStudents, ask, other)).problem).toMatchObject({ status: 404 })
  const marker = await aStaffMember(arvand, course.id, { role: 'assistant', rights: ['mark'] })
  expect((await arvand.call(enrolStudents, ask, marker)).problem).toMatchObject({
    status: 403,
    code: 'courses.right-missing',
  })
  const enroller = await aStaffMember(arvand, course.id, { role: 'assistant', rights: ['enrol'] })
  expect((await arvand.call(enrolStudents, ask, enroller)).status).toBe(200)
  const learner = await aPerson(arvand)
  expect((await arvand.call(enrolStudents, ask, learner)).status).toBe(403)
  const elsewhere = { ...ask, requestId: newId(), cohortId: await aCohort(await aCourse(arvand)) }
  expect((await arvand.call(enrolStudents, elsewhere, course.owner)).problem.code).toBe(
    'courses.unknown-cohort',
  )
  const missing = { courseId: course.id, listId: newId() }
  expect((await arvand.call(showEnrolmentList, missing, course.owner)).problem.code).toBe(
    'courses.unknown-list',
  )
})
