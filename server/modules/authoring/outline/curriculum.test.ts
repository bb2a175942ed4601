import {
  addSection,
  arrangeCurriculum,
  moveSection,
  releaseSection,
  removeSection,
  renameSection,
  showTaughtCourse,
} from '@arvand/contracts/teacher/courses'
import {
  addLesson,
  moveLesson,
  previewLesson,
  publishLessons,
  releaseLesson,
  removeLesson,
  renameLesson,
  setLessonPrerequisites,
} from '@arvand/contracts/teacher/lessons'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment, aStaffMember } from '#testing/courses'
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

const twoByTwo = () =>
  aCourse(arvand, {
    owner: teacher,
    state: 'draft',
    sections: [{ lessons: ['text', 'text'] }, { lessons: ['text', 'text'] }],
  })
const show = async (courseId: string) =>
  (await arvand.call(showTaughtCourse, { courseId }, { token: teacher.token })).answer
const orderOf = async (courseId: string) =>
  (await show(courseId)).sections.map(({ id, lessons }) => ({ id, lessons: lessons.map((one) => one.id) }))
const asTeacher = () => ({ token: teacher.token })

test('sections and lessons are added at the end, once per request', async () => {
  const { id } = await aCourse(arvand, { owner: teacher, state: 'draft', sections: [] })
  const ask = { courseId: id, title: 'شروع', requestId: newId() }
  const { answer } = await arvand.call(addSection, ask, asTeacher())
  expect((await arvand.call(addSection, ask, asTeacher())).answer).toEqual(answer)
  const kinds = ['video', 'audio', 'text', 'file', 'embed', 'assignment', 'scorm', 'exam'] as const
  for (const kind of kinds) {
    const lesson = { sectionId: answer.sectionId, title: kind, kind, requestId: newId() }
    expect((await arvand.call(addLesson, lesson, asTeacher())).status).toBe(200)
  }
  const { sections, outlineVersion } = await show(id)
  expect(sections).toHaveLength(1)
  expect(sections[0]?.lessons.map(({ kind }) => kind)).toEqual(kinds)
  expect(sections[0]?.lessons.every(({ isPublished, whyNotPublish }) => isPublished && whyNotPublish)).toBe(
    true,
  )
  expect(outlineVersion).toBe(10)
  const unknown = { sectionId: answer.sectionId, title: 'بازی', kind: 'game', requestId: newId() }
  expect((await arvand.call(addLesson, unknown, asTeacher())).status).toBe(422)
})

test('in a course that was published a lesson begins as a draft, and is published when it is complete', async () => {
  const { id, sections } = await aCourse(arvand, { owner: teacher, sections: [{ lessons: ['text'] }] })
  const lesson = {
    sectionId: sections[0]?.id ?? '',
    title: 'تازه',
    kind: 'text' as const,
    requestId: newId(),
  }
  const { lessonId } = (await arvand.call(addLesson, lesson, asTeacher())).answer
  const outline = await show(id)
  expect(outline.course.lessons).toBe(1)
  expect(outline.sections[0]?.lessons[1]).toMatchObject({
    isPublished: false,
    whyNotPublish: 'courses.lesson-empty',
  })
  const ask = { courseId: id, lessonIds: [lessonId], isPublished: true }
  expect((await arvand.call(publishLessons, ask, asTeacher())).problem.code).toBe('courses.lesson-empty')
  const unknown = { ...ask, lessonIds: [newId()] }
  expect((await arvand.call(publishLessons, unknown, asTeacher())).problem.code).toBe(
    'courses.unknown-lesson',
  )
})

