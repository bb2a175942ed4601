import {
  archiveCourse,
  createCourse,
  duplicateCourse,
  listTaughtCourses,
  saveCourse,
  showTaughtCourse,
  submitCourse,
  withdrawCourse,
} from '@arvand/contracts/teacher/courses'
import { setLessonPrerequisites } from '@arvand/contracts/teacher/lessons'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment, aStaffMember, aText } from '#testing/courses'
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

const begun = () => ({
  title: 'هندسه به زبان ساده',
  category: 'mathematics',
  level: 'beginner' as const,
  requestId: newId(),
})
const show = async (courseId: string, { token } = teacher) =>
  (await arvand.call(showTaughtCourse, { courseId }, { token })).answer

/** The input of `course/save`, made of the answer of `course/show`. */
async function written(courseId: string, change: object = {}, by = teacher) {
  const { course } = await show(courseId, by)
  const { title, summary, description, outcomes, requirements, category, level, version, slug } = course
  const { coverFileId, accessDays } = course
  return {
    ...{ courseId, title, summary, description, outcomes, requirements, category, level, version, slug },
    ...{ coverFileId, accessDays, ...change },
  }
}

test('two courses of one title begun at once have an address each', async () => {
  const title = 'دوره‌ای که دو نفر با هم می‌سازند'
  const begin = () => arvand.call(createCourse, { ...begun(), title }, { token: teacher.token })
  const both = await Promise.all([begin(), begin(), begin()])
  expect(both.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(both.map(({ answer }) => answer.course.slug)).size).toBe(3)
})

test('a teacher begins a course once, however often they click, and finds it in their list', async () => {
  const ask = begun()
  const { answer } = await arvand.call(createCourse, ask, { token: teacher.token })
  expect((await arvand.call(createCourse, ask, { token: teacher.token })).answer).toEqual(answer)
  expect(answer.course.slug).toMatch(/^[a-z0-9-]+$/)
  const list = await arvand.call(listTaughtCourses, {}, { token: teacher.token })
  expect(list.answer.items[0]).toMatchObject({ id: answer.course.id, state: 'draft', role: 'owner' })
  const twin = await arvand.call(createCourse, begun(), { token: teacher.token })
  expect(twin.answer.course.slug).not.toBe(answer.course.slug)
  const { missing, me, course } = await show(answer.course.id)
  expect(me.role).toBe('owner')
  expect(course.version).toBe(1)
  expect(missing.map(({ code }) => code)).toEqual(['courses.summary-missing', 'courses.no-lesson'])
})

test('an unknown field, a bad title, a learner and a stranger begin nothing', async () => {
  const { token } = teacher
  const unknown = await arvand.call(createCourse, { ...begun(), category: 'alchemy' }, { token })
  expect(unknown.problem.code).toBe('courses.unknown-category')
  expect((await arvand.call(createCourse, { ...begun(), title: 'آ' }, { token })).status).toBe(422)
  const learner = await aPerson(arvand)
  expect((await arvand.call(createCourse, begun(), { token: learner.token })).status).toBe(403)
  expect((await arvand.call(createCourse, begun(), {})).status).toBe(401)
})

test('details are saved over the version they were read in, and another save is told', async () => {
  const { id } = await aCourse(arvand, { owner: teacher, state: 'draft' })
  const ask = await written(id, {
    title: 'جبر خطی',
    outcomes: ['ماتریس را می‌شناسید'],
    slug: 'linear-algebra',
  })
  const saved = await arvand.call(saveCourse, ask, { token: teacher.token })
  expect(saved.answer.course).toMatchObject({ title: 'جبر خطی', version: 2, slug: 'linear-algebra' })
  const late = await arvand.call(saveCourse, { ...ask, title: 'جبر' }, { token: teacher.token })
  expect(late.problem).toMatchObject({
    status: 409,
    code: 'courses.saved-meanwhile',
    current: { title: 'جبر خطی', version: 2 },
  })
})

test('an address belongs to one course, and stays once the course was published', async () => {
  const taken = await aCourse(arvand, { owner: teacher, slug: 'taken-address', state: 'draft' })
  const draft = await aCourse(arvand, { owner: teacher, state: 'draft' })
  const { token } = teacher
  const twice = await arvand.call(saveCourse, await written(draft.id, { slug: taken.slug }), { token })
  expect(twice.problem.code).toBe('courses.slug-taken')
  const published = await aCourse(arvand, { owner: teacher })
  const moved = await arvand.call(saveCourse, await written(published.id, { slug: 'elsewhere' }), { token })
  expect(moved.problem.code).toBe('courses.slug-fixed')
  const bare = await arvand.call(saveCourse, await written(published.id, { summary: '' }), { token })
  expect(bare.problem.code).toBe('courses.summary-missing')
  const field = await arvand.call(saveCourse, await written(draft.id, { category: 'alchemy' }), { token })
  expect(field.problem.code).toBe('courses.unknown-category')
  const cover = await arvand.call(saveCourse, await written(draft.id, { coverFileId: newId() }), { token })
  expect(cover.problem.code).toBe('courses.unknown-file')
})

