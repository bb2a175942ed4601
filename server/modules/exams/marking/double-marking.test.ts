import * as taken from '@arvand/contracts/panel/exams'
import * as contract from '@arvand/contracts/teacher/exam-marking'
import { showTeacherToday } from '@arvand/contracts/teacher/today'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aStaffMember } from '#testing/courses'
import type { TestPerson } from '#testing/identity'
import { type ExamsBench, openExamsBench } from '../taking/testing.ts'
import { meanOf, partFor, stateFor } from './double-marking.ts'

let arvand: TestApp
let bench: ExamsBench
let owner: TestPerson
let one: TestPerson
let other: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  bench = await openExamsBench(arvand)
  owner = bench.teacher
  one = await aMarker()
  other = await aMarker()
})
afterAll(() => arvand.close())

const aMarker = () => aStaffMember(arvand, bench.course.id, { rights: ['mark'] })

interface Place {
  readonly examId: string
  readonly attemptId: string
  readonly questionId: string
}

/** An essay of four marks that was handed in; two marks may differ by a tenth of it. */
async function anEssay(): Promise<Place & { readonly learner: TestPerson }> {
  const doubleMarking = { tolerance: 10 }
  const { examId, questionIds } = await bench.anExam(['essay'], { doubleMarking, passPercent: 50 })
  const [questionId = ''] = questionIds
  const learner = await bench.aLearner()
  const attemptId = await bench.handedIn(examId, learner, { [questionId]: 'نوروز آغاز بهار است.' })
  return { examId, attemptId, questionId, learner }
}

const mark = ({ examId, attemptId, questionId }: Place, by: TestPerson, points: number, comment?: string) =>
  arvand.call(
    contract.markAnswer,
    { examId, attemptId, questionId, points, comment, requestId: newId() } as never,
    by,
  )
const shown = async ({ examId, attemptId, questionId }: Place, by: TestPerson) =>
  (await arvand.call(contract.showAnswerToMark, { examId, attemptId, questionId }, by)).answer
const countsOf = async ({ examId }: Place, by: TestPerson) => {
  const { waiting, elsewhere, differing, marked } =
    (await arvand.call(contract.listToMark, { examId }, by)).answer.items[0] ?? {}
  return [waiting, elsewhere, differing, marked]
}
const isAttended = async ({ examId }: Place, by: TestPerson) =>
  (await arvand.call(contract.listWaitingExams, {}, by)).answer.items.some((item) => item.examId === examId)
const reviewed = async ({ attemptId, learner }: Awaited<ReturnType<typeof anEssay>>) =>
  (await arvand.call(taken.reviewExam, { attemptId }, learner)).answer

test('neither of two markers sees the other’s mark, and their mean counts', async () => {
  const place = await anEssay()
  expect(await countsOf(place, one)).toEqual([1, 0, 0, 0])
  expect((await mark(place, one, 60, 'روشن نوشته‌اید.')).answer).toMatchObject({
    state: 'elsewhere',
    points: 60,
  })
  expect(await countsOf(place, one)).toEqual([0, 1, 0, 0])
  expect(await countsOf(place, other)).toEqual([1, 0, 0, 0])
  expect([await isAttended(place, one), await isAttended(place, other)]).toEqual([false, true])
  const before = await shown(place, other)
  expect(before).toMatchObject({ markings: [], points: null, double: { state: 'waiting', part: 'second' } })
  expect(JSON.stringify(before)).not.toContain('روشن')
  // Who owns the course marks like anybody until two have.
  expect((await shown(place, owner)).markings).toEqual([])
  const own = await shown(place, one)
  expect(own).toMatchObject({ double: { state: 'elsewhere', part: 'first' }, markings: [{ points: 60 }] })
  expect((await reviewed(place)).score).toBeNull()

  expect((await mark(place, one, 62)).answer.state).toBe('elsewhere')
  expect((await mark(place, other, 71, 'بیشتر بنویسید.')).answer.state).toBe('marked')
  const review = await reviewed(place)
  expect(review).toMatchObject({ score: 67, passed: true })
  expect(review.questions[0]?.comment).toBe('بیشتر بنویسید.')
  expect(await countsOf(place, one)).toEqual([0, 0, 0, 1])
  const after = await shown(place, other)
  expect(after).toMatchObject({ points: 67, double: { state: 'marked', part: null } })
  expect(after.markings.map(({ part, points }) => [part, points])).toEqual([
    ['second', 71],
    ['first', 62],
    ['first', 60],
  ])
  expect((await mark(place, one, 90)).problem.code).toBe('exams.owner-decides')
})

