import { showCourse } from '@arvand/contracts/home/courses'
import { leaveCourse, listMyCourses, openCourse } from '@arvand/contracts/panel/courses'
import { register } from '@arvand/contracts/panel/identity'
import { addCohort, listCohorts } from '@arvand/contracts/teacher/cohorts'
import { showTaughtCourse } from '@arvand/contracts/teacher/courses'
import { showGradebook } from '@arvand/contracts/teacher/gradebook'
import {
  enrolStudents,
  listInvitations,
  listStudents,
  removeStudents,
  showEnrolmentList,
  withdrawInvitation,
} from '@arvand/contracts/teacher/students'
import { localDigits } from '@arvand/persian/digits'
import { localMobile } from '@arvand/persian/mobile'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment, aStaffMember, type TestCourse } from '#testing/courses'
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

const invitationsOf = async ({ id: courseId, owner }: TestCourse) =>
  (await arvand.call(listInvitations, { courseId }, owner)).answer.items
const mineOf = async ({ token }: { token: string }) =>
  (await arvand.call(listMyCourses, {}, { token })).answer.items
const opens = ({ slug }: TestCourse, { token }: { token: string }) =>
  arvand.call(openCourse, { slug }, { token })
const settledOf = async ({ id }: TestCourse) =>
  (
    await arvand.database.pool.query(
      'select count(*)::int as left from teaching.invitations where course_id = $1 and settled_at is null',
      [id],
    )
  ).rows[0]?.left

/** All that a teacher can read about the learners of a course, without ids and typed numbers. */
async function seenBy({ id: courseId, owner }: TestCourse, cohortId: string): Promise<string> {
  const ask = { courseId }
  const answers = await Promise.all([
    arvand.call(listStudents, ask, owner),
    arvand.call(listInvitations, ask, owner),
    arvand.call(listCohorts, ask, owner),
    arvand.call(showGradebook, ask, owner),
    arvand.call(showTaughtCourse, ask, owner),
    arvand.call(listStudents, { ...ask, cohortId }, owner),
  ])
  return JSON.stringify(answers.map(({ answer }) => answer)).replaceAll(
    /"(id|mobile|enrolmentId)":"[^"]*"/g,
    '',
  )
}

