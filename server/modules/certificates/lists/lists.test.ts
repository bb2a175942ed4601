import { showCertificate } from '@arvand/contracts/home/certificates'
import { listMyCertificates } from '@arvand/contracts/panel/certificates'
import * as endpoints from '@arvand/contracts/teacher/certificate-lists'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { anEnrolment } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { aCertifiedCourse, aHolder, type CertifiedCourse } from '../testing.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

const check = ({ templateId, teacher }: CertifiedCourse, mobiles: string, by = teacher) =>
  arvand.call(endpoints.checkIssueList, { templateId, mobiles, requestId: newId() }, by)
const show = async (listId: string, by: TestPerson) =>
  (await arvand.call(endpoints.showIssueList, { listId }, by)).answer

async function learners(certified: CertifiedCourse, count: number) {
  const people = []
  for (let at = 0; at < count; at++) {
    const person = await aPerson(arvand)
    await anEnrolment(arvand, certified.course, person.id)
    people.push(person)
  }
  return people
}

const certificateOf = async (person: TestPerson) =>
  (await arvand.call(listMyCertificates, {}, person)).answer.items

test('a list is looked at without issuing anything, then issued once, and says what became of each line', async () => {
  const certified = await aCertifiedCourse(arvand)
  const [one, two] = (await learners(certified, 2)) as [TestPerson, TestPerson]
  const holder = await aHolder(arvand, certified)
  const stranger = await aPerson(arvand)
  const lines = [
    one.mobile,
    two.mobile,
    'نه شماره ۱',
    one.mobile,
    holder.mobile,
    stranger.mobile,
    '09129999999',
  ]
  const { list } = (await check(certified, lines.join('\n'))).answer
  expect(list).toMatchObject({
    ...{ state: 'checked', lines: 7, item: { kind: 'course', title: certified.course.title } },
    counts: { ready: 2, issued: 0, hasOne: 1, notEntitled: 2, notMobile: 1, repeated: 1 },
  })
  expect(await certificateOf(one)).toEqual([])
  const begin = () => arvand.call(endpoints.issueByList, { listId: list.id }, certified.teacher)
  expect((await begin()).status).toBe(200)
  expect((await begin()).status).toBe(200)
  const state = async () => (await show(list.id, certified.teacher)).list.state
  await expect.poll(state, { timeout: 15_000 }).toBe('done')
  const after = await show(list.id, certified.teacher)
  expect(after.list.counts).toMatchObject({ ready: 0, issued: 2 })
  expect(after.items.map(({ outcome }) => outcome)).toEqual([
    ...['issued', 'issued', 'notMobile', 'repeated', 'hasOne', 'notEntitled', 'notEntitled'],
  ])
  const [certificate] = await certificateOf(two)
  const shown = await arvand.call(showCertificate, { code: certificate?.code })
  expect(shown.answer).toMatchObject({ valid: true, isIntact: true })
  // Begun once more, nothing more is issued.
  expect((await begin()).answer.list.state).toBe('done')
  expect(await certificateOf(one)).toHaveLength(1)
})

test('who was brought by a mobile and has not opened the course is told like a number without an account', async () => {
  const certified = await aCertifiedCourse(arvand)
  const [brought] = (await learners(certified, 1)) as [TestPerson]
  await arvand.database.pool.query('update courses.enrolments set opened_at = null where person_id = $1', [
    brought.id,
  ])
  const { list } = (await check(certified, [brought.mobile, '09129999998'].join('\n'))).answer
  expect(list.counts).toMatchObject({ ready: 0, notEntitled: 2 })
})

test('a list is its maker’s alone, and strangers of the course make none', async () => {
  const certified = await aCertifiedCourse(arvand)
  const [one] = (await learners(certified, 1)) as [TestPerson]
  const other = await aPerson(arvand, { roles: ['teacher'] })
  expect((await check(certified, one.mobile ?? '', other)).problem.code).toBe('courses.unknown-course')
  expect((await check(certified, 'سلام')).problem.code).toBe('certificates.no-mobiles')
  const tooMany = Array.from({ length: 10_001 }, () => '09121234567').join('\n')
  expect((await check(certified, tooMany)).problem.code).toBe('certificates.too-many-mobiles')
  const { list } = (await check(certified, one.mobile ?? '')).answer
  for (const endpoint of [endpoints.showIssueList, endpoints.issueByList]) {
    expect((await arvand.call(endpoint, { listId: list.id }, other)).problem.code).toBe(
      'certificates.unknown-list',
    )
    expect((await arvand.call(endpoint, { listId: list.id }, one)).status).toBe(403)
    expect((await arvand.call(endpoint, { listId: list.id })).status).toBe(401)
  }
  const unknown = await check({ ...certified, templateId: newId() }, '09121234567')
  expect(unknown.problem.code).toBe('certificates.unknown-template')
})