test('another teacher’s course is as if it did not exist, and an assistant does what is listed', async () => {
  const { id } = await aCourse(arvand, { owner: teacher, state: 'draft' })
  const ask = await written(id)
  expect(
    (await arvand.call(showTaughtCourse, { courseId: id }, { token: other.token })).problem,
  ).toMatchObject({
    status: 404,
    code: 'courses.unknown-course',
  })
  expect((await arvand.call(saveCourse, ask, { token: other.token })).status).toBe(404)
  expect((await arvand.call(submitCourse, { courseId: id }, { token: other.token })).status).toBe(404)
  const marker = await aStaffMember(arvand, id, { rights: ['mark'] })
  expect((await show(id, marker)).me).toEqual({ role: 'assistant', rights: ['mark'], earns: null })
  expect((await arvand.call(saveCourse, ask, { token: marker.token })).problem.code).toBe(
    'courses.right-missing',
  )
  const writer = await aStaffMember(arvand, id, { rights: ['write'] })
  expect((await arvand.call(saveCourse, ask, { token: writer.token })).status).toBe(200)
})

test('all that is missing is told at once, and a course goes to review, back and again', async () => {
  const { token } = teacher
  const sections = [{ lessons: [{ kind: 'video' as const, title: 'بی‌فایل' }, 'text' as const] }]
  const { id, lessons } = await aCourse(arvand, { owner: teacher, state: 'draft', summary: '', sections })
  const refused = await arvand.call(submitCourse, { courseId: id }, { token })
  expect(refused.problem).toMatchObject({ status: 409, code: 'courses.not-ready' })
  expect(refused.problem.current).toEqual({
    missing: [
      { code: 'courses.summary-missing', lesson: null },
      { code: 'courses.lesson-without-file', lesson: { id: lessons[0]?.id, title: 'بی‌فایل' } },
    ],
  })
  const ready = await aCourse(arvand, { owner: teacher, state: 'draft', sections: [{ lessons: ['text'] }] })
  const ask = { courseId: ready.id }
  expect((await arvand.call(withdrawCourse, ask, { token })).problem.code).toBe('courses.not-in-review')
  expect((await arvand.call(submitCourse, ask, { token })).answer).toEqual({ state: 'inReview' })
  expect((await arvand.call(submitCourse, ask, { token })).problem.code).toBe('courses.already-in-review')
  expect((await arvand.call(withdrawCourse, ask, { token })).answer).toEqual({ state: 'draft' })
  expect((await arvand.call(archiveCourse, ask, { token })).problem.code).toBe('courses.not-published')
  const published = await aCourse(arvand, { owner: teacher })
  const archived = await arvand.call(archiveCourse, { courseId: published.id }, { token })
  expect(archived.answer).toEqual({ state: 'archived' })
})

test('a copy has everything but learners, with prerequisites among its own lessons', async () => {
  const { token } = teacher
  const course = await aCourse(arvand, {
    owner: teacher,
    description: aText('برای چه کسی'),
    sections: [{ lessons: ['text', 'text'] }, { lessons: ['embed'] }],
  })
  await anEnrolment(arvand, course, (await aPerson(arvand)).id, { steps: 2 })
  const [first, second] = course.lessons
  await arvand.call(
    setLessonPrerequisites,
    { lessonId: second?.id ?? '', requires: [first?.id ?? ''] },
    { token },
  )
  const ask = { courseId: course.id, requestId: newId() }
  const { answer } = await arvand.call(duplicateCourse, ask, { token })
  expect((await arvand.call(duplicateCourse, ask, { token })).answer).toEqual(answer)
  const [before, copy] = [await show(course.id), await show(answer.course.id)]
  expect(copy.course).toMatchObject({
    state: 'draft',
    learners: 0,
    lessons: 3,
    summary: before.course.summary,
  })
  expect(copy.course.description).toEqual(before.course.description)
  expect(copy.sections.map(({ title, lessons }) => [title, lessons.map(({ kind }) => kind)])).toEqual(
    before.sections.map(({ title, lessons }) => [title, lessons.map(({ kind }) => kind)]),
  )
  const [one, two] = copy.sections[0]?.lessons ?? []
  expect(two?.requires).toEqual([one?.id])
  expect(one?.id).not.toBe(first?.id)
  expect(
    (await arvand.call(duplicateCourse, { ...ask, requestId: newId() }, { token: other.token })).status,
  ).toBe(404)
})

test('a teacher’s list pages by ten, and a bad cursor is a 422', async () => {
  const owner = await aPerson(arvand, { roles: ['teacher'] })
  for (let i = 0; i < 12; i++) await aCourse(arvand, { owner, state: 'draft' })
  const { token } = owner
  const first = (await arvand.call(listTaughtCourses, { state: 'draft' }, { token })).answer
  expect(first.items).toHaveLength(10)
  const rest = (await arvand.call(listTaughtCourses, { cursor: first.nextCursor ?? '' }, { token })).answer
  expect(rest.items).toHaveLength(2)
  expect(rest.nextCursor).toBeNull()
  expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(12)
  expect((await arvand.call(listTaughtCourses, { cursor: 'eyJ4IjoxfQ' }, { token })).status).toBe(422)
})
