import { staffRight } from '@arvand/contracts/courses'
import type { Endpoint } from '@arvand/contracts/endpoint'
import { exportTable, listTables } from '@arvand/contracts/export/tables'
import { openCourse } from '@arvand/contracts/panel/courses'
import { listNotices } from '@arvand/contracts/panel/notices'
import { announce, listAnnouncements } from '@arvand/contracts/teacher/announcements'
import { watchExam } from '@arvand/contracts/teacher/exam-invigilating'
import { listExamOverrides } from '@arvand/contracts/teacher/exam-overrides'
import { listPaperCandidates } from '@arvand/contracts/teacher/exam-paper'
import { listTaughtSales, showTaughtSales } from '@arvand/contracts/teacher/sales'
import { addStaff } from '@arvand/contracts/teacher/staff'
import {
  enrolStudents,
  listInvitations,
  listStudents,
  showEnrolmentList,
  withdrawInvitation,
} from '@arvand/contracts/teacher/students'
import { showTeacherToday } from '@arvand/contracts/teacher/today'
import { localMobile } from '@arvand/persian/mobile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { walkTo } from '#server/testing/walk/ask'
import { aCourse, anEnrolment, aStaffMember, type TestCourse } from '#testing/courses'
import { openExamsBench } from '#testing/exams'
import { aMobile, aPerson, type TestPerson } from '#testing/identity'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const withEveryRight = (course: TestCourse): Promise<TestPerson> =>
  aStaffMember(arvand, course.id, { role: 'assistant', rights: staffRight.options })

const bring = ({ id: courseId }: TestCourse, by: TestPerson, mobiles: string) =>
  arvand.call(enrolStudents, { courseId, mobiles, requestId: newId() }, by)

const invitationsFor = async ({ id: courseId }: TestCourse, person: TestPerson) =>
  (await arvand.call(listInvitations, { courseId }, person)).answer.items

test('an assistant who brings people sees what became of each line, and no number', async () => {
  const course = await aCourse(arvand)
  const assistant = await withEveryRight(course)
  const mobiles = [aMobile(), aMobile()]
  const { status, answer } = await bring(course, assistant, `${mobiles[0]}\n0912\n${mobiles[1]}`)
  expect(status).toBe(200)
  expect(answer.list).toMatchObject({ lines: 3, counts: { invited: 2, notMobile: 1 } })
  const ask = { courseId: course.id, listId: answer.list.id }
  const lines = async (person: TestPerson) => (await arvand.call(showEnrolmentList, ask, person)).answer.items
  expect(await lines(assistant)).toEqual([
    { line: 1, given: null, mobile: null, outcome: 'invited' },
    { line: 2, given: null, mobile: null, outcome: 'notMobile' },
    { line: 3, given: null, mobile: null, outcome: 'invited' },
  ])
  const typed = mobiles.map((mobile) => localMobile(mobile))
  expect((await lines(course.owner)).map(({ mobile }) => mobile)).toEqual([typed[0], null, typed[1]])
})

test('an assistant takes an invitation back by its line', async () => {
  const course = await aCourse(arvand)
  const assistant = await withEveryRight(course)
  const [first, second] = [aMobile(), aMobile()]
  await bring(course, assistant, `${first}\n${second}`)
  const seen = await invitationsFor(course, assistant)
  expect(seen.map(({ mobile, line }) => ({ mobile, line }))).toEqual(
    expect.arrayContaining([
      { mobile: null, line: 1 },
      { mobile: null, line: 2 },
    ]),
  )
  const invitationId = seen.find(({ line }) => line === 2)?.id
  const ask = { courseId: course.id, invitationId }
  expect((await arvand.call(withdrawInvitation, ask, assistant)).status).toBe(200)
  expect(await invitationsFor(course, course.owner)).toMatchObject([{ mobile: localMobile(first), line: 1 }])
})

async function sheetAt(url: string, { token }: TestPerson): Promise<string> {
  const { statusCode, body } = await arvand.app.inject({
    url,
    headers: { cookie: `arvand.session=${token}` },
  })
  expect(statusCode).toBe(200)
  return body
}

/** Paths of the endpoints that only read; the others would change the course during the test. */
const reads = /(^|\/)(list|show\w*|invitations|today|queue|versions?|export|categories|prerequisites)$/

/** The answer of a teacher's endpoint for these ids; null: it does not only read, or needs more than ids. */
async function readBy(person: TestPerson, endpoint: Endpoint, ids: Readonly<Record<string, string>>) {
  if (endpoint.service !== 'teacher' || !reads.test(endpoint.path) || !endpoint.body) return null
  const names = Object.keys(endpoint.body.shape).filter((name) => name in ids)
  const body = Object.fromEntries(names.map((name) => [name, ids[name]]))
  const { status, answer } = await walkTo(arvand.app, endpoint, { body, token: person.token })
  return status === 200 ? { path: endpoint.path, answer } : null
}

