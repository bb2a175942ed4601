import { submitAssignment } from '@arvand/contracts/panel/assignments'
import { announce } from '@arvand/contracts/teacher/announcements'
import { showTeacherToday } from '@arvand/contracts/teacher/today'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment, aStaffMember } from '#testing/courses'
import { aPerson } from '#testing/identity'
import { teachingPersonalData } from './teaching-personal-data.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

async function aTaughtCourse() {
  const course = await aCourse(arvand, { sections: [{ lessons: ['assignment'] }] })
  const learner = await aPerson(arvand, { name: 'سارا' })
  await anEnrolment(arvand, course, learner.id)
  const ask = { courseId: course.id, lessonId: course.lessons[0]?.id, text: 'پاسخ', requestId: newId() }
  await arvand.call(submitAssignment, ask, learner)
  const said = { courseId: course.id, title: 'سلام', body: 'خوش آمدید.', requestId: newId() }
  await arvand.call(announce, said, course.owner)
  return { course, learner }
}

test('a teacher’s home leads to the submission that waits longest; who may not mark sees none', async () => {
  const { course } = await aTaughtCourse()
  const { answer } = await arvand.call(showTeacherToday, {}, course.owner)
  const [waits] = answer.attention
  expect(waits).toMatchObject({
    code: 'courses.to-mark',
    count: 1,
    oldest: { name: `سارا، «${course.title}»` },
  })
  expect(waits?.link).toMatch(new RegExp(`^/teach/courses/${course.id}/assignments/[0-9a-f-]{36}$`))
  const enroller = await aStaffMember(arvand, course.id, { role: 'assistant', rights: ['enrol'] })
  expect((await arvand.call(showTeacherToday, {}, enroller)).answer.attention).toEqual([])
})

test('what a person handed in is theirs to read, and its words go with the account', async () => {
  const { learner } = await aTaughtCourse()
  const { db } = arvand.platform
  expect(await teachingPersonalData.collect(db, learner.id)).toMatchObject({
    submissions: [{ text: 'پاسخ', points: null }],
  })
  await transaction(db, (tx) => teachingPersonalData.forget(tx, learner.id))
  expect(await teachingPersonalData.collect(db, learner.id)).toMatchObject({ submissions: [{ text: null }] })
})
