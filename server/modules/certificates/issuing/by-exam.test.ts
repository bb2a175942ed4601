import { join } from 'node:path'
import { type ExamSettings, examSettings } from '@arvand/contracts/exams'
import { showCertificate } from '@arvand/contracts/home/certificates'
import { saveExam, startExam, submitExam } from '@arvand/contracts/panel/exams'
import { listNotices } from '@arvand/contracts/panel/notices'
import { listIssued, saveTemplate, showTemplate } from '@arvand/contracts/teacher/certificates'
import { applyRegrade } from '@arvand/contracts/teacher/exam-regrading'
import { makeExam, publishExam, saveTaughtExam } from '@arvand/contracts/teacher/exams'
import * as bank from '@arvand/contracts/teacher/questions'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { certificates } from '#testing/certificates'
import { aCourse, anEnrolment } from '#testing/courses'
import { completeQuestions } from '#testing/exams'
import { aPerson, type TestPerson } from '#testing/identity'
import { certificateDocument } from '../files/certificate-document.ts'
import { workIssuePassed } from './issue-for-completed.ts'

let arvand: TestApp
let teacher: TestPerson
let course: Awaited<ReturnType<typeof aCourse>>
beforeAll(async () => {
  arvand = await anApp()
})
beforeEach(async () => {
  teacher = await aPerson(arvand, { roles: ['teacher'] })
  course = await aCourse(arvand, { owner: teacher })
})
afterAll(() => arvand.close())

/** A published exam of one question, whose right answer is «a». */
async function anExam(passPercent: number | null, wish: Partial<ExamSettings> = {}) {
  const made = { kind: 'single' as const, categoryId: null, requestId: newId() }
  const { questionId } = (await arvand.call(bank.makeQuestion, made, teacher)).answer
  const question = completeQuestions.single
  await arvand.call(bank.saveQuestion, { questionId, revision: 0, question }, teacher)
  await arvand.call(bank.keepQuestionVersion, { questionId, revision: 1, requestId: newId() }, teacher)
  const title = 'آزمون پایانی'
  const asked = { courseId: course.id, title, requestId: newId() }
  const { examId } = (await arvand.call(makeExam, asked, teacher)).answer
  const slots = [{ id: newId(), pick: { by: 'question' as const, questionId }, points: null }]
  const sections = [{ id: newId(), title: 'بخش ۱', slots }]
  const settings = examSettings.parse({ title, minutes: 30, attempts: 0, passPercent, sections, ...wish })
  await arvand.call(saveTaughtExam, { examId, revision: 0, settings }, teacher)
  expect((await arvand.call(publishExam, { examId, revision: 1 }, teacher)).status).toBe(200)
  return { examId, questionId }
}

async function take(
  { examId, questionId }: Awaited<ReturnType<typeof anExam>>,
  who: TestPerson,
  value: string,
) {
  const started = await arvand.call(startExam, { examId, requestId: newId() }, who)
  const attemptId = started.answer.attempt.id
  const answers = [{ questionId, value }]
  expect((await arvand.call(saveExam, { attemptId, sequence: 1, answers }, who)).status).toBe(200)
  expect((await arvand.call(submitExam, { attemptId, requestId: newId() }, who)).status).toBe(200)
}

async function aLearner() {
  const learner = await aPerson(arvand)
  await anEnrolment(arvand, course, learner.id)
  return learner
}

const template = (examId: string | null, version: number) => ({
  ...{ courseId: course.id, brand: 'hamun' as const, heading: 'گواهی قبولی', titleLatin: '' },
  ...{ showsGrade: false, signer: '', signerRole: '', isAutomatic: true, examId, version },
})

const issuedTo = (personId: string) =>
  certificates(arvand.database.db)
    .selectFrom('certificates.certificates')
    .select(['reason', 'title', 'brand'])
    .where('person_id', '=', personId)
    .execute()

