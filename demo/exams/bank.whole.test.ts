import { listExams, reviewExam, showExam, showSheet } from '@arvand/contracts/panel/exams'
import { login } from '@arvand/contracts/panel/identity'
import { drawQuestion, listPracticeGroups } from '@arvand/contracts/panel/sample-questions'
import { questionKind } from '@arvand/contracts/questions'
import { listToMark } from '@arvand/contracts/teacher/exam-marking'
import { listRanking } from '@arvand/contracts/teacher/exam-ranking'
import { showExamStatistics } from '@arvand/contracts/teacher/exam-statistics'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '#server/testing/app'
import { aFilledApp } from '../filled-app.ts'
import { subjects } from './sets/sets.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await aFilledApp()
}, 300_000)
afterAll(() => arvand.close())

test('the bank of the demo has every kind of question, and all but the draft may be asked', async () => {
  const { rows } = await arvand.database.pool.query(
    'select kind, version, why_not_ask from exams.questions order by changed_at desc',
  )
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(questionKind.options))
  const unready = rows.filter(({ why_not_ask }) => why_not_ask !== null)
  expect(unready).toEqual([{ kind: 'single', version: 0, why_not_ask: 'exams.option-empty' }])
})

const signedInAs = async (identifier: string) => {
  const { answer } = await arvand.call(login, { identifier, password: 'arvand-demo' })
  return 'token' in answer ? answer : { token: '' }
}

test('a class has taken an exam: essays wait for the teacher, and its questions have figures', async () => {
  const teacher = await signedInAs('09120000003')
  const { rows } = await arvand.database.pool.query(
    `select exam_id, count(*)::integer as waiting from exams.results where waiting > 0 group by exam_id`,
  )
  expect(rows).toHaveLength(1)
  const { exam_id: examId, waiting } = rows[0]
  expect(waiting).toBe(3)
  const toMark = (await arvand.call(listToMark, { examId }, teacher)).answer
  expect(toMark.items).toMatchObject([{ waiting: 3, marked: expect.any(Number) }])
  const { attempts, questions } = (await arvand.call(showExamStatistics, { examId }, teacher)).answer
  expect(attempts).toBe(12)
  expect(questions.some(({ doubts }) => doubts.includes('tooHard'))).toBe(true)
})

test('a course of the demo has an exam that is open, one to come, and one that was taken and may be reviewed', async () => {
  const learner = await signedInAs('09120000001')
  const { items } = (await arvand.call(listExams, {}, learner)).answer
  const states = new Map(items.map(({ title, state }) => [title, state]))
  expect(states.get('تمرین آزمون: همه‌جور سؤال')).toBe('open')
  expect(states.get('آزمون میان‌ترم')).toBe('scheduled')
  const taken = items.find(({ title }) => title === 'آزمون فصل اول')
  expect(taken?.state).toBe('closed')
  const shown = (await arvand.call(showExam, { examId: taken?.id ?? '' }, learner)).answer
  const [attempt] = shown.attempts
  expect(attempt).toMatchObject({ isReviewable: true, percent: expect.any(Number) })
  const { answer } = await arvand.call(reviewExam, { attemptId: attempt?.id ?? '' }, learner)
  const verdicts = new Set(answer.questions.map(({ verdict }) => verdict))
  expect(verdicts).toEqual(new Set(['right', 'partly', 'wrong', 'empty']))
})

test('a Konkur booklet of four lessons has run with sixty candidates, and the learner has a result sheet', async () => {
  const learner = await signedInAs('09120000001')
  const teacher = await signedInAs('09120000003')
  const { items } = (await arvand.call(listExams, {}, learner)).answer
  const ran = items.find(({ isKonkur, state }) => isKonkur && state === 'closed')
  expect(items.filter(({ isKonkur }) => isKonkur).map(({ state }) => state)).toEqual(['open', 'closed'])
  const examId = ran?.id ?? ''
  const ranking = (await arvand.call(listRanking, { examId }, teacher)).answer
  expect(ranking).toMatchObject({ sat: 60, lessons: { length: 4 } })
  const { attempts } = (await arvand.call(showExam, { examId }, learner)).answer
  const sheet = (await arvand.call(showSheet, { attemptId: attempts[0]?.id ?? '' }, learner)).answer
  expect(sheet.wholes.map(({ all }) => all.of)).toEqual([60, 60])
  expect(sheet.lessons.map(({ questions }) => questions)).toEqual([10, 10, 10, 10])
  expect(sheet.topics).toHaveLength(8)
})

test('groups can be practised, and the learner has begun one: some known, some to come back', async () => {
  const learner = await signedInAs('09120000001')
  const { items, today } = (await arvand.call(listPracticeGroups, {}, learner)).answer
  const begun = items.filter(({ done }) => done > 0)
  expect(begun.map(({ done }) => done)).toEqual([5])
  expect(today.due).toBeGreaterThan(0)
  const groupId = begun[0]?.id ?? ''
  const drawn = (await arvand.call(drawQuestion, { groupId, mode: 'daily' }, learner)).answer
  expect(drawn.question).toMatchObject({ isFresh: false })
  expect(drawn).toMatchObject({ bookmarked: 1, mastery: { fresh: 3, learning: 4, mastered: 1 } })
})

test('six exams of twenty questions have all kinds between them and are open, and each subject has a group of forty that are marked at once', async () => {
  const sets = subjects.flatMap((subject) => subject.sets)
  expect(sets.map(({ questions }) => questions.length)).toEqual([20, 20, 20, 20, 20, 20])
  const kinds = sets.flatMap(({ questions }) => questions.map(({ kind }) => kind))
  expect(new Set(kinds)).toEqual(new Set(questionKind.options))
  const titles = sets.map(({ title }) => title)
  const { rows } = await arvand.database.pool.query(
    `select title, jsonb_array_length(paper -> 'sections' -> 0 -> 'slots') as asked from exams.exams
      where title = any($1) and published_at is not null`,
    [titles],
  )
  expect(rows.map(({ asked }) => asked)).toEqual(titles.map(() => 20))
  const groups = await arvand.database.pool.query(
    `select cardinality(question_ids) as asked from exams.practice_groups where title = any($1)`,
    [subjects.map(({ group }) => group.title)],
  )
  expect(groups.rows).toEqual([{ asked: 40 }, { asked: 40 }, { asked: 40 }])
})
