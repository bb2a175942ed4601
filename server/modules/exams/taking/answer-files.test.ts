import * as taken from '@arvand/contracts/panel/exams'
import { removeFile } from '@arvand/contracts/panel/media'
import * as marking from '@arvand/contracts/teacher/exam-marking'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aFile } from '#testing/media'
import { answerFileRight, answerFileUse } from './answer-files.ts'
import { type ExamsBench, openExamsBench } from './testing.ts'

let arvand: TestApp
let bench: ExamsBench
beforeAll(async () => {
  arvand = await anApp()
  bench = await openExamsBench(arvand)
})
afterAll(() => arvand.close())

const anAnswer = (ownerId: string) => aFile(arvand, { ownerId, use: answerFileUse, name: 'برگه.jpg' })
const mayRead = (fileId: string, { id }: Pick<TestPerson, 'id'>) =>
  answerFileRight.mayRead(arvand.platform.db, fileId, id, arvand.platform.clock.now())

/** An attempt at an exam of one question that files answer. */
async function anAttempt() {
  const { examId, questionIds } = await bench.anExam(['file'])
  const [questionId = ''] = questionIds
  const learner = await bench.aLearner()
  const attemptId = (await bench.start(examId, learner)).answer.attempt.id
  const save = (sequence: number, value: string[]) =>
    arvand.call(taken.saveExam, { attemptId, sequence, answers: [{ questionId, value }] }, learner)
  return { examId, questionId, learner, attemptId, save }
}

test('files that a candidate hands in are shown to them again, and to their marker once the attempt is over', async () => {
  const { examId, questionId, learner, attemptId, save } = await anAttempt()
  const file = await anAnswer(learner.id)
  expect((await save(1, [file.id])).answer.saved).toMatchObject([{ questionId, value: [file.id] }])
  const open = (await arvand.call(taken.showAttempt, { attemptId }, learner)).answer
  expect(open.answerFiles).toMatchObject([{ id: file.id, name: 'برگه.jpg' }])
  expect(await mayRead(file.id, bench.teacher)).toBe(false)

  await bench.submit(attemptId, learner)
  expect(await mayRead(file.id, bench.teacher)).toBe(true)
  expect(await mayRead(file.id, await aPerson(arvand, { roles: ['teacher'] }))).toBe(false)
  const place = { examId, attemptId, questionId }
  const toMark = (await arvand.call(marking.showAnswerToMark, place, bench.teacher)).answer
  expect(toMark).toMatchObject({ answer: null, answerFiles: [{ id: file.id, name: 'برگه.jpg' }] })
  const cookies = { 'arvand.session': bench.teacher.token }
  const url = toMark.answerFiles[0]?.url ?? ''
  expect((await arvand.app.inject({ url, cookies })).statusCode).toBe(200)

  const mark = { ...place, points: 80, requestId: newId() }
  expect((await arvand.call(marking.markAnswer, mark, bench.teacher)).status).toBe(200)
  const review = (await arvand.call(taken.reviewExam, { attemptId }, learner)).answer
  expect(review).toMatchObject({ score: 80, answerFiles: [{ id: file.id }] })
})

test('a file of somebody else, or of another use, is refused, and what was saved before stays', async () => {
  const { questionId, learner, attemptId, save } = await anAttempt()
  const own = await anAnswer(learner.id)
  await save(1, [own.id])
  const foreign = await anAnswer((await aPerson(arvand)).id)
  expect((await save(2, [own.id, foreign.id])).problem.code).toBe('media.unknown-file')
  const avatar = await aFile(arvand, { ownerId: learner.id, use: 'avatar' })
  expect((await save(2, [avatar.id])).problem.code).toBe('media.wrong-use')
  expect((await save(2, [newId()])).problem.code).toBe('media.unknown-file')
  const { attempt } = (await arvand.call(taken.showAttempt, { attemptId }, learner)).answer
  expect(attempt).toMatchObject({ sequence: 1, answers: { [questionId]: [own.id] } })
})

test('a file that was handed in stays, also when another one took its place', async () => {
  const { learner, save } = await anAttempt()
  const [first, second] = [await anAnswer(learner.id), await anAnswer(learner.id)]
  await save(1, [first.id])
  await save(2, [second.id])
  const removed = await arvand.call(removeFile, { fileId: first.id }, learner)
  expect(removed.problem.code).toBe('media.in-use')
})