test('a teacher cannot tell a mobile that has an account from one that has none', async () => {
  const seen = []
  for (const isKnown of [true, false]) {
    const course = await aCourse(arvand, { title: 'نجوم', slug: `nojum-${isKnown ? 1 : 2}` })
    const cohortId = await aCohort(course, 1)
    const mobile = isKnown ? ((await aPerson(arvand, { name: 'سارا محمدی' })).mobile ?? '') : aMobile()
    const { answer } = await bring(course, `${localMobile(mobile)}\n${localMobile(mobile)}\n02188776655`, {
      cohortId,
    })
    const { id: listId, ...list } = answer.list
    expect(list.counts).toEqual({ invited: 1, full: 0, notMobile: 1, repeated: 1 })
    await until(() => settledOf(course)).toBe(0)
    const again = (await bring(course, mobile)).answer.list.counts
    const other = (await bring(course, aMobile(), { cohortId })).answer.list.counts
    const asked = { courseId: course.id, listId }
    const lines = (await arvand.call(showEnrolmentList, asked, course.owner)).answer.items
    seen.push(
      JSON.stringify([list, again, other, lines.map(({ outcome }) => outcome)]),
      (await seenBy(course, cohortId)).replaceAll(`nojum-${isKnown ? 1 : 2}`, ''),
    )
    expect(other).toMatchObject({ full: 1, invited: 0 })
  }
  const withoutOwners = seen.map((text) => text.replaceAll(/"personId":"[^"]*"/g, ''))
  expect(withoutOwners.slice(0, 2)).toEqual(withoutOwners.slice(2))
})

test('who has an account is enrolled and told at once, and appears by name when they open the course', async () => {
  const course = await aCourse(arvand, { accessDays: 30 })
  const sara = await aPerson(arvand, { name: 'سارا محمدی' })
  const stranger = aMobile()
  await bring(course, [localDigits(localMobile(sara.mobile ?? '')), localMobile(stranger)].join('\n'))
  await until(async () => (await mineOf(sara)).length).toBe(1)
  await until(() => arvand.outbox(sara.mobile ?? '')).toHaveLength(1)
  await until(() => arvand.outbox(stranger)).toHaveLength(1)
  expect(await studentsOf(course)).toEqual([])
  expect((await invitationsOf(course)).map(({ mobile }) => mobile).toSorted()).toEqual(
    [sara.mobile, stranger].map((mobile) => localMobile(mobile ?? '')).toSorted(),
  )
  expect((await opens(course, sara)).status).toBe(200)
  expect(await studentsOf(course)).toMatchObject([
    { name: 'سارا محمدی', source: 'teacher', state: 'active', expiresAt: '2026-12-20T20:30:00.000Z' },
  ])
  expect((await invitationsOf(course)).map(({ mobile }) => mobile)).toEqual([localMobile(stranger)])
  const { answer } = await arvand.call(showTaughtCourse, { courseId: course.id }, course.owner)
  expect(answer.course.learners).toBe(1)
})

test('somebody removed is not told by their number: they come back when they open the course', async () => {
  const course = await aCourse(arvand)
  const sara = await aPerson(arvand)
  const enrolmentId = await anEnrolment(arvand, course, sara.id)
  const ask = { courseId: course.id, enrolmentIds: [enrolmentId], reason: 'شهریه پرداخت نشد' }
  expect((await arvand.call(removeStudents, ask, course.owner)).status).toBe(200)
  arvand.platform.clock.pass(60)
  const before = await studentsOf(course)
  await bring(course, sara.mobile ?? '')
  await until(() => settledOf(course)).toBe(0)
  expect(await studentsOf(course)).toEqual(before)
  expect((await opens(course, sara)).status).toBe(200)
  expect(await studentsOf(course)).toMatchObject([{ enrolmentId, state: 'active', source: 'teacher' }])
  expect(await invitationsOf(course)).toEqual([])
})

test('a learner who comes back by an invitation is counted again, on cached pages too', async () => {
  const course = await aCourse(arvand)
  const sara = await aPerson(arvand)
  await anEnrolment(arvand, course, sara.id)
  const learners = async () => (await arvand.call(showCourse, { slug: course.slug })).answer.course.learners
  expect((await arvand.call(leaveCourse, { courseId: course.id }, sara)).status).toBe(200)
  expect(await learners()).toBe(0)
  arvand.platform.clock.pass(60)
  await bring(course, sara.mobile ?? '')
  await until(() => settledOf(course)).toBe(0)
  const drop = vi.spyOn(arvand.platform.pages, 'drop')
  expect((await opens(course, sara)).status).toBe(200)
  expect(await learners()).toBe(1)
  expect(drop.mock.calls.flat(2)).toContain(`course:${course.slug}`)
  drop.mockRestore()
})

test('an invitation that is taken back leaves what another one of the same person opened', async () => {
  const course = await aCourse(arvand)
  const [former, present] = [await aCohort(course), await aCohort(course)]
  const sara = await aPerson(arvand)
  await bring(course, sara.mobile ?? '', { cohortId: former })
  await until(async () => (await mineOf(sara)).length).toBe(1)
  const mobile = aMobile()
  await arvand.database.pool.query('update identity.accounts set mobile = $1 where id = $2', [
    mobile,
    sara.id,
  ])
  await bring(course, mobile, { cohortId: present })
  await until(() => settledOf(course)).toBe(0)
  const old = (await invitationsOf(course)).find((one) => one.mobile === localMobile(sara.mobile ?? ''))
  const ask = { courseId: course.id, invitationId: old?.id }
  expect((await arvand.call(withdrawInvitation, ask, course.owner)).status).toBe(200)
  const cohortsOf = async () =>
    (
      await arvand.database.pool.query('select cohort_id from courses.enrolments where course_id = $1', [
        course.id,
      ])
    ).rows
  await until(cohortsOf).toEqual([{ cohort_id: present }])
  expect((await opens(course, sara)).status).toBe(200)
  expect(await studentsOf(course)).toMatchObject([{ personId: sara.id, cohort: { id: present } }])
})

test('an invitation that is taken back closes what it had opened, and says the same of every number', async () => {
  const course = await aCourse(arvand)
  const sara = await aPerson(arvand)
  await bring(course, `${sara.mobile}\n${aMobile()}`)
  await until(async () => (await mineOf(sara)).length).toBe(1)
  for (const { id: invitationId } of await invitationsOf(course)) {
    const { status, answer } = await arvand.call(
      withdrawInvitation,
      { courseId: course.id, invitationId },
      course.owner,
    )
    expect([status, answer]).toEqual([200, {}])
  }
  await until(async () => (await mineOf(sara)).length).toBe(0)
  expect(await invitationsOf(course)).toEqual([])
})

test('a click twice is one list', async () => {
  const course = await aCourse(arvand)
  const { mobile } = await aPerson(arvand)
  const requestId = newId()
  const [one, two] = await Promise.all([1, 2].map(() => bring(course, mobile ?? '', { requestId })))
  expect(one?.answer).toEqual(two?.answer)
  expect(one?.answer.list.counts.invited).toBe(1)
  expect(await invitationsOf(course)).toHaveLength(1)
})

test('who was invited learns as soon as they sign up, in their cohort', async () => {
  const course = await aCourse(arvand)
  const cohortId = await aCohort(course)
  const mobile = aMobile()
  await bring(course, mobile, { cohortId })
  const ticket = await aTicket(arvand, { mobile }, 'register')
  const { answer } = await arvand.call(register, { ticket, name: 'مینا راد', password: testPassword })
  const mine = async () => (await arvand.call(listMyCourses, {}, { token: answer.token })).answer.items
  await until(async () => (await mine()).length).toBe(1)
  expect(await studentsOf(course)).toEqual([])
  expect((await opens(course, answer)).status).toBe(200)
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
  const sum = (of: 'invited' | 'full') => answers.reduce((all, { answer }) => all + answer.list.counts[of], 0)
  expect([sum('invited'), sum('full')]).toEqual([5, 7])
  const cohorts = await arvand.call(listCohorts, { courseId: course.id }, course.owner)
  expect(cohorts.answer.items).toMatchObject([{ id: cohortId, seats: 5, learners: 0, invited: 5 }])
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
