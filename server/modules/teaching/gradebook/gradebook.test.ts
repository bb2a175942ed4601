import { submitAssignment } from '@arvand/contracts/panel/assignments'
import { markSubmission } from '@arvand/contracts/teacher/assignments'
import { exportGradebook, setGradebookWeights, showGradebook } from '@arvand/contracts/teacher/gradebook'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment, aStaffMember, type TestCourse } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { anAssignment } from '../testing.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const gradebook = async (course: TestCourse, more: object = {}) =>
  (await arvand.call(showGradebook, { courseId: course.id, ...more }, course.owner)).answer

async function aMarkedCourse(names: readonly string[], points: readonly (readonly (number | null)[])[]) {
  const lessons = ['الف', 'ب'].map((title) => ({
    kind: 'assignment' as const,
    title,
    content: anAssignment(),
  }))
  const course = await aCourse(arvand, { sections: [{ lessons }], title: 'ریاضی و دانش' })
  for (const [at, name] of names.entries()) {
    const learner = await aPerson(arvand, { name })
    await anEnrolment(arvand, course, learner.id)
    for (const [place, one] of (points[at] ?? []).entries()) {
      if (one === null) continue
      const ask = {
        courseId: course.id,
        lessonId: course.lessons[place]?.id,
        text: 'پاسخ',
        requestId: newId(),
      }
      const { submissionId } = (await arvand.call(submitAssignment, ask, learner)).answer
      const given = { courseId: course.id, submissionId, points: one, requestId: newId() }
      await arvand.call(markSubmission, given, course.owner)
    }
  }
  return course
}

const names = ['سارا', 'رضا', 'مینا']
const points = [[2000, null], [1000, 500], []]

test('shows marks and totals, and puts learners in order', async () => {
  const course = await aMarkedCourse(names, points)
  const keys = course.lessons.map(({ id }) => `assignment:${id}`)
  const book = await gradebook(course, { order: 'total' })
  expect(book.columns).toEqual([
    { key: keys[0], title: 'الف', most: 2000, weight: 1 },
    { key: keys[1], title: 'ب', most: 2000, weight: 1 },
  ])
  expect(book.items.map(({ name, total }) => [name, total])).toEqual([
    ['سارا', 10_000],
    ['رضا', 3750],
    ['مینا', null],
  ])
  expect(book.items[1]?.marks.map((one) => one.points)).toEqual([1000, 500])
  expect((await gradebook(course, { order: 'name' })).items.map(({ name }) => name)).toEqual([
    'رضا',
    'سارا',
    'مینا',
  ])
})

test('weights count, and only those of what is there are taken', async () => {
  const course = await aMarkedCourse(names, points)
  const [first] = course.lessons
  const weigh = (item: string, weight: number) =>
    arvand.call(setGradebookWeights, { courseId: course.id, weights: [{ item, weight }] }, course.owner)
  expect((await weigh(`assignment:${first?.id}`, 3)).status).toBe(200)
  expect((await gradebook(course, { order: 'total' })).items[1]?.total).toBe(4375)
  expect((await weigh(`assignment:${first?.id}`, 0)).status).toBe(200)
  expect((await gradebook(course, { order: 'total' })).items[0]).toMatchObject({ name: 'رضا', total: 2500 })
  expect((await weigh(`exam:${newId()}`, 3)).problem).toMatchObject({
    status: 422,
    code: 'courses.unknown-item',
  })
})

test('names stand in the order of the Persian alphabet', async () => {
  const course = await aCourse(arvand)
  for (const name of ['یاسر', 'گلی', 'سارا', 'پویا', 'چمن', 'ژاله', 'بهار', 'کاوه'])
    await anEnrolment(arvand, course, (await aPerson(arvand, { name })).id)
  const { items } = await gradebook(course, { order: 'name' })
  const order = ['بهار', 'پویا', 'چمن', 'ژاله', 'سارا', 'کاوه', 'گلی', 'یاسر']
  expect(items.map(({ name }) => name)).toEqual(order)
})

test.each(['newest', 'name', 'total'])('pages by ten in the order of %s, everybody once', async (order) => {
  const course = await aCourse(arvand, { sections: [{ lessons: ['assignment'] }] })
  for (let at = 0; at < 13; at++)
    await anEnrolment(arvand, course, (await aPerson(arvand, { name: `نام ${at}` })).id)
  const first = await gradebook(course, { order })
  const second = await gradebook(course, { order, cursor: first.nextCursor })
  const seen = [...first.items, ...second.items].map(({ enrolmentId }) => enrolmentId)
  expect([first.items.length, second.items.length, new Set(seen).size]).toEqual([10, 3, 13])
  expect(second.nextCursor).toBeNull()
})

