import * as taken from '@arvand/contracts/panel/exams'
import { listNotices } from '@arvand/contracts/panel/notices'
import * as marking from '@arvand/contracts/teacher/exam-marking'
import * as contract from '@arvand/contracts/teacher/exam-regrading'
import { showTeacherToday } from '@arvand/contracts/teacher/today'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { objectionsUntil, remarked, whyNotRegrade } from '../rulings/regrade.ts'
import { type ExamsBench, openExamsBench } from '../taking/testing.ts'

let arvand: TestApp
let bench: ExamsBench
let teacher: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  bench = await openExamsBench(arvand)
  teacher = bench.teacher
})
afterAll(() => arvand.close())

const answer = { kind: 'single' as const, value: 'b', percent: -33.33, ownPoints: null, worth: 300 }

test.each([
  [{ ruling: 'key', accepted: [] }, answer, { percent: -33.33, points: -100, most: 300 }],
  [{ ruling: 'accept', accepted: ['b'] }, answer, { percent: 100, points: 300, most: 300 }],
  [{ ruling: 'accept', accepted: ['c'] }, answer, { percent: -33.33, points: -100, most: 300 }],
  [
    { ruling: 'everyone', accepted: [] },
    { ...answer, value: null, percent: 0 },
    { percent: 100, points: 300, most: 300 },
  ],
  [{ ruling: 'drop', accepted: [] }, answer, { percent: 0, points: 0, most: 0 }],
  // What a person gave to this answer alone stays, unless the question counts otherwise for all.
  [
    { ruling: 'key', accepted: [] },
    { ...answer, ownPoints: 150 },
    { percent: 50, points: 150, most: 300 },
  ],
  [
    { ruling: 'drop', accepted: [] },
    { ...answer, ownPoints: 150 },
    { percent: 0, points: 0, most: 0 },
  ],
  // Typed answers are the same after folding.
  [
    { ruling: 'accept', accepted: ['کاوه'] },
    { ...answer, kind: 'shortAnswer' as const, value: 'كاوه ', percent: 0 },
    { percent: 100, points: 300, most: 300 },
  ],
] as const)('under %j an answer %j is worth %j', (regrade, before, after) => {
  expect(remarked(regrade, before)).toEqual(after)
})

test.each([
  ['single', { ruling: 'accept', accepted: ['b'] }, null],
  ['single', { ruling: 'accept', accepted: [] }, 'exams.accepts-nothing'],
  ['matching', { ruling: 'accept', accepted: ['b'] }, 'exams.not-regradable'],
  ['matching', { ruling: 'drop', accepted: [] }, null],
  ['essay', { ruling: 'everyone', accepted: [] }, 'exams.not-regradable'],
] as const)('%s, %j → %s', (kind, regrade, code) => {
  expect(whyNotRegrade(kind, regrade)).toBe(code)
})

test('one may object for so many days after the review opened', () => {
  const opened = new Date('2026-11-20T10:00:00Z')
  const until = new Date('2026-11-23T10:00:00Z')
  expect(objectionsUntil(3, opened, new Date('2026-11-23T09:59:59Z'))).toEqual(until)
  expect(objectionsUntil(3, opened, until)).toBeNull()
  expect(objectionsUntil(0, opened, opened)).toBeNull()
})

const preview = (ask: object, person: { token: string } = teacher) =>
  arvand.call(contract.previewRegrade, ask as never, person)
const apply = (ask: object, person: { token: string } = teacher) =>
  arvand.call(
    contract.applyRegrade,
    { reason: 'کلید اشتباه بود', requestId: newId(), ...ask } as never,
    person,
  )
const score = async (attemptId: string, person: TestPerson) => {
  const { score: points, most } = (await arvand.call(taken.reviewExam, { attemptId }, person)).answer
  return [points, most]
}