test('the whole order is arranged at once; an older outline or another set is refused', async () => {
  const { id } = await twoByTwo()
  const order = await orderOf(id)
  const [one, two] = order
  if (!one || !two) throw new Error('two sections')
  const across = [
    { id: two.id, lessons: [one.lessons[1] ?? '', ...two.lessons] },
    { id: one.id, lessons: [one.lessons[0] ?? ''] },
  ]
  const ask = { courseId: id, outlineVersion: 1, sections: across }
  expect((await arvand.call(arrangeCurriculum, ask, asTeacher())).answer).toEqual({ outlineVersion: 2 })
  expect(await orderOf(id)).toEqual(across)
  const late = await arvand.call(arrangeCurriculum, ask, asTeacher())
  expect(late.problem).toMatchObject({
    status: 409,
    code: 'courses.order-stale',
    current: { outlineVersion: 2, sections: across },
  })
  for (const wrong of [
    across.slice(1),
    [...across, { id: newId(), lessons: [] }],
    [{ ...across[0], lessons: [...(across[0]?.lessons ?? []), across[1]?.lessons[0]] }, across[1]],
  ]) {
    const refused = await arvand.call(
      arrangeCurriculum,
      { courseId: id, outlineVersion: 2, sections: wrong },
      asTeacher(),
    )
    expect(refused.problem.code).toBe('courses.order-stale')
  }
  expect((await arvand.call(arrangeCurriculum, ask, { token: other.token })).status).toBe(404)
})

test('one step at a time, past the border of a section and to another one', async () => {
  const { id, lessons, sections } = await twoByTwo()
  const [a, b, c, d] = lessons.map((lesson) => lesson.id)
  const move = (lessonId = '', by: -1 | 1 = 1) =>
    arvand.call(moveLesson, { lessonId, to: { by } }, asTeacher())
  await move(b)
  expect((await orderOf(id)).map((section) => section.lessons)).toEqual([[a], [b, c, d]])
  await move(b, -1)
  await move(a)
  expect((await orderOf(id)).map((section) => section.lessons)).toEqual([
    [b, a],
    [c, d],
  ])
  await move(b, -1)
  expect((await orderOf(id)).map((section) => section.lessons)).toEqual([
    [b, a],
    [c, d],
  ])
  const to = { sectionId: sections[1]?.id ?? '' }
  expect((await arvand.call(moveLesson, { lessonId: b ?? '', to }, asTeacher())).status).toBe(200)
  expect((await orderOf(id)).map((section) => section.lessons)).toEqual([[a], [c, d, b]])
  await arvand.call(moveSection, { sectionId: sections[1]?.id ?? '', by: -1 }, asTeacher())
  expect((await orderOf(id)).map((section) => section.lessons)).toEqual([[c, d, b], [a]])
  const elsewhere = await twoByTwo()
  const foreign = { lessonId: a ?? '', to: { sectionId: elsewhere.sections[0]?.id ?? '' } }
  expect((await arvand.call(moveLesson, foreign, asTeacher())).problem.code).toBe('courses.unknown-section')
})

test('a section is renamed, opened later, and removed', async () => {
  const { id, sections, lessons } = await twoByTwo()
  const sectionId = sections[0]?.id ?? ''
  await arvand.call(renameSection, { sectionId, title: 'دیگر' }, asTeacher())
  const release = { releaseAt: '2027-01-01T00:00:00.000Z', releaseAfterDays: null }
  await arvand.call(releaseSection, { sectionId, ...release }, asTeacher())
  expect((await show(id)).sections[0]).toMatchObject({ title: 'دیگر', ...release })
  for (const lesson of lessons.slice(0, 2))
    await arvand.call(removeLesson, { lessonId: lesson.id }, asTeacher())
  expect((await arvand.call(removeSection, { sectionId }, asTeacher())).status).toBe(200)
  expect((await show(id)).sections).toHaveLength(1)
  expect((await arvand.call(removeSection, { sectionId }, asTeacher())).problem.code).toBe(
    'courses.unknown-section',
  )
  const theirs = { sectionId: sections[1]?.id ?? '', title: 'دزدی' }
  expect((await arvand.call(renameSection, theirs, { token: other.token })).problem).toMatchObject({
    status: 404,
    code: 'courses.unknown-section',
  })
})

