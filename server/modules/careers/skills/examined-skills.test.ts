import { examSettings } from '@arvand/contracts/exams'
import { listSkills, listSkillsOf, showJob } from '@arvand/contracts/home/careers'
import * as own from '@arvand/contracts/panel/careers'
import { saveExam, startExam, submitExam } from '@arvand/contracts/panel/exams'
import { findSkillSources, listManagedSkills, saveSkill } from '@arvand/contracts/panel/manage-careers'
import { updateProfile } from '@arvand/contracts/panel/profile'
import { makeExam, publishExam, saveTaughtExam } from '@arvand/contracts/teacher/exams'
import * as bank from '@arvand/contracts/teacher/questions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse, anEnrolment } from '#testing/courses'
import { completeQuestions } from '#testing/exams'
import { aPerson, type TestPerson } from '#testing/identity'
import { aCompany, aJob, aManager, aSkill } from '../testing.ts'

let arvand: TestApp
let teacher: TestPerson
let course: Awaited<ReturnType<typeof aCourse>>
beforeAll(async () => {
  arvand = await anApp()
  teacher = await aPerson(arvand, { roles: ['teacher'] })
  course = await aCourse(arvand, { owner: teacher })
}, 60_000)
afterAll(() => arvand.close())

/** A published exam of one question, whose right answer is «a». */
async function anExam(title: string, passPercent: number | null) {
  const made = { kind: 'single' as const, categoryId: null, requestId: newId() }
  const { questionId } = (await arvand.call(bank.makeQuestion, made, teacher)).answer
  const question = completeQuestions.single
  await arvand.call(bank.saveQuestion, { questionId, revision: 0, question }, teacher)
  await arvand.call(bank.keepQuestionVersion, { questionId, revision: 1, requestId: newId() }, teacher)
  const asked = { courseId: course.id, title, requestId: newId() }
  const { examId } = (await arvand.call(makeExam, asked, teacher)).answer
  const slots = [{ id: newId(), pick: { by: 'question' as const, questionId }, points: null }]
  const sections = [{ id: newId(), title: 'بخش ۱', slots }]
  const settings = examSettings.parse({ title, minutes: 30, attempts: 0, passPercent, sections })
  await arvand.call(saveTaughtExam, { examId, revision: 0, settings }, teacher)
  await arvand.call(publishExam, { examId, revision: 1 }, teacher)
  return { examId, questionId }
}

async function take(exam: Awaited<ReturnType<typeof anExam>>, who: TestPerson, value: string) {
  const started = await arvand.call(startExam, { examId: exam.examId, requestId: newId() }, who)
  const attemptId = started.answer.attempt.id
  const answers = [{ questionId: exam.questionId, value }]
  await arvand.call(saveExam, { attemptId, sequence: 1, answers }, who)
  await arvand.call(submitExam, { attemptId, requestId: newId() }, who)
}

test('a passed exam proves a skill that a job demands; who failed it is led to its course', async () => {
  const title = `آزمون ${newId().slice(-6)}`
  const exam = await anExam(title, 50)
  const unpassable = await anExam(`${title} بدون قبولی`, null)
  const manager = await aManager(arvand)
  const sources = (await arvand.call(findSkillSources, { q: title }, manager)).answer
  expect(sources).toEqual({ courses: [], exams: [{ id: exam.examId, title }] })
  // A text without a letter finds nothing.
  const ofSigns = (await arvand.call(findSkillSources, { q: '🙂' }, manager)).answer
  expect(ofSigns).toEqual({ courses: [], exams: [] })
  const byCourse = (await arvand.call(findSkillSources, { q: course.title }, manager)).answer
  expect(byCourse.courses).toContainEqual({ slug: course.slug, title: course.title })
  const skillId = await aSkill(arvand, 'آمار استنباطی')
  const tree = (await arvand.call(listSkills, {})).answer.items
  const parentId = tree.find(({ id }) => id === skillId)?.parentId ?? null
  const save = (examIds: string[]) =>
    arvand.call(
      saveSkill,
      { skillId, title: 'آمار استنباطی', parentId, examIds, requestId: newId() },
      manager,
    )
  expect((await save([unpassable.examId])).problem.code).toBe('careers.unknown-exam')
  expect((await save([exam.examId])).status).toBe(200)
  const managed = (await arvand.call(listManagedSkills, {}, manager)).answer.items
  expect(managed.find(({ id }) => id === skillId)?.exams).toEqual([{ id: exam.examId, title }])
  const jobId = await aJob(arvand, await aCompany(arvand), { verifiedSkillIds: [skillId] })
  const [passes, fails] = [await aPerson(arvand), await aPerson(arvand)]
  for (const [person, value] of [
    [passes, 'a'],
    [fails, 'b'],
  ] as const) {
    await anEnrolment(arvand, course, person.id)
    await take(exam, person, value)
  }
  const apply = (person: TestPerson) =>
    arvand.call(own.applyForJob, { jobId, parts: [], requestId: newId() }, person)
  const mine = async (person: TestPerson) => (await arvand.call(own.listMySkills, {}, person)).answer.items
  await expect.poll(() => mine(passes), { timeout: 15_000 }).toHaveLength(1)
  expect(await mine(passes)).toMatchObject([
    { id: skillId, isVerified: true, certificate: null, exam: title },
  ])
  expect((await apply(passes)).status).toBe(200)
  expect((await apply(fails)).problem.code).toBe('careers.skill-missing')
  const { lacking } = (await arvand.call(showJob, { id: jobId }, fails)).answer.mine ?? {}
  expect(lacking).toMatchObject([{ id: skillId, courses: [{ slug: course.slug }] }])
  const handle = `h${newId().slice(-8)}`
  await arvand.call(updateProfile, { handle }, passes)
  await arvand.call(own.addSkill, { skillId, level: 'advanced' }, passes)
  expect((await arvand.call(listSkillsOf, { handle })).answer.items).toMatchObject([{ exam: title }])
})
