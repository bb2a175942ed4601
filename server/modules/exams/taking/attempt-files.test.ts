import { examSettings } from '@arvand/contracts/exams'
import * as taken from '@arvand/contracts/panel/exams'
import * as contract from '@arvand/contracts/teacher/exams'
import * as bank from '@arvand/contracts/teacher/questions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment, aStaffMember, type TestCourse } from '#testing/courses'
import { aPerson, aSession, type TestPerson } from '#testing/identity'
import { aFile } from '#testing/media'
import { markedFileRight } from '../marking/marked-file-right.ts'
import { aHotspot } from '../testing.ts'
import { attemptFileRight } from './attempt-file-right.ts'

let arvand: TestApp
let teacher: TestPerson
let course: TestCourse
beforeAll(async () => {
  arvand = await anApp()
  teacher = await aPerson(arvand, { roles: ['teacher'] })
  course = await aCourse(arvand, { owner: teacher })
})
afterAll(() => arvand.close())

const picture = (fileId: string) => ({
  type: 'doc' as const,
  content: [{ type: 'image' as const, attrs: { fileId, alt: 'نقشه' } }],
})

/** An exam of one question with a picture, and another picture that is told after it. */
async function anExamWithPictures() {
  const [asked, told] = [
    await aFile(arvand, { ownerId: teacher.id, name: 'damavand.jpg' }),
    await aFile(arvand, { ownerId: teacher.id }),
  ]
  const made = { kind: 'hotspot' as const, categoryId: null, requestId: newId() }
  const { questionId } = (await arvand.call(bank.makeQuestion, made, teacher)).answer
  const question = { ...aHotspot(asked.id), feedback: picture(told.id) }
  await arvand.call(bank.saveQuestion, { questionId, revision: 0, question }, teacher)
  await arvand.call(bank.keepQuestionVersion, { questionId, revision: 1, requestId: newId() }, teacher)
  const exam = { courseId: course.id, title: 'آزمون نقشه', requestId: newId() }
  const { examId } = (await arvand.call(contract.makeExam, exam, teacher)).answer
  const slots = [{ id: newId(), pick: { by: 'question' as const, questionId }, points: null }]
  const sections = [{ id: newId(), title: 'بخش ۱', slots }]
  const settings = examSettings.parse({ title: exam.title, minutes: 60, sections })
  await arvand.call(contract.saveTaughtExam, { examId, revision: 0, settings }, teacher)
  expect((await arvand.call(contract.publishExam, { examId, revision: 1 }, teacher)).status).toBe(200)
  return { examId, asked, told }
}

const startAs = async (person: { token: string }, examId: string) =>
  (await arvand.call(taken.startExam, { examId, requestId: newId() }, person)).answer.attempt.id

const get = async (link: string, { token }: { token: string }) =>
  (await arvand.app.inject({ url: link, cookies: { 'arvand.session': token } })).statusCode

test('a candidate sees the pictures that the questions ask with, and those of the key only with the review', async () => {
  const { examId, asked, told } = await anExamWithPictures()
  const learner = await aPerson(arvand)
  await anEnrolment(arvand, course, learner.id)
  const attemptId = await startAs(learner, examId)
  const open = (await arvand.call(taken.showAttempt, { attemptId }, learner)).answer
  expect(open).toMatchObject({ isHere: true, exam: { id: examId }, attempt: { sequence: 0 } })
  expect(open.files.map(({ id }) => id)).toEqual([asked.id])
  expect(JSON.stringify(open)).not.toMatch(/damavand|areas|feedback/)
  const [file] = open.files
  expect(await get(file?.link ?? '', learner)).toBe(200)
  await arvand.call(taken.submitExam, { attemptId, requestId: newId() }, learner)
  const review = (await arvand.call(taken.reviewExam, { attemptId }, learner)).answer
  expect(review.files.map(({ id }) => id).toSorted()).toEqual([asked.id, told.id].toSorted())
  for (const { link } of review.files) expect(await get(link, learner)).toBe(200)
})

test('a stranger gets neither the attempt nor its files, and who has not begun no file', async () => {
  const { examId, asked } = await anExamWithPictures()
  const [learner, idle, stranger] = [await aPerson(arvand), await aPerson(arvand), await aPerson(arvand)]
  await anEnrolment(arvand, course, learner.id)
  await anEnrolment(arvand, course, idle.id)
  const attemptId = await startAs(learner, examId)
  const refused = await arvand.call(taken.showAttempt, { attemptId }, stranger)
  expect(refused.problem).toMatchObject({ status: 404, code: 'exams.unknown-attempt' })
  const { link } = (await arvand.call(taken.showAttempt, { attemptId }, learner)).answer.files[0] ?? {
    link: '',
  }
  expect(await get(link, stranger)).not.toBe(200)
  expect((await arvand.call(taken.showAttempt, { attemptId }, { token: '' })).status).toBe(401)
  const may = (personId: string) =>
    attemptFileRight.mayRead(arvand.platform.db, asked.id, personId, arvand.platform.clock.now())
  expect([await may(learner.id), await may(idle.id), await may(stranger.id)]).toEqual([true, false, false])
})

test('looking at an attempt from a second device takes nothing over', async () => {
  const { examId } = await anExamWithPictures()
  const learner = await aPerson(arvand)
  await anEnrolment(arvand, course, learner.id)
  const attemptId = await startAs(learner, examId)
  const phone = await aSession(arvand, learner)
  const looked = (await arvand.call(taken.showAttempt, { attemptId }, phone)).answer
  expect(looked.isHere).toBe(false)
  expect((await arvand.call(taken.showAttempt, { attemptId }, learner)).answer.isHere).toBe(true)
})

test('who marks the exam sees the pictures of its questions, another assistant does not', async () => {
  const { asked } = await anExamWithPictures()
  const [marker, helper] = [
    await aStaffMember(arvand, course.id, { rights: ['mark'] }),
    await aStaffMember(arvand, course.id, { rights: ['enrol'] }),
  ]
  const may = (personId: string) =>
    markedFileRight.mayRead(arvand.platform.db, asked.id, personId, arvand.platform.clock.now())
  expect([await may(marker.id), await may(helper.id)]).toEqual([true, false])
})
