import {
  changeCoursePrerequisites,
  duplicateCourse,
  removeCourse,
  showTaughtCourse,
} from '@arvand/contracts/teacher/courses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment, aStaffMember, type TestCourse } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'

let arvand: TestApp
let teacher: TestPerson
let other: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  teacher = await aPerson(arvand, { roles: ['teacher'] })
  other = await aPerson(arvand, { roles: ['teacher'] })
})
afterAll(() => arvand.close())

const require = (course: TestCourse, add: readonly string[], by: Pick<TestPerson, 'token'> = teacher) =>
  arvand.call(changeCoursePrerequisites, { courseId: course.id, add: [...add] }, { token: by.token })
const dropTie = (course: TestCourse, remove: readonly string[]) =>
  arvand.call(
    changeCoursePrerequisites,
    { courseId: course.id, remove: [...remove] },
    { token: teacher.token },
  )
const remove = (courseId: string, by: Pick<TestPerson, 'token'> = teacher) =>
  arvand.call(removeCourse, { courseId }, { token: by.token })
const show = (courseId: string, by: Pick<TestPerson, 'token'> = teacher) =>
  arvand.call(showTaughtCourse, { courseId }, { token: by.token })
const mine = (wish: Parameters<typeof aCourse>[1] = {}) => aCourse(arvand, { owner: teacher, ...wish })

test('courses before a course are told, copied and taken away again', async () => {
  const [first, second] = [
    await aCourse(arvand, { title: 'الفبا' }),
    await aCourse(arvand, { title: 'بیان' }),
  ]
  const course = await mine()
  const { answer } = await require(course, [second.id, first.id, first.id])
  expect(answer.prerequisites.map(({ title }) => title)).toEqual(['الفبا', 'بیان'])
  const copied = await arvand.call(duplicateCourse, { courseId: course.id, requestId: newId() }, teacher)
  expect((await show(copied.answer.course.id)).answer.prerequisites).toHaveLength(2)
  await dropTie(course, [first.id])
  expect((await show(course.id)).answer.prerequisites).toMatchObject([{ id: second.id, state: 'published' }])
  await dropTie(course, [second.id, first.id])
  expect((await show(course.id)).answer.prerequisites).toEqual([])
})

test('of two teachers who change the courses before a course at once neither loses anything', async () => {
  const [course, first, second, third] = [await mine(), await mine(), await mine(), await mine()]
  await require(course, [first.id])
  const colleague = await aStaffMember(arvand, course.id, { role: 'teacher' })
  const done = await Promise.all([
    require(course, [second.id]),
    require(course, [third.id], colleague),
    dropTie(course, [first.id]),
  ])
  expect(done.map(({ status }) => status)).toEqual([200, 200, 200])
  const ids = (await show(course.id)).answer.prerequisites.map(({ id }) => id)
  expect(ids.toSorted()).toEqual([second.id, third.id].toSorted())
})

test('a course has at most twenty courses before it', async () => {
  const course = await mine()
  const many = await Promise.all(Array.from({ length: 21 }, () => aCourse(arvand)))
  const [last, ...twenty] = many.map(({ id }) => id)
  expect((await require(course, twenty)).status).toBe(200)
  expect((await require(course, [last ?? ''])).problem).toMatchObject({
    status: 409,
    code: 'courses.too-many-prerequisites',
  })
})

test('a course that in the end requires itself is refused, however long the way', async () => {
  const [a, b, c] = [await mine(), await mine(), await mine()]
  expect((await require(a, [a.id])).problem.code).toBe('courses.prerequisite-courses-circle')
  expect((await require(b, [a.id])).status).toBe(200)
  expect((await require(c, [b.id])).status).toBe(200)
  expect((await require(a, [c.id])).problem).toMatchObject({
    status: 409,
    code: 'courses.prerequisite-courses-circle',
  })
  const [d, e] = [await mine(), await mine()]
  const both = await Promise.all([require(d, [e.id]), require(e, [d.id])])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('only courses of the catalogue are taken; what left it since may stay', async () => {
  const [course, draft, before] = [await mine(), await mine({ state: 'draft' }), await mine()]
  for (const id of [draft.id, newId()])
    expect((await require(course, [id])).problem).toMatchObject({
      status: 422,
      code: 'courses.prerequisite-unlisted',
    })
  expect((await require(draft, [before.id])).status).toBe(200)
  expect((await require(course, Array(21).fill(before.id))).status).toBe(422)
})

test('prerequisites are written by who writes the course', async () => {
  const course = await mine({ state: 'draft' })
  expect((await require(course, [], other)).status).toBe(404)
  const marker = await aStaffMember(arvand, course.id, { rights: ['mark'] })
  expect((await require(course, [], marker)).problem.code).toBe('courses.right-missing')
  const body = { courseId: course.id, add: [] }
  expect((await arvand.call(changeCoursePrerequisites, body, {})).status).toBe(401)
})

test('a draft is removed for ever by its owner', async () => {
  const { id } = await mine({ state: 'draft' })
  expect((await show(id)).answer.whyNotRemove).toBeNull()
  expect((await remove(id, other)).status).toBe(404)
  const writer = await aStaffMember(arvand, id, { role: 'teacher' })
  expect((await show(id, writer)).answer.whyNotRemove).toBe('courses.owner-only')
  expect((await remove(id, writer)).problem.code).toBe('courses.owner-only')
  expect((await arvand.call(removeCourse, { courseId: id }, {})).status).toBe(401)
  expect((await remove(id)).status).toBe(200)
  expect((await show(id)).status).toBe(404)
  expect((await remove(id)).status).toBe(404)
})

test('what was published, is being judged or was learnt stays', async () => {
  const learnt = await mine({ state: 'draft' })
  await anEnrolment(arvand, learnt, (await aPerson(arvand)).id)
  const cases = [
    [await mine(), 'courses.once-published'],
    [await mine({ state: 'archived' }), 'courses.once-published'],
    [await mine({ state: 'inReview' }), 'courses.already-in-review'],
    [learnt, 'courses.has-learners'],
  ] as const
  for (const [{ id }, code] of cases) {
    expect((await show(id)).answer.whyNotRemove).toBe(code)
    expect((await remove(id)).problem).toMatchObject({ status: 409, code })
  }
})
