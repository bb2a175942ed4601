import { examSettings } from '../../../contracts/exams.ts'
import { aCourse, anEnrolment } from '../../../server/modules/courses/testing.ts'
import { completeQuestions } from '../../../server/modules/exams/testing.ts'
import { aPerson } from '../../../server/modules/identity/testing.ts'
import { openDatabase } from '../../../server/platform/database.ts'
import { newId } from '../../../server/platform/ids.ts'
import type { TestApp } from '../../../server/testing/app.ts'
import { TestClock } from '../../../server/testing/clock.ts'
import type { Post } from './poster.ts'

const questions = 20

export interface Ground {
  readonly courseId: string
  readonly teacherToken: string
  /** Of the learners of the course, each with a session of their own. */
  readonly tokens: readonly string[]
  /** Ids of the questions of the exam. */
  readonly questionIds: readonly string[]
}

/** A course with so many learners and a bank with questions. */
export async function makeGround(databaseUrl: string, post: Post, candidates: number): Promise<Ground> {
  const { db, close } = openDatabase({ url: databaseUrl, prepare: true, connections: 8 }, console.error)
  // The test builders read no other part of the app.
  const arvand = { platform: { db, clock: new TestClock(new Date()) } } as unknown as TestApp
  const teacher = await aPerson(arvand, { mobile: '+989420000000', roles: ['teacher'] })
  const course = await aCourse(arvand, { owner: teacher })
  const tokens: string[] = []
  const numbers = Array.from({ length: candidates }, (_, at) => at).values()
  const one = async () => {
    for (const at of numbers) {
      const { id, token } = await aPerson(arvand, { mobile: `+98943${String(at).padStart(7, '0')}` })
      await anEnrolment(arvand, course, id)
      tokens.push(token)
    }
  }
  await Promise.all(Array.from({ length: 8 }, one))
  await close()
  const questionIds: string[] = []
  for (let at = 0; at < questions; at += 1) questionIds.push(await aQuestion(post, teacher.token))
  return { courseId: course.id, teacherToken: teacher.token, tokens, questionIds }
}

async function aQuestion(post: Post, token: string): Promise<string> {
  const made = { kind: 'single', categoryId: null, requestId: newId() }
  const { questionId } = await asked<{ questionId: string }>(post, token, 'question/make', made)
  await asked(post, token, 'question/save', { questionId, revision: 0, question: completeQuestions.single })
  await asked(post, token, 'question/keepVersion', { questionId, revision: 1, requestId: newId() })
  return questionId
}

/** Publishes an exam of all questions that is open from now on for so many seconds; returns its id. */
export async function anExam(ground: Ground, post: Post, seconds: number): Promise<string> {
  const { courseId, teacherToken: token, questionIds } = ground
  const made = { courseId, title: 'آزمون شب', requestId: newId() }
  const { examId } = await asked<{ examId: string }>(post, token, 'exam/make', made)
  const slots = questionIds.map((questionId) => ({
    id: newId(),
    pick: { by: 'question' as const, questionId },
    points: null,
  }))
  const settings = examSettings.parse({
    title: 'آزمون شب',
    closesAt: new Date(Date.now() + seconds * 1000).toISOString(),
    sections: [{ id: newId(), title: 'بخش ۱', slots }],
  })
  await asked(post, token, 'exam/save', { examId, revision: 0, settings })
  await asked(post, token, 'exam/publish', { examId, revision: 1 })
  return examId
}

async function asked<Body>(post: Post, token: string, path: string, body: object): Promise<Body> {
  const reply = await post<Body>(`/api/teacher/${path}`, token, body)
  if (reply.status !== 200) throw new Error(`${path}: ${JSON.stringify(reply.body)}`)
  return reply.body
}
