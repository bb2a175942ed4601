import { openCourse, savePosition } from '@arvand/contracts/panel/courses'
import { removeFile, showFile } from '@arvand/contracts/panel/media'
import {
  addSection,
  arrangeCurriculum,
  moveSection,
  removeSection,
  restoreRemoved,
  showTaughtCourse,
} from '@arvand/contracts/teacher/courses'
import {
  addLesson,
  listLessonVersions,
  removeLesson,
  renameLesson,
  saveLesson,
  setLessonPrerequisites,
  showWrittenLesson,
} from '@arvand/contracts/teacher/lessons'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment, aStaffMember, type TestCourse } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { aDocument, aFile } from '#testing/media'
import { forgetRemovals } from './remove-from-outline.ts'

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
    sections: [{ lessons: ['text', 'text'] }, { lessons: ['text', 'text'] }],
  })
const lessonAt = ({ lessons }: TestCourse, at: number) => lessons[at]?.id ?? ''
const sectionAt = ({ sections }: TestCourse, at: number) => sections[at]?.id ?? ''
const show = async (courseId: string) => (await arvand.call(showTaughtCourse, { courseId }, teacher)).answer
const orderOf = async (courseId: string) =>
  (await show(courseId)).sections.map(({ lessons }) => lessons.map(({ id }) => id))
const restore = (courseId: string, removalId: string, by = teacher) =>
  arvand.call(restoreRemoved, { courseId, removalId }, by)
const remove = async (lessonId: string) =>
  (await arvand.call(removeLesson, { lessonId }, teacher)).answer.removalId

test('a removed lesson leaves the course at once, and comes back whole to its place', async () => {
  const course = await twoByTwo()
  const [first, second] = [lessonAt(course, 0), lessonAt(course, 1)]
  await arvand.call(renameLesson, { lessonId: first, title: 'نام نو' }, teacher)
  await arvand.call(setLessonPrerequisites, { lessonId: second, requires: [first] }, teacher)
  const learner = await aPerson(arvand)
  await anEnrolment(arvand, course, learner.id)
  const position = { courseId: course.id, lessonId: first, position: 42 }
  expect((await arvand.call(savePosition, position, learner)).status).toBe(200)
  const open = (lessonId: string) => arvand.call(openCourse, { slug: course.slug, lessonId }, learner)
  const before = (await open(first)).answer
  expect(before.position).toBe(42)

  const removalId = await remove(first)
  expect((await open(first)).problem.code).toBe('courses.unknown-lesson')
  // Without the lesson that came before it the next one is open.
  expect((await open(second)).answer.lesson.whyNot).toBeNull()
  const { course: figures, removals, sections } = await show(course.id)
  expect(figures.lessons).toBe(3)
  expect(sections[0]?.lessons).toMatchObject([{ id: second, requires: [] }])
  expect(removals).toMatchObject([
    { id: removalId, sectionId: null, title: 'نام نو', lessons: 1, by: expect.stringMatching(/\S/) },
  ])
  for (const call of [showWrittenLesson, listLessonVersions])
    expect((await arvand.call(call, { lessonId: first }, teacher)).problem.code).toBe(
      'courses.unknown-lesson',
    )

  expect((await restore(course.id, removalId)).status).toBe(200)
  expect(await open(first)).toMatchObject({ answer: { ...before, lesson: before.lesson } })
  expect((await open(second)).answer.lesson.whyNot).not.toBeNull()
  const after = await show(course.id)
  expect(after.course.lessons).toBe(4)
  expect(after.removals).toEqual([])
  expect(after.sections[0]?.lessons).toMatchObject([{ id: first }, { id: second, requires: [first] }])
  expect((await arvand.call(listLessonVersions, { lessonId: first }, teacher)).answer.items).toHaveLength(2)
  expect((await restore(course.id, removalId)).problem).toMatchObject({
    status: 404,
    code: 'courses.unknown-removal',
  })
})