test('where two marks differ too much the owner of the course decides', async () => {
  const place = await anEssay()
  await mark(place, one, 40, 'کوتاه است.')
  expect((await mark(place, other, 60, 'خوب است.')).answer.state).toBe('differing')
  expect(await countsOf(place, one)).toEqual([0, 0, 1, 0])
  expect([await isAttended(place, one), await isAttended(place, owner)]).toEqual([false, true])
  const { attention } = (await arvand.call(showTeacherToday, {}, owner)).answer
  expect(attention.some(({ link }) => link === `/teach/exams/${place.examId}/marking`)).toBe(true)
  expect((await reviewed(place)).score).toBeNull()
  expect((await mark(place, one, 50)).problem.code).toBe('exams.owner-decides')
  const asked = await shown(place, owner)
  expect(asked).toMatchObject({ points: null, double: { state: 'differing', part: 'decision' } })
  expect(asked.markings).toHaveLength(2)
  expect((await mark(place, owner, 55)).answer.state).toBe('marked')
  const review = await reviewed(place)
  expect(review.score).toBe(55)
  expect(review.questions[0]?.comment).toBe('کوتاه است.\n\nخوب است.')
  expect((await mark(place, owner, 58, 'میان این دو.')).answer.state).toBe('marked')
  expect((await reviewed(place)).questions[0]).toMatchObject({ mark: 58, comment: 'میان این دو.' })
})

test('the lists have answers by whose turn it is, and say how many may mark', async () => {
  const place = await anEssay()
  const list = async (by: TestPerson, are: contract.MarkingState) => {
    const ask = { examId: place.examId, questionId: place.questionId, are }
    const { items, isDouble } = (await arvand.call(contract.listAnswersToMark, ask, by)).answer
    expect(isDouble).toBe(true)
    return items.map(({ attemptId }) => attemptId)
  }
  const { markers } = (await arvand.call(contract.listToMark, { examId: place.examId }, one)).answer
  expect(markers).toBe(3)
  await mark(place, one, 40)
  expect([await list(one, 'waiting'), await list(one, 'elsewhere')]).toEqual([[], [place.attemptId]])
  expect(await list(other, 'waiting')).toEqual([place.attemptId])
  await mark(place, other, 90)
  expect([await list(other, 'differing'), await list(other, 'marked')]).toEqual([[place.attemptId], []])
})

test('two who mark second in the same moment come one after the other', async () => {
  const place = await anEssay()
  await mark(place, one, 50)
  const answers = await Promise.all([mark(place, other, 50), mark(place, owner, 50)])
  const codes = answers.map(({ status, problem }) => (status === 200 ? 'marked' : problem.code))
  // The owner who comes last decides, and everybody else is refused.
  expect([
    ['marked', 'marked'],
    ['exams.owner-decides', 'marked'],
  ]).toContainEqual(codes)
  expect((await reviewed(place)).score).toBe(50)
})

test('rules: whose turn it is and what two marks come to', () => {
  const [ann, bob] = ['a', 'b'].map((personId) => ({ personId, isOwner: false }))
  if (!ann || !bob) throw new Error('two people')
  const boss = { personId: 'c', isOwner: true }
  const fresh = { markers: 0, firstId: null }
  const half = { markers: 1, firstId: 'a' }
  const full = { markers: 2, firstId: 'a' }
  expect([partFor(fresh, ann), partFor(half, ann), partFor(half, bob)]).toEqual(['first', 'first', 'second'])
  expect([partFor(full, ann), partFor(full, boss)]).toEqual([null, 'decision'])
  // The account of who marked first is gone.
  expect(partFor({ markers: 1, firstId: null }, ann)).toBe('second')
  expect(stateFor({ ...half, percent: null }, ann)).toBe('elsewhere')
  expect(stateFor({ ...half, percent: null }, bob)).toBe('waiting')
  expect(stateFor({ ...full, percent: null }, bob)).toBe('differing')
  expect(stateFor({ ...full, percent: 0 }, bob)).toBe('marked')
  expect(meanOf([40, 50], 100, { tolerance: 10 })).toBe(45)
  expect(meanOf([40, 51], 100, { tolerance: 10 })).toBeNull()
  expect(meanOf([0, 100], 100, { tolerance: 100 })).toBe(50)
  expect(meanOf([33, 34], 100, { tolerance: 1 })).toBe(34)
})
