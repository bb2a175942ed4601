import {
  archiveCourseByManager,
  listCoursesToManager,
  publishCourse,
  returnCourse,
  showCourseToManager,
  showLessonToManager,
} from '@arvand/contracts/panel/manage-courses'
import { listNotices } from '@arvand/contracts/panel/notices'
import { listAudit } from '@arvand/contracts/panel/people'
import { submitCourse } from '@arvand/contracts/teacher/courses'
import { addStaff, changeStaff, listStaff, removeStaff } from '@arvand/contracts/teacher/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, acceptsToTeach, aStaffMember, type TestCourse } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'

let arvand: TestApp
let teacher: TestPerson
let manager: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  teacher = await aPerson(arvand, { roles: ['teacher'] })
  manager = await aPerson(arvand, { roles: ['manager'], scopes: ['content', 'people'] })
})
afterAll(() => arvand.close())

const asManager = () => ({ token: manager.token })
const waiting = async (): Promise<TestCourse> => {
  const course = await aCourse(arvand, { owner: teacher, state: 'draft', sections: [{ lessons: ['text'] }] })
  await arvand.call(submitCourse, { courseId: course.id }, { token: teacher.token })
  arvand.platform.clock.pass(1)
  return course
}

test('the queue holds who waits the longest first, and a manager reads the whole course', async () => {
  const [first, second] = [await waiting(), await waiting()]
  const { answer } = await arvand.call(listCoursesToManager, {}, asManager())
  expect(answer.items.map(({ id }) => id)).toEqual([first.id, second.id])
  expect(answer.waiting).toBe(2)
  const shown = await arvand.call(showCourseToManager, { courseId: first.id }, asManager())
  expect(shown.answer).toMatchObject({
    course: { state: 'inReview', title: first.title },
    missing: [],
    turns: [{ state: 'inReview' }],
  })
  const ask = { courseId: first.id, lessonId: first.lessons[0]?.id ?? '' }
  const lesson = await arvand.call(showLessonToManager, ask, asManager())
  expect(lesson.answer.lesson.content.kind).toBe('text')
  const elsewhere = { ...ask, courseId: second.id }
  expect((await arvand.call(showLessonToManager, elsewhere, asManager())).problem.code).toBe(
    'courses.unknown-lesson',
  )
})

test('a course is returned with a reason that its teacher reads, and published when it comes again', async () => {
  const course = await waiting()
  const ask = { courseId: course.id }
  const reason = 'صدای درس اول شنیده نمی‌شود.'
  expect((await arvand.call(returnCourse, { ...ask, reason }, asManager())).answer).toEqual({
    state: 'draft',
  })
  const notices = (await arvand.call(listNotices, {}, { token: teacher.token })).answer
  expect(notices.items[0]).toMatchObject({ kind: 'course-returned', body: expect.stringContaining(reason) })
  expect((await arvand.call(publishCourse, ask, asManager())).problem).toMatchObject({
    status: 409,
    code: 'courses.not-in-review',
  })
  await arvand.call(submitCourse, ask, { token: teacher.token })
  expect((await arvand.call(publishCourse, ask, asManager())).answer).toEqual({ state: 'published' })
  expect((await arvand.call(publishCourse, ask, asManager())).problem.code).toBe('courses.not-in-review')
  const audit = (await arvand.call(listAudit, { personId: teacher.id }, asManager())).answer
  expect(audit.items.map(({ act }) => act).slice(0, 2)).toEqual(['course-published', 'course-returned'])
  expect(audit.items[1]?.detail).toMatchObject({ courseId: course.id, reason })
  const gone = await arvand.call(archiveCourseByManager, { ...ask, reason }, asManager())
  expect(gone.answer).toEqual({ state: 'archived' })
  expect((await arvand.call(archiveCourseByManager, { ...ask, reason }, asManager())).problem.code).toBe(
    'courses.not-published',
  )
})

test('managers find and read a draft, but its teacher alone decides when it is judged; others judge nothing', async () => {
  const draft = await aCourse(arvand, { owner: teacher, state: 'draft' })
  const ask = { courseId: draft.id }
  expect((await arvand.call(showCourseToManager, ask, asManager())).answer.course.state).toBe('draft')
  const { answer } = await arvand.call(listCoursesToManager, { state: 'draft' }, asManager())
  expect(answer.items.map(({ id }) => id)).toContain(draft.id)
  expect((await arvand.call(publishCourse, ask, asManager())).problem.code).toBe('courses.not-in-review')
  const keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['people'] })
  for (const { token } of [teacher, keeper])
    expect((await arvand.call(publishCourse, ask, { token })).status).toBe(403)
  expect((await arvand.call(publishCourse, ask)).status).toBe(401)
  const course = await waiting()
  const short = { courseId: course.id, reason: 'نه' }
  expect((await arvand.call(returnCourse, short, asManager())).status).toBe(422)
  expect(
    (await arvand.call(returnCourse, { ...short, courseId: newId(), reason: 'دلیل کافی' }, asManager()))
      .status,
  ).toBe(404)
})

test('an owner invites teachers, says what they may do, and takes them out', async () => {
  const { id: courseId } = await aCourse(arvand, { owner: teacher, state: 'draft' })
  const { token } = teacher
  const helper = await aPerson(arvand, { name: 'نگار احمدی', roles: ['teacher'] })
  const given = { role: 'assistant' as const, rights: ['mark' as const, 'answer' as const] }
  const added = await arvand.call(addStaff, { courseId, who: helper.mobile ?? '', ...given }, { token })
  expect(added.status).toBe(200)
  await acceptsToTeach(arvand, helper)
  const [, member] = (await arvand.call(listStaff, { courseId }, { token })).answer.items
  expect(member).toMatchObject({ personId: helper.id, name: 'نگار احمدی', ...given })
  const nobody = { courseId, who: '09129999999', ...given }
  const learner = await aPerson(arvand)
  expect((await arvand.call(addStaff, nobody, { token: helper.token })).problem.code).toBe(
    'courses.owner-only',
  )
  const change = { courseId, personId: helper.id, role: 'teacher' as const, rights: [] }
  expect((await arvand.call(changeStaff, change, { token })).status).toBe(200)
  expect((await arvand.call(changeStaff, { ...change, personId: learner.id }, { token })).problem.code).toBe(
    'courses.unknown-person',
  )
  expect((await arvand.call(changeStaff, { ...change, personId: teacher.id }, { token })).problem.code).toBe(
    'courses.owner-stays',
  )
  const list = (await arvand.call(listStaff, { courseId }, { token: helper.token })).answer
  expect(list.isOwner).toBe(false)
  expect(list.items.map(({ role }) => role)).toEqual(['owner', 'teacher'])
  const leave = { courseId, personId: helper.id }
  expect((await arvand.call(removeStaff, { ...leave, personId: teacher.id }, { token })).problem.code).toBe(
    'courses.owner-stays',
  )
  expect((await arvand.call(removeStaff, leave, { token: helper.token })).status).toBe(200)
  expect((await arvand.call(listStaff, { courseId }, { token: helper.token })).status).toBe(404)
  await aStaffMember(arvand, courseId, { person: helper })
  expect((await arvand.call(removeStaff, leave, { token })).status).toBe(200)
  const stranger = await aPerson(arvand, { roles: ['teacher'] })
  for (const call of [
    arvand.call(addStaff, nobody, { token: stranger.token }),
    arvand.call(changeStaff, change, { token: stranger.token }),
    arvand.call(removeStaff, leave, { token: stranger.token }),
  ])
    expect((await call).status).toBe(404)
})