test('a package is not shown to all: it keeps what its learner does', async () => {
  const course = await aCourse(arvand, { owner: teacher, sections: [{ lessons: ['scorm'] }] })
  const lessonId = course.lessons[0]?.id ?? ''
  const { problem } = await arvand.call(previewLesson, { lessonId, isPreview: true }, asTeacher())
  expect(problem).toMatchObject({ status: 409, code: 'courses.lesson-is-for-learners' })
  expect((await arvand.call(previewLesson, { lessonId, isPreview: false }, asTeacher())).status).toBe(200)
})

test('a lesson is renamed, shown to all, opened later, and stays once it was begun', async () => {
  const course = await aCourse(arvand, { owner: teacher, sections: [{ lessons: ['text', 'text'] }] })
  const lessonId = course.lessons[0]?.id ?? ''
  const renamed = await arvand.call(renameLesson, { lessonId, title: 'نام نو' }, asTeacher())
  expect(renamed.answer).toEqual({ version: 2 })
  await arvand.call(previewLesson, { lessonId, isPreview: true }, asTeacher())
  await arvand.call(releaseLesson, { lessonId, releaseAt: null, releaseAfterDays: 7 }, asTeacher())
  expect((await show(course.id)).sections[0]?.lessons[0]).toMatchObject({
    title: 'نام نو',
    isPreview: true,
    releaseAfterDays: 7,
  })
  await anEnrolment(arvand, course, (await aPerson(arvand)).id, { steps: 1 })
  const begun = await arvand.call(removeLesson, { lessonId }, asTeacher())
  expect(begun.problem.code).toBe('courses.lesson-learnt')
  const { token } = other
  for (const call of [
    arvand.call(renameLesson, { lessonId, title: 'دزدی' }, { token }),
    arvand.call(removeLesson, { lessonId }, { token }),
    arvand.call(previewLesson, { lessonId, isPreview: false }, { token }),
  ])
    expect((await call).problem).toMatchObject({ status: 404, code: 'courses.unknown-lesson' })
  const marker = await aStaffMember(arvand, course.id, { rights: ['mark'] })
  const refused = await arvand.call(renameLesson, { lessonId, title: 'نه' }, { token: marker.token })
  expect(refused.problem.code).toBe('courses.right-missing')
})

test('prerequisites never make a circle', async () => {
  const { id, lessons } = await twoByTwo()
  const [a = '', b = '', c = ''] = lessons.map((lesson) => lesson.id)
  const require = (lessonId: string, requires: string[]) =>
    arvand.call(setLessonPrerequisites, { lessonId, requires }, asTeacher())
  expect((await require(b, [a])).status).toBe(200)
  expect((await require(c, [a, b])).status).toBe(200)
  expect((await require(a, [c])).problem.code).toBe('courses.prerequisite-circle')
  expect((await require(a, [a])).problem.code).toBe('courses.prerequisite-circle')
  const elsewhere = await twoByTwo()
  expect((await require(a, [elsewhere.lessons[0]?.id ?? ''])).problem.code).toBe('courses.unknown-lesson')
  expect((await require(c, [])).status).toBe(200)
  expect((await show(id)).sections[1]?.lessons[0]?.requires).toEqual([])
})

test('a course of 500 lessons is shown and arranged, and takes no more', async () => {
  const sections = Array.from({ length: 10 }, () => ({
    lessons: Array.from({ length: 50 }, () => 'text' as const),
  }))
  const course = await aCourse(arvand, { owner: teacher, state: 'draft', sections })
  const order = await orderOf(course.id)
  const turned = order.toReversed().map(({ id, lessons }) => ({ id, lessons: lessons.toReversed() }))
  const ask = { courseId: course.id, outlineVersion: 1, sections: turned }
  expect((await arvand.call(arrangeCurriculum, ask, asTeacher())).status).toBe(200)
  expect(await orderOf(course.id)).toEqual(turned)
  const one = { sectionId: order[0]?.id ?? '', title: 'بیش', kind: 'text' as const, requestId: newId() }
  expect((await arvand.call(addLesson, one, asTeacher())).problem.code).toBe('courses.too-many-lessons')
})
