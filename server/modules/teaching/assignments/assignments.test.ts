import { listMyMarks, showAssignment, submitAssignment } from '@arvand/contracts/panel/assignments'
import { listNotices } from '@arvand/contracts/panel/notices'
import {
  listAssignments,
  listWaiting,
  listWaitingAssignments,
  markSubmission,
  showSubmission,
} from '@arvand/contracts/teacher/assignments'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { Assignment } from '#modules/courses'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment, aStaffMember, type TestCourse } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { aFile } from '#testing/media'
import { anAssignment, aRubric } from '../testing.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

interface Set {
  readonly course: TestCourse
  readonly lessonId: string
  readonly learner: TestPerson
}

async function aSet(wish: Partial<Assignment> = {}, more: object = {}): Promise<Set> {
  const content = anAssignment(wish)
  const lesson = { kind: 'assignment' as const, title: 'تمرین یک', content, ...more }
  const course = await aCourse(arvand, { sections: [{ lessons: ['text', lesson] }] })
  const learner = await aPerson(arvand, { name: 'سارا محمدی' })
  await anEnrolment(arvand, course, learner.id)
  return { course, lessonId: course.lessons[1]?.id ?? '', learner }
}

const submit = ({ course, lessonId, learner }: Set, ask: object = { text: 'پاسخ من' }) =>
  arvand.call(submitAssignment, { courseId: course.id, lessonId, requestId: newId(), ...ask }, learner)
const show = ({ course, lessonId, learner }: Set) =>
  arvand.call(showAssignment, { courseId: course.id, lessonId }, learner)
const mark = ({ course }: Set, submissionId: string, ask: object, by: TestPerson = course.owner) =>
  arvand.call(markSubmission, { courseId: course.id, submissionId, requestId: newId(), ...ask }, by)

const rubric = aRubric()
const levels = (first: number, second: number) => ({
  [rubric[0]?.id ?? '']: rubric[0]?.levels[first]?.id,
  [rubric[1]?.id ?? '']: rubric[1]?.levels[second]?.id,
})

test('a learner hands in, the step counts, a newer one takes its place, and the mark closes it', async () => {
  const set = await aSet({ rubric })
  const before = (await show(set)).answer
  expect(before).toMatchObject({ most: 2000, submissions: [], whyNotSubmit: null, dueAt: null })
  expect(before.rubric[0]?.levels.map(({ points }) => points)).toEqual([0, 500, 1200])
  const one = (await submit(set)).answer
  expect(one).toMatchObject({ number: 1, late: false, progress: { distinctSteps: 1, maxStep: 3 } })
  const two = (await submit(set, { text: 'پاسخ بهتر' })).answer
  expect(two).toMatchObject({ number: 2, progress: { distinctSteps: 1 } })
  const { course } = set
  const queue = (await arvand.call(listWaiting, { courseId: course.id }, course.owner)).answer
  expect(queue.items).toMatchObject([{ submissionId: two.submissionId, name: 'سارا محمدی', number: 2 }])
  expect((await mark(set, one.submissionId, { levels: levels(2, 1) })).problem.code).toBe(
    'courses.newer-submission',
  )
  const marked = await mark(set, two.submissionId, { levels: levels(1, 1), comment: 'آفرین' })
  expect(marked.answer).toEqual({ points: 1300, most: 2000, nextId: null })
  const after = (await show(set)).answer
  expect(after.whyNotSubmit).toBe('courses.already-marked')
  expect(after.submissions[0]?.mark).toMatchObject({ points: 1300, comment: 'آفرین', marker: 'آرمان کاظمی' })
  expect((await submit(set)).problem).toMatchObject({ status: 409, code: 'courses.already-marked' })
  const notices = (await arvand.call(listNotices, {}, set.learner)).answer.items
  expect(notices.filter(({ kind }) => kind === 'assignment-marked')).toHaveLength(1)
  const marks = (await arvand.call(listMyMarks, {}, set.learner)).answer.items
  expect(marks).toMatchObject([{ lessonTitle: 'تمرین یک', points: 1300, most: 2000 }])
})