test('a section goes with its lessons, others take its place, and it comes back with them', async () => {
  const course = await twoByTwo()
  const [one, two] = [sectionAt(course, 0), sectionAt(course, 1)]
  const [a, b, c, d] = course.lessons.map(({ id }) => id)
  const { removalId } = (await arvand.call(removeSection, { sectionId: one }, teacher)).answer
  expect(await orderOf(course.id)).toEqual([[c, d]])
  const added = { courseId: course.id, title: 'تازه', requestId: newId() }
  const { sectionId } = (await arvand.call(addSection, added, teacher)).answer
  await arvand.call(moveSection, { sectionId, by: -1 }, teacher)
  expect((await show(course.id)).sections.map(({ id }) => id)).toEqual([sectionId, two])
  expect((await show(course.id)).removals).toMatchObject([{ sectionId: one, lessons: 2 }])

  expect((await restore(course.id, removalId)).status).toBe(200)
  expect((await show(course.id)).sections.map(({ id }) => id)).toEqual([one, sectionId, two])
  expect(await orderOf(course.id)).toEqual([[a, b], [], [c, d]])
  const { outlineVersion, sections } = await show(course.id)
  const turned = sections.toReversed().map(({ id, lessons }) => ({ id, lessons: lessons.map((l) => l.id) }))
  const ask = { courseId: course.id, outlineVersion, sections: turned }
  expect((await arvand.call(arrangeCurriculum, ask, teacher)).status).toBe(200)
})

test('a lesson whose section was removed after it waits for the section', async () => {
  const course = await twoByTwo()
  const [a, b, c, d] = course.lessons.map(({ id }) => id)
  const lesson = await remove(b ?? '')
  const { removalId } = (await arvand.call(removeSection, { sectionId: sectionAt(course, 0) }, teacher))
    .answer
  expect((await show(course.id)).removals.map(({ id }) => id)).toEqual([removalId, lesson])
  expect((await restore(course.id, lesson)).problem).toMatchObject({
    status: 409,
    code: 'courses.section-removed',
  })
  await restore(course.id, removalId)
  expect(await orderOf(course.id)).toEqual([[a], [c, d]])
  expect((await restore(course.id, lesson)).status).toBe(200)
  expect(await orderOf(course.id)).toEqual([
    [a, b],
    [c, d],
  ])
})

test('what learners have begun is not removed', async () => {
  const course = await twoByTwo()
  await anEnrolment(arvand, course, (await aPerson(arvand)).id, { steps: 1 })
  const lesson = await arvand.call(removeLesson, { lessonId: lessonAt(course, 0) }, teacher)
  expect(lesson.problem).toMatchObject({ status: 409, code: 'courses.lesson-learnt' })
  const section = await arvand.call(removeSection, { sectionId: sectionAt(course, 0) }, teacher)
  expect(section.problem).toMatchObject({ status: 409, code: 'courses.section-learnt' })
  expect((await show(course.id)).sections).toHaveLength(2)
})

test('a package that a learner is in the middle of is not removed, and its data stays', async () => {
  const course = await aCourse(arvand, { owner: teacher, sections: [{ lessons: ['scorm', 'text'] }] })
  const lessonId = lessonAt(course, 0)
  const enrolmentId = await anEnrolment(arvand, course, (await aPerson(arvand)).id)
  await arvand.database.pool.query(
    `insert into courses.package_states (enrolment_id, lesson_id, part, data, at)
     values ($1, $2, 'one', '{"cmi.core.score.raw": "70"}', $3)`,
    [enrolmentId, lessonId, arvand.platform.clock.now()],
  )
  const lesson = await arvand.call(removeLesson, { lessonId }, teacher)
  expect(lesson.problem).toMatchObject({ status: 409, code: 'courses.lesson-learnt' })
  const section = await arvand.call(removeSection, { sectionId: sectionAt(course, 0) }, teacher)
  expect(section.problem.code).toBe('courses.section-learnt')
})

test('prerequisites that were set meanwhile stay, and never make a circle', async () => {
  const course = await twoByTwo()
  const [a = '', b = '', c = ''] = course.lessons.map(({ id }) => id)
  const require = (lessonId: string, requires: string[]) =>
    arvand.call(setLessonPrerequisites, { lessonId, requires }, teacher)
  await require(c, [b])
  await require(b, [a])
  const removalId = await remove(b)
  expect((await require(a, [c])).status).toBe(200)
  await restore(course.id, removalId)
  const requires = (await show(course.id)).sections.flatMap(({ lessons }) => lessons.map((l) => l.requires))
  expect(requires).toEqual([[c], [], [b], []])
})

