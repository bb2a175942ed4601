import type { AnswerValue } from '@arvand/contracts/asked-questions'
import { type ExamSection, examSettings, type SomeExamSettings } from '@arvand/contracts/exams'
import * as taken from '@arvand/contracts/panel/exams'
import * as contract from '@arvand/contracts/teacher/exams'
import * as lessons from '@arvand/contracts/teacher/lessons'
import * as bank from '@arvand/contracts/teacher/questions'
import { newId } from '#platform/ids'
import type { TestApp } from '#server/testing/app'
import { aCourse, anEnrolment } from '#testing/courses'
import { aPerson, type PersonWish, type TestPerson } from '#testing/identity'
import { completeQuestions } from '../question-kinds/testing.ts'

export type Kind = keyof typeof completeQuestions
type Caller = Pick<TestPerson, 'token'>
type Wished = Partial<Pick<ExamSection, 'minutes' | 'oneWay'>> & { readonly kinds: readonly Kind[] }

/** A course with its teacher, who sets exams by the real endpoints, and learners who take them. */
export async function openExamsBench(arvand: TestApp) {
  const teacher = await aPerson(arvand, { roles: ['teacher'] })
  const course = await aCourse(arvand, { owner: teacher })

  async function aReadyQuestion(kind: Kind): Promise<string> {
    const made = { kind, categoryId: null, requestId: newId() }
    const { questionId } = (await arvand.call(bank.makeQuestion, made, teacher)).answer
    const question = completeQuestions[kind]
    await arvand.call(bank.saveQuestion, { questionId, revision: 0, question }, teacher)
    await arvand.call(bank.keepQuestionVersion, { questionId, revision: 1, requestId: newId() }, teacher)
    return questionId
  }

  /** A published exam with a question of each of these kinds. */
  const anExam = (kinds: readonly Kind[], wish: SomeExamSettings = {}) =>
    anExamOf([{ kinds }], { minutes: 60, ...wish })

  /** The same with these sections. */
  async function anExamOf(wished: readonly Wished[], wish: SomeExamSettings = {}) {
    const made = { courseId: course.id, title: 'آزمون میان‌ترم', requestId: newId() }
    const { examId } = (await arvand.call(contract.makeExam, made, teacher)).answer
    const questionIds: string[] = []
    const sections: unknown[] = []
    for (const { kinds, ...pacing } of wished) {
      const slots: unknown[] = []
      for (const kind of kinds) {
        const questionId = await aReadyQuestion(kind)
        questionIds.push(questionId)
        slots.push({ id: newId(), pick: { by: 'question', questionId }, points: null })
      }
      sections.push({ id: newId(), title: `بخش ${sections.length + 1}`, ...pacing, slots })
    }
    const settings = examSettings.parse({ title: 'آزمون میان‌ترم', sections, ...wish })
    await arvand.call(contract.saveTaughtExam, { examId, revision: 0, settings }, teacher)
    const { status } = await arvand.call(contract.publishExam, { examId, revision: 1 }, teacher)
    if (status !== 200) throw new Error('the exam was not published')
    return { examId, questionIds, sectionIds: settings.sections.map(({ id }) => id) }
  }

  /** A published lesson of the course that leads to an exam. */
  async function aLessonOf(examId: string): Promise<string> {
    const added = {
      sectionId: course.sections[0]?.id,
      title: 'آزمون پایانی',
      kind: 'exam',
      requestId: newId(),
    }
    const { lessonId } = (await arvand.call(lessons.addLesson, added as never, teacher)).answer
    const publish = { courseId: course.id, lessonIds: [lessonId], isPublished: true }
    const { problem } = await arvand.call(lessons.publishLessons, publish, teacher)
    if (problem.code !== 'courses.lesson-without-item') throw new Error('an empty lesson was published')
    const content = { kind: 'exam', attachments: [], itemId: examId } as const
    const save = { lessonId, version: 1, title: 'آزمون پایانی', content, minutes: 20 }
    await arvand.call(lessons.saveLesson, save, teacher)
    const published = await arvand.call(lessons.publishLessons, publish, teacher)
    if (published.status !== 200) throw new Error(`the lesson was not published: ${published.problem.code}`)
    return lessonId
  }

  async function aLearner(wish: PersonWish = {}): Promise<TestPerson> {
    const learner = await aPerson(arvand, wish)
    await anEnrolment(arvand, course, learner.id)
    return learner
  }

  const start = (examId: string, person: Caller, accessCode = '') =>
    arvand.call(taken.startExam, { examId, accessCode, requestId: newId() }, person)

  const submit = (attemptId: string, person: Caller) =>
    arvand.call(taken.submitExam, { attemptId, requestId: newId() }, person)

  /** The id of an attempt with these answers, which was handed in. */
  async function handedIn(examId: string, person: Caller, answers: Readonly<Record<string, AnswerValue>>) {
    const attemptId = (await start(examId, person)).answer.attempt.id
    const given = Object.entries(answers).map(([questionId, value]) => ({ questionId, value }))
    if (given.length > 0)
      await arvand.call(taken.saveExam, { attemptId, sequence: 1, answers: given } as never, person)
    await submit(attemptId, person)
    return attemptId
  }

  return { teacher, course, aReadyQuestion, anExam, anExamOf, aLessonOf, aLearner, start, submit, handedIn }
}
export type ExamsBench = Awaited<ReturnType<typeof openExamsBench>>