test('no list, sheet or notice of teaching tells an assistant a mobile, whosever it is', async () => {
  const course = await aCourse(arvand)
  const assistant = await withEveryRight(course)
  const colleague = await aStaffMember(arvand, course.id, { role: 'teacher' })
  const learner = await aPerson(arvand, { name: 'سارا محمدی' })
  const [typed, asked, byAssistant] = [aMobile(), aMobile(), aMobile()]
  const enrolmentId = await anEnrolment(arvand, course, learner.id)
  const { answer } = await bring(course, course.owner, typed)
  await bring(course, assistant, byAssistant)
  const given = { role: 'assistant', rights: [] }
  expect(
    (await arvand.call(addStaff, { courseId: course.id, who: asked, ...given }, course.owner)).status,
  ).toBe(200)
  const lessonId = course.lessons[1]?.id ?? ''
  const ids = { courseId: course.id, enrolmentId, listId: answer.list.id, lessonId, format: 'csv' }
  const people = [learner, colleague, course.owner]
  const mobiles = [typed, asked, byAssistant, ...people.map(({ mobile }) => mobile ?? '')]

  const told: string[] = []
  const paths: string[] = []
  for (const endpoint of arvand.endpoints) {
    const read = await readBy(assistant, endpoint, ids)
    if (!read) continue
    paths.push(read.path)
    told.push(JSON.stringify(read.answer))
    const url = (read.answer as { url?: string }).url
    if (url !== undefined) told.push(await sheetAt(url, assistant))
  }
  expect(paths).toEqual(
    expect.arrayContaining([
      ...['student/list', 'student/show', 'student/showList', 'student/invitations'],
      ...['staff/list', 'cohort/list', 'gradebook/show', 'gradebook/export', 'assignment/list', 'today'],
    ]),
  )
  told.push(JSON.stringify((await arvand.call(listNotices, {}, assistant)).answer))
  expect(told.join('\n')).toContain('سارا محمدی')
  // Without the country code, so that a number is found in whichever form it is written.
  const leaked = mobiles.filter((mobile) => told.join('\n').includes(mobile.slice(3)))
  expect(leaked).toEqual([])
})

test('a colleague who becomes an assistant sees no number any more', async () => {
  const course = await aCourse(arvand)
  const colleague = await aStaffMember(arvand, course.id, { role: 'teacher' })
  await bring(course, colleague, aMobile())
  expect((await invitationsFor(course, colleague)).every(({ mobile }) => mobile !== null)).toBe(true)
  await arvand.database.pool.query(
    `update courses.staff set role = 'assistant', rights = array['enrol'] where course_id = $1 and person_id = $2`,
    [course.id, colleague.id],
  )
  expect((await invitationsFor(course, colleague)).map(({ mobile }) => mobile)).toEqual([null])
  expect((await arvand.call(listStudents, { courseId: course.id }, colleague)).status).toBe(200)
})

/** All tables that a teacher may take as a file. */
async function tablesOf(teacher: TestPerson): Promise<string[]> {
  const { items } = (await arvand.call(listTables, {}, teacher)).answer
  expect(items.map(({ name }) => name)).toContain('teaching.learners')
  return Promise.all(
    items.map(async ({ name }) => {
      const { answer } = await arvand.call(exportTable, { name, format: 'csv' }, teacher)
      return sheetAt(answer.url ?? '', teacher)
    }),
  )
}

test('whose mobile was typed stands in no table, figure or exam of the teacher until they open the course', async () => {
  const { course, teacher, anExam } = await openExamsBench(arvand)
  const said = { courseId: course.id, title: 'جلسهٔ اول', body: 'شنبه شروع می‌کنیم.' }
  expect((await arvand.call(announce, { ...said, requestId: newId() }, teacher)).status).toBe(200)
  const { examId } = await anExam(['single'])
  // Not the name of the teacher, who stands in tables of their own.
  const sara = await aPerson(arvand, { name: 'سارا دهقانی' })
  const figures = async () => {
    const week = (await arvand.call(showTeacherToday, {}, teacher)).answer.week
    const sales = (await arvand.call(showTaughtSales, { period: 'month' }, teacher)).answer
    const courses = (await arvand.call(listTaughtSales, { period: 'month' }, teacher)).answer.items
    const { items } = (await arvand.call(listAnnouncements, { courseId: course.id }, teacher)).answer
    const readers = items.map((one) => one.readers.of)
    return JSON.stringify([week, sales.figures, courses.map(({ enrolments }) => enrolments), readers])
  }
  const named = async () => {
    const answers = await Promise.all([
      tablesOf(teacher),
      arvand.call(listPaperCandidates, { examId }, teacher).then(({ answer }) => answer.items),
      arvand.call(listExamOverrides, { examId, q: 'سارا' }, teacher).then(({ answer }) => answer.learners),
      arvand.call(watchExam, { examId }, teacher).then(({ answer }) => answer.items),
    ])
    return answers.map((answer) => JSON.stringify(answer).includes('سارا دهقانی'))
  }
  const before = await figures()
  await bring(course, teacher, sara.mobile ?? '')
  const enrolled = () =>
    arvand.database.pool.query('select from courses.enrolments where course_id = $1 and person_id = $2', [
      ...[course.id, sara.id],
    ])
  await expect.poll(async () => (await enrolled()).rowCount, { timeout: 20_000, interval: 50 }).toBe(1)
  expect(await figures()).toBe(before)
  expect(await named()).toEqual([false, false, false, false])

  await arvand.call(openCourse, { slug: course.slug }, sara)
  expect(await figures()).not.toBe(before)
  expect(await named()).toEqual([true, true, true, true])
})