test('a wrong key: the dry run tells who changes and stores nothing, applying marks again and tells them', async () => {
  const { examId, questionIds } = await bench.anExam(['single', 'trueFalse'], {
    passPercent: 90,
    negative: 50,
  })
  const [single = '', truth = ''] = questionIds
  const [one, two, three] = [
    await bench.aLearner({ name: 'نگار رضایی' }),
    await bench.aLearner({ name: 'کاوه نوری' }),
    await bench.aLearner({ name: 'سارا امینی' }),
  ]
  const first = await bench.handedIn(examId, one, { [single]: 'a', [truth]: true })
  const second = await bench.handedIn(examId, two, { [single]: 'b', [truth]: true })
  const third = await bench.handedIn(examId, three, { [single]: 'c' })
  expect(await score(second, two)).toEqual([50, 200])

  const place = { examId, questionId: single }
  const looked = (await preview(place)).answer
  expect(looked).toMatchObject({ ruling: 'key', mayAccept: true, summary: null, items: [], history: [] })
  expect(looked.given).toEqual(
    expect.arrayContaining([
      { key: 'a', text: 'تهران', count: 1, isRight: true, isAccepted: false },
      { key: 'b', text: 'اصفهان', count: 1, isRight: false, isAccepted: false },
    ]),
  )
  const wish = { ...place, ruling: 'accept', accepted: ['b'] }
  const dry = (await preview(wish)).answer
  expect(dry.summary).toEqual({ attempts: 3, up: 1, down: 0, passedMore: 1, passedLess: 0 })
  expect(dry.items).toEqual([
    {
      attemptId: second,
      candidate: { name: 'کاوه نوری', number: expect.any(Number) },
      ...{ oldPoints: 50, oldMost: 200, newPoints: 200, newMost: 200 },
    },
  ])
  expect(await score(second, two)).toEqual([50, 200])

  const requestId = newId()
  expect((await apply({ ...wish, requestId })).answer).toEqual({ changed: 1 })
  expect((await apply({ ...wish, requestId })).answer).toEqual({ changed: 1 })
  expect((await apply(wish)).problem.code).toBe('exams.regraded-same')
  expect(await score(first, one)).toEqual([200, 200])
  expect(await score(second, two)).toEqual([200, 200])
  const { questions } = (await arvand.call(taken.reviewExam, { attemptId: second }, two)).answer
  expect(questions.find(({ id }) => id === single)).toMatchObject({
    verdict: 'right',
    ruling: 'accept',
    mark: 100,
  })
  expect((await preview(place)).answer).toMatchObject({
    ruling: 'accept',
    history: [
      { ruling: 'accept', accepted: ['b'], reason: 'کلید اشتباه بود', changed: 1, by: expect.any(String) },
    ],
  })
  await expect
    .poll(async () => (await arvand.call(listNotices, {}, two)).answer.items.map(({ title }) => title))
    .toContain('نمرهٔ شما در «آزمون میان‌ترم» تغییر کرد')
  expect((await arvand.call(listNotices, {}, one)).answer.items).toEqual([])

  // Who hands in later counts the same way.
  const four = await bench.aLearner()
  const fourth = await bench.handedIn(examId, four, { [single]: 'b' })
  expect(await score(fourth, four)).toEqual([100, 200])

  // Dropped, the question counts for nobody; by the key again, all is as it was.
  expect((await apply({ ...place, ruling: 'drop' })).answer.changed).toBe(4)
  expect(await score(third, three)).toEqual([0, 100])
  expect((await apply({ ...place, ruling: 'key' })).answer.changed).toBe(4)
  expect(await score(second, two)).toEqual([50, 200])
  expect(await score(third, three)).toEqual([-50, 200])
  const listed = (await arvand.call(contract.listRegrading, { examId }, teacher)).answer.items
  expect(listed.find(({ questionId }) => questionId === single)).toMatchObject({
    asked: 4,
    right: 1,
    ruling: 'key',
  })
})

test('strangers, other teachers and questions of no key', async () => {
  const { examId, questionIds } = await bench.anExam(['single', 'essay'])
  const [single = '', essay = ''] = questionIds
  const place = { examId, questionId: single, ruling: 'drop' }
  const elsewhere = await aPerson(arvand, { roles: ['teacher'] })
  expect((await preview(place, elsewhere)).problem.code).toBe('exams.unknown-exam')
  expect((await apply(place, elsewhere)).problem.code).toBe('exams.unknown-exam')
  expect((await apply(place, await bench.aLearner())).status).toBe(403)
  expect((await preview({ ...place, questionId: newId() })).problem.code).toBe('exams.unknown-question')
  expect((await apply({ ...place, questionId: essay })).problem.code).toBe('exams.not-regradable')
  expect((await preview({ ...place, ruling: 'accept' })).problem.code).toBe('exams.accepts-nothing')
})

const objects = (ask: object, person: TestPerson) =>
  arvand.call(
    taken.objectTo,
    { text: 'به نظرم گزینهٔ دوم هم درست است.', requestId: newId(), ...ask } as never,
    person,
  )
const answers = (ask: object, person: { token: string } = teacher) =>
  arvand.call(
    contract.answerObjection,
    { answer: 'حق با شماست.', requestId: newId(), ...ask } as never,
    person,
  )