test('marking again keeps what was before', async () => {
  const set = await aSet({ rubric })
  const { submissionId } = (await submit(set)).answer
  await mark(set, submissionId, { levels: levels(0, 0), comment: 'بار اول' })
  arvand.platform.clock.pass(60)
  await mark(set, submissionId, { levels: levels(2, 1), comment: 'بازبینی شد' })
  const ask = { courseId: set.course.id, submissionId }
  const { answer } = await arvand.call(showSubmission, ask, set.course.owner)
  expect(answer.submission.mark).toMatchObject({ points: 2000, comment: 'بازبینی شد' })
  expect(answer.history).toMatchObject([{ points: 0, comment: 'بار اول' }])
  expect(answer).toMatchObject({ waiting: 0, nextId: null, whyNotMark: null })
  const { items } = (await arvand.call(listAssignments, { courseId: set.course.id }, set.course.owner)).answer
  expect(items).toMatchObject([{ title: 'تمرین یک', most: 2000, waiting: 0, marked: 1 }])
})

test('without a rubric points are given, in hundredths, up to the most', async () => {
  const set = await aSet({ points: 20 })
  const { submissionId } = (await submit(set)).answer
  expect((await mark(set, submissionId, { points: 2001 })).problem.code).toBe('courses.points-above-most')
  expect((await mark(set, submissionId, {})).problem).toMatchObject({
    status: 422,
    fields: { points: expect.any(String) },
  })
  expect((await mark(set, submissionId, { points: 1775 })).answer).toMatchObject({ points: 1775, most: 2000 })
  const other = await aSet({ rubric })
  const rubricked = (await submit(other)).answer.submissionId
  expect((await mark(other, rubricked, { points: 100 })).problem.code).toBe('courses.rubric-unfinished')
})

describe('what is late', () => {
  it('is said, and still taken', async () => {
    const set = await aSet({ dueAt: new Date(arvand.platform.clock.now().getTime() + 1000).toISOString() })
    expect((await show(set)).answer.isLate).toBe(false)
    expect((await submit(set)).answer.late).toBe(false)
    arvand.platform.clock.pass(1)
    expect((await show(set)).answer.isLate).toBe(true)
    expect((await submit(set)).answer.late).toBe(true)
  })
})

test('files are the learner’s own, of this use, and as many as are asked for', async () => {
  const set = await aSet({ accepts: 'files', mostFiles: 1 })
  const { learner } = set
  const own = await aFile(arvand, { ownerId: learner.id, use: 'submission' })
  const another = await aFile(arvand, { ownerId: learner.id, use: 'submission' })
  const lesson = await aFile(arvand, { ownerId: learner.id, use: 'lesson' })
  const stolen = await aFile(arvand, { ownerId: set.course.owner.id, use: 'submission' })
  const code = async (ask: object) => (await submit(set, ask)).problem.code
  expect(await code({ text: '' })).toBe('courses.submission-empty')
  expect(await code({ text: 'متن', fileIds: [own.id] })).toBe('courses.submission-kind')
  expect(await code({ fileIds: [own.id, another.id] })).toBe('courses.too-many-files')
  expect(await code({ fileIds: [lesson.id] })).toBe('media.wrong-use')
  expect(await code({ fileIds: [stolen.id] })).toBe('media.unknown-file')
  const { submissionId } = (await submit(set, { fileIds: [own.id] })).answer
  const [file] = (await show(set)).answer.submissions[0]?.files ?? []
  expect(file).toMatchObject({ id: own.id, name: 'تصویر.jpg' })
  // A newer submission may hold the file of an earlier one.
  expect((await submit(set, { fileIds: [own.id] })).answer.number).toBe(2)
  const marker = await aStaffMember(arvand, set.course.id, { role: 'assistant', rights: ['mark'] })
  const writer = await aStaffMember(arvand, set.course.id, { role: 'assistant', rights: ['write'] })
  const ask = { courseId: set.course.id, submissionId }
  const seen = (await arvand.call(showSubmission, ask, marker)).answer.submission.files[0]
  const get = async (url: string | undefined, { token }: TestPerson) =>
    (await arvand.app.inject({ url: url ?? '', headers: { cookie: `arvand.session=${token}` } })).statusCode
  expect(await get(file?.url, learner)).toBe(200)
  expect(await get(seen?.url, marker)).toBe(200)
  // A file link works only in the session that got it, and the right is checked again.
  expect(await get(seen?.url, writer)).not.toBe(200)
  expect((await arvand.call(showSubmission, ask, writer)).problem.code).toBe('courses.right-missing')
})