test('who passes the exam gets the certificate once; who fails gets none', async () => {
  const exam = await anExam(50)
  const unpassable = await anExam(null)
  const { answer } = await arvand.call(showTemplate, { courseId: course.id }, teacher)
  expect(answer.exams.map(({ id }) => id)).toEqual([exam.examId])
  for (const wrong of [unpassable.examId, newId()])
    expect((await arvand.call(saveTemplate, template(wrong, 0), teacher)).problem.code).toBe(
      'certificates.unknown-exam',
    )
  const saved = await arvand.call(saveTemplate, template(exam.examId, 0), teacher)
  expect(saved.answer.template).toMatchObject({ examId: exam.examId, isAutomatic: true })
  const [passes, fails] = [await aLearner(), await aLearner()]
  await take(exam, fails, 'b')
  await take(exam, passes, 'a')
  await take(exam, passes, 'a')
  await expect
    .poll(() => issuedTo(passes.id), { timeout: 15_000 })
    .toEqual([{ reason: 'passed', title: answer.course.title, brand: 'hamun' }])
  expect(await issuedTo(fails.id)).toEqual([])
  // What it says is that they passed an exam, not that they went through all lessons.
  const row = await certificates(arvand.database.db)
    .selectFrom('certificates.certificates')
    .selectAll()
    .where('person_id', '=', passes.id)
    .executeTakeFirstOrThrow()
  const said = (language: 'fa' | 'en') =>
    certificateDocument(row, language, arvand.platform.config.publicUrl).labels.completed
  expect(said('fa')).toBe('در آزمون دورهٔ زیر قبول شده است:')
  expect(said('en')).toBe('has passed the examination of the course')
  expect(row.credential).toMatchObject({
    credentialSubject: { achievement: { criteria: { narrative: 'قبولی در آزمون دوره' } } },
  })
  expect((await arvand.call(showCertificate, { code: row.code })).answer).toMatchObject({ isIntact: true })
})

test('a certificate is issued when the results are told: before, it would tell who passed', async () => {
  // Jobs wait by the clock of the database.
  const closesAt = new Date(Date.now() + 3 * 3_600_000).toISOString()
  const exam = await anExam(50, { closesAt, review: { from: 'closed', parts: ['score'] } })
  await arvand.call(saveTemplate, template(exam.examId, 0), teacher)
  const passes = await aLearner()
  await take(exam, passes, 'a')
  const waiting = 'select 1 from pgboss.job where name = $1 and data ->> $2 = $3'
  const jobOf = ['certificates.issue-passed', 'personId', passes.id]
  await expect
    .poll(async () => (await arvand.database.pool.query(waiting, jobOf)).rowCount, { timeout: 15_000 })
    .toBe(1)
  expect(await issuedTo(passes.id)).toEqual([])
  const { platform } = arvand
  const keyPath = join(platform.config.dataDir, 'CERTIFICATES_KEY')
  const issue = (at: string) =>
    workIssuePassed(
      { ...platform, keyPath, publicUrl: platform.config.publicUrl, gradeOf: async () => null },
      { examId: exam.examId, personId: passes.id, at },
    )
  // It closes later than it was to.
  await issue(new Date(Date.now()).toISOString())
  expect(await issuedTo(passes.id)).toEqual([])
  await issue(closesAt)
  await issue(closesAt)
  expect(await issuedTo(passes.id)).toMatchObject([{ reason: 'passed' }])
})

test('a mark that falls below the pass mark is told to the teacher, who finds whose certificate it was', async () => {
  const exam = await anExam(50)
  await arvand.call(saveTemplate, template(exam.examId, 0), teacher)
  const passed = await aLearner()
  await take(exam, passed, 'a')
  await expect.poll(() => issuedTo(passed.id), { timeout: 15_000 }).toHaveLength(1)
  const below = async (passMark?: 'below') =>
    (await arvand.call(listIssued, { courseId: course.id, passMark }, teacher)).answer.items.map(
      ({ personId, isBelowPassMark }) => [personId, isBelowPassMark],
    )
  expect([await below(), await below('below')]).toEqual([[[passed.id, false]], []])
  const ruling = { ruling: 'drop' as const, accepted: [], reason: 'سؤال درست نبود.', requestId: newId() }
  expect((await arvand.call(applyRegrade, { ...exam, ...ruling }, teacher)).status).toBe(200)
  const told = async () =>
    (await arvand.call(listNotices, {}, teacher)).answer.items.map(({ kind, link }) => [kind, link])
  await expect
    .poll(told, { timeout: 15_000 })
    .toContainEqual([
      'certificate-below-pass-mark',
      `/teach/courses/${course.id}/certificates?passMark=below`,
    ])
  expect(await below('below')).toEqual([[passed.id, true]])
})