const download = (url: string, { token }: Pick<TestPerson, 'token'>) =>
  arvand.app.inject({ url, headers: { cookie: `arvand.session=${token}` } })

const linkFor = async ({ id: courseId, owner }: TestCourse, format: 'csv' | 'xlsx') =>
  (await arvand.call(exportGradebook, { courseId, format }, owner)).answer.url

test('comes as a CSV in which no cell is a formula', async () => {
  const course = await aMarkedCourse(['=cmd|سارا', 'رضا'], [[1750]])
  const file = await download(await linkFor(course, 'csv'), course.owner)
  expect(file.statusCode).toBe(200)
  expect(decodeURIComponent(String(file.headers['content-disposition']))).toContain(
    'دفتر نمرهٔ ریاضی و دانش.csv',
  )
  const rows = file.body.replace('\ufeff', '').trim().split('\r\n')
  expect(rows[0]).toBe('دانشجو,گروه,الف (از 20),ب (از 20),جمع (درصد)')
  expect(rows.toSorted()).toContain("'=cmd|سارا,,17.5,,87.5")
  expect(rows).toHaveLength(3)
})

test('comes as a right-to-left sheet of texts and numbers', async () => {
  const course = await aMarkedCourse(['=cmd|سارا'], [[1750]])
  const file = await download(await linkFor(course, 'xlsx'), course.owner)
  expect(file.headers['content-type']).toContain('spreadsheetml')
  const parts = unzipSync(file.rawPayload)
  const text = (name: string) => new TextDecoder().decode(parts[name])
  const sheet = text('xl/worksheets/sheet1.xml')
  expect(sheet).toContain('rightToLeft="1"')
  expect(sheet).not.toContain('<f>')
  expect(sheet).toContain('17.5')
  expect(Object.keys(parts).map(text).join('')).toContain('=cmd|سارا')
})

test('a title of an assignment that looks like a formula heads its column as a text', async () => {
  const title = '=HYPERLINK("http://bad.example","نمره")'
  const lessons = [{ kind: 'assignment' as const, title, content: anAssignment() }]
  const course = await aCourse(arvand, { sections: [{ lessons }] })
  await anEnrolment(arvand, course, (await aPerson(arvand)).id)
  const [head] = (await download(await linkFor(course, 'csv'), course.owner)).body.split('\r\n')
  expect(head).toBe(`\ufeffدانشجو,گروه,"'=HYPERLINK(""http://bad.example"",""نمره"") (از 20)",جمع (درصد)`)
  const file = await download(await linkFor(course, 'xlsx'), course.owner)
  const sheet = new TextDecoder().decode(unzipSync(file.rawPayload)['xl/worksheets/sheet1.xml'])
  const [, cell] = /<c r="C1" t="inlineStr"[^>]*>(.*?)<\/c>/.exec(sheet) ?? []
  expect(cell).toContain('=HYPERLINK(&quot;http://bad.example&quot;')
  expect(sheet).not.toContain('<f>')
})

test('a link opens for its session alone, for five minutes, and not when it was bent', async () => {
  const course = await aMarkedCourse(['سارا'], [[1750]])
  const other = await aMarkedCourse(['رضا'], [[1000]])
  const url = await linkFor(course, 'csv')
  const colleague = await aStaffMember(arvand, course.id, { role: 'teacher' })
  expect((await download(url, colleague)).statusCode).toBe(404)
  expect((await arvand.app.inject({ url })).statusCode).toBe(401)
  expect((await download(url.replace(course.id, other.id), course.owner)).statusCode).toBe(404)
  expect((await download(url.replace('/csv', '/xlsx'), course.owner)).statusCode).toBe(404)
  arvand.platform.clock.pass(301)
  expect((await download(url, course.owner)).statusCode).toBe(404)
})

test('another’s gradebook does not exist, and a right is asked', async () => {
  const course = await aMarkedCourse([], [])
  const assistant = await aStaffMember(arvand, course.id, { role: 'assistant', rights: ['enrol'] })
  const [teacher, learner] = [await aPerson(arvand, { roles: ['teacher'] }), await aPerson(arvand)]
  for (const [endpoint, ask] of [
    [showGradebook, {}],
    [setGradebookWeights, { weights: [] }],
    [exportGradebook, { format: 'csv' }],
  ] as const) {
    const whole = { courseId: course.id, ...ask }
    expect((await arvand.call(endpoint, whole, teacher)).problem.code).toBe('courses.unknown-course')
    expect((await arvand.call(endpoint, whole, assistant)).problem.code).toBe('courses.right-missing')
    expect((await arvand.call(endpoint, whole, learner)).status).toBe(403)
  }
})