test('a course takes no more lessons than it may, those that come back included', async () => {
  const sections = Array.from({ length: 10 }, () => ({
    lessons: Array.from({ length: 50 }, () => 'text' as const),
  }))
  const course = await aCourse(arvand, { owner: teacher, state: 'draft', sections })
  const removalId = await remove(lessonAt(course, 0))
  const one = { sectionId: sectionAt(course, 0), title: 'بیش', kind: 'text' as const, requestId: newId() }
  expect((await arvand.call(addLesson, one, teacher)).status).toBe(200)
  expect((await restore(course.id, removalId)).problem.code).toBe('courses.too-many-lessons')
})

test('only who may write in the course sees and restores what was removed', async () => {
  const course = await twoByTwo()
  const removalId = await remove(lessonAt(course, 0))
  expect((await restore(course.id, removalId, other)).problem).toMatchObject({
    status: 404,
    code: 'courses.unknown-course',
  })
  const theirs = await aCourse(arvand, { owner: other })
  expect((await restore(theirs.id, removalId, other)).problem.code).toBe('courses.unknown-removal')
  const marker = await aStaffMember(arvand, course.id, { rights: ['mark'] })
  expect((await restore(course.id, removalId, marker)).problem.code).toBe('courses.right-missing')
  const seen = await arvand.call(showTaughtCourse, { courseId: course.id }, marker)
  expect(seen.answer.removals).toEqual([])
  expect((await arvand.call(restoreRemoved, { courseId: course.id, removalId })).status).toBe(401)
  const wrong = await arvand.call(restoreRemoved, { courseId: course.id, removalId: 'x' }, teacher)
  expect(wrong.problem).toMatchObject({ status: 422, code: 'request.invalid' })
})

test('the files of a removed lesson stay in use, and say where it is restored', async () => {
  const course = await aCourse(arvand, { owner: teacher, title: 'حسابان', sections: [{ lessons: ['file'] }] })
  const lessonId = lessonAt(course, 0)
  const { id: fileId } = await aFile(arvand, { ownerId: teacher.id, content: aDocument, name: 'جزوه.pdf' })
  const content = { kind: 'file', attachments: [{ fileId, title: 'جزوه' }] }
  await arvand.call(saveLesson, { lessonId, version: 1, title: 'حد', content }, teacher)
  const removalId = await remove(lessonId)
  const places = async () => (await arvand.call(showFile, { fileId }, teacher)).answer.places
  const builder = `/teach/courses/${course.id}`
  expect(await places()).toMatchObject([{ title: 'حد (حذف‌شده)', link: `${builder}/curriculum` }])
  expect((await arvand.call(removeFile, { fileId }, teacher)).problem.code).toBe('media.in-use')
  await restore(course.id, removalId)
  expect(await places()).toMatchObject([{ title: 'حد', link: `${builder}/lessons/${lessonId}` }])
})

test('after a month it is deleted, with all that belongs to it; before that it is not', async () => {
  const course = await twoByTwo()
  const lessonId = lessonAt(course, 0)
  const removalId = await remove(lessonId)
  const stored = async () =>
    (await arvand.database.pool.query('select 1 from courses.stored_lessons where id = $1', [lessonId]))
      .rowCount
  await forgetRemovals(arvand.platform)
  expect(await stored()).toBe(1)
  arvand.platform.clock.pass(30 * 86_400 + 1)
  // The teacher's session has ended meanwhile.
  const writer = await aStaffMember(arvand, course.id, { rights: ['write'] })
  const seen = async () => (await arvand.call(showTaughtCourse, { courseId: course.id }, writer)).answer
  expect((await seen()).removals).toEqual([])
  await forgetRemovals(arvand.platform)
  expect(await stored()).toBe(0)
  expect((await restore(course.id, removalId, writer)).problem.code).toBe('courses.unknown-removal')
  expect((await seen()).sections.map(({ lessons }) => lessons.length)).toEqual([1, 2])
})