test('an objection waits with the receipts of its saves, and an accepted one changes the mark of its answer', async () => {
  const { examId, questionIds } = await bench.anExam(['single', 'trueFalse'], { objectionDays: 3 })
  const [single = '', truth = ''] = questionIds
  const learner = await bench.aLearner({ name: 'نگار رضایی' })
  const attemptId = await bench.handedIn(examId, learner, { [single]: 'b', [truth]: true })
  const review = async () => (await arvand.call(taken.reviewExam, { attemptId }, learner)).answer
  expect((await review()).objectionsUntil).not.toBeNull()
  const place = { attemptId, questionId: single }
  expect((await objects(place, learner)).answer.objection).toMatchObject({ state: 'waiting', answer: null })
  expect((await objects(place, learner)).problem.code).toBe('exams.objected-already')
  expect((await objects({ ...place, questionId: newId() }, learner)).problem.code).toBe(
    'exams.unknown-question',
  )
  expect((await objects(place, await bench.aLearner())).problem.code).toBe('exams.unknown-attempt')

  const { items, waiting } = (await arvand.call(contract.listObjections, { examId }, teacher)).answer
  expect([waiting, items]).toMatchObject([1, [{ candidate: { name: 'نگار رضایی' }, state: 'waiting' }]])
  const today = (await arvand.call(showTeacherToday, {}, teacher)).answer.attention
  expect(today.find(({ code }) => code === 'exams.objections')).toMatchObject({
    link: `/teach/exams/${examId}/objections`,
  })
  const objectionId = items[0]?.objectionId ?? ''
  const shown = (await arvand.call(contract.showObjection, { examId, objectionId }, teacher)).answer
  expect(shown).toMatchObject({ given: 'b', points: 0, most: 100, mayRegrade: true, nextId: null })
  expect(shown.saves).toEqual([
    { sequence: 1, at: expect.any(String), value: 'b', receipt: expect.stringMatching(/.{40}/) },
  ])

  const reply = { examId, objectionId, outcome: 'accepted' }
  const elsewhere = await aPerson(arvand, { roles: ['teacher'] })
  expect((await answers(reply, elsewhere)).problem.code).toBe('exams.unknown-exam')
  const other = await bench.anExam(['single'])
  expect((await answers({ ...reply, examId: other.examId })).problem.code).toBe('exams.unknown-objection')
  expect((await answers({ ...reply, points: 101 })).problem.code).toBe('courses.points-above-most')
  expect((await answers({ ...reply, points: 60 })).answer).toEqual({ nextId: null })
  expect((await answers(reply)).problem.code).toBe('exams.objection-answered')
  const told = await review()
  expect(told).toMatchObject({ score: 160, most: 200 })
  expect(told.questions.find(({ id }) => id === single)).toMatchObject({
    ...{ mark: 60, verdict: 'partly' },
    objection: { state: 'accepted', answer: 'حق با شماست.' },
  })
  const notices = (await arvand.call(listNotices, {}, learner)).answer.items
  expect(notices[0]?.title).toBe('به اعتراض شما در «آزمون میان‌ترم» پاسخ داده شد')
  // The list of answers that a person marks has nothing to do with it.
  expect((await arvand.call(marking.listToMark, { examId }, teacher)).answer.items).toEqual([])
  // A regrade by the key leaves what was given to this answer alone.
  await apply({ examId, questionId: single, ruling: 'everyone' })
  expect((await review()).score).toBe(200)
  await apply({ examId, questionId: single, ruling: 'key' })
  expect((await review()).score).toBe(160)
})

test('an exam that takes no objections, and one whose days are over', async () => {
  const { examId, questionIds } = await bench.anExam(['single'])
  const learner = await bench.aLearner()
  const attemptId = await bench.handedIn(examId, learner, {})
  const place = { attemptId, questionId: questionIds[0] }
  expect((await objects(place, learner)).problem.code).toBe('exams.objections-closed')
  const late = await bench.anExam(['single'], { objectionDays: 1 })
  const lateId = await bench.handedIn(late.examId, learner, {})
  arvand.platform.clock.pass(25 * 3600)
  const again = await bench.aLearner()
  expect((await objects({ attemptId: lateId, questionId: late.questionIds[0] }, again)).status).toBe(404)
  expect((await objects({ attemptId: lateId, questionId: late.questionIds[0] }, learner)).problem.code).toBe(
    'exams.objections-closed',
  )
})