test('the queue is the oldest first, and the next one is of the same lesson', async () => {
  const lessons = ['الف', 'ب'].map((title) => ({
    kind: 'assignment' as const,
    title,
    content: anAssignment(),
  }))
  const course = await aCourse(arvand, { sections: [{ lessons }] })
  const [a, b] = course.lessons.map(({ id }) => id)
  const handed: string[] = []
  for (const lessonId of [a, b, a]) {
    const learner = await aPerson(arvand)
    await anEnrolment(arvand, course, learner.id)
    handed.push((await submit({ course, lessonId: lessonId ?? '', learner })).answer.submissionId)
    arvand.platform.clock.pass(60)
  }
  const queue = async (more: object = {}) =>
    (await arvand.call(listWaiting, { courseId: course.id, ...more }, course.owner)).answer.items.map(
      ({ submissionId }) => submissionId,
    )
  expect(await queue()).toEqual(handed)
  expect(await queue({ lessonId: b })).toEqual([handed[1]])
  const all = (await arvand.call(listWaitingAssignments, {}, course.owner)).answer.items
  expect(all).toMatchObject([
    { lessonId: a, course: { id: course.id, title: course.title }, waiting: 2 },
    { lessonId: b, waiting: 1 },
  ])
  expect(
    (await arvand.call(listWaitingAssignments, {}, await aPerson(arvand, { roles: ['teacher'] }))).answer
      .items,
  ).toEqual([])
  const set = { course, lessonId: a ?? '', learner: course.owner }
  expect((await mark(set, handed[0] ?? '', { points: 2000 })).answer.nextId).toBe(handed[2])
  expect((await mark(set, handed[2] ?? '', { points: 2000 })).answer.nextId).toBe(handed[1])
})

test('handing in and marking at the same moment agree on one of them', async () => {
  const set = await aSet()
  const { submissionId } = (await submit(set)).answer
  const [marked, handed] = await Promise.all([mark(set, submissionId, { points: 100 }), submit(set)])
  expect([marked.status, handed.status].toSorted()).toEqual([200, 409])
})

test('ten clicks at once hand in once each, numbered without a gap', async () => {
  const set = await aSet()
  const answers = await Promise.all(Array.from({ length: 6 }, () => submit(set)))
  expect(answers.map(({ answer }) => answer.number).toSorted()).toEqual([1, 2, 3, 4, 5, 6])
  const queue = await arvand.call(listWaiting, { courseId: set.course.id }, set.course.owner)
  expect(queue.answer.items).toHaveLength(1)
})

test('a lesson that is not open shows and takes nothing; nor does a stranger hand in', async () => {
  const later = new Date(arvand.platform.clock.now().getTime() + 86_400_000)
  const set = await aSet({}, { releaseAt: later })
  expect((await show(set)).problem).toMatchObject({ status: 403, code: 'courses.not-yet-open' })
  expect((await submit(set)).problem).toMatchObject({ status: 403, code: 'courses.not-yet-open' })
  const stranger = await aPerson(arvand)
  expect((await submit({ ...set, learner: stranger })).problem.code).toBe('courses.not-enrolled')
  const text = { ...set, lessonId: set.course.lessons[0]?.id ?? '' }
  expect((await submit(text)).problem.code).toBe('courses.unknown-lesson')
})

test('another teacher’s queue does not exist, and a learner marks nothing', async () => {
  const set = await aSet()
  const { submissionId } = (await submit(set)).answer
  const other = await aCourse(arvand)
  expect((await mark(set, submissionId, { points: 1 }, other.owner)).problem.code).toBe(
    'courses.unknown-course',
  )
  expect((await mark({ ...set, course: other }, submissionId, { points: 1 })).problem.code).toBe(
    'courses.unknown-submission',
  )
  expect((await mark(set, submissionId, { points: 1 }, set.learner)).status).toBe(403)
  const assistant = await aStaffMember(arvand, set.course.id, {
    role: 'assistant',
    rights: ['write', 'enrol'],
  })
  expect((await mark(set, submissionId, { points: 1 }, assistant)).problem.code).toBe('courses.right-missing')
})
