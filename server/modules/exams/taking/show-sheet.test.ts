import type { ExamSettings } from '@arvand/contracts/exams'
import * as contract from '@arvand/contracts/panel/exams'
import { listRanking } from '@arvand/contracts/teacher/exam-ranking'
import * as setting from '@arvand/contracts/teacher/exams'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { type ExamsBench, openExamsBench } from './testing.ts'

let arvand: TestApp
let bench: ExamsBench
beforeAll(async () => {
  arvand = await anApp()
  bench = await openExamsBench(arvand)
})
afterAll(() => arvand.close())

const quotas = ['منطقهٔ ۱', 'منطقهٔ ۲']
const hour = 3_600_000

/** An exam in Konkur mode with two lessons of three questions, which counts the first three times in one subgroup and the second in the other. */
async function aKonkur(wish: Partial<ExamSettings> = {}) {
  const [first, second, field] = [newId(), newId(), newId()]
  const lessons: string[][] = []
  for (const _ of [first, second])
    lessons.push([
      await bench.aReadyQuestion('single'),
      await bench.aReadyQuestion('single'),
      await bench.aReadyQuestion('single'),
    ])
  const section = (id: string, at: number, title: string) => ({
    ...{ id, title },
    slots: (lessons[at] ?? []).map((questionId) => ({
      id: newId(),
      pick: { by: 'question' as const, questionId },
      points: null,
    })),
  })
  const subgroup = (title: string, one: number, other: number) => ({
    ...{ id: newId(), title },
    coefficients: { [first]: one, [second]: other },
  })
  const subgroups = [subgroup('زیرگروه ۱', 3, 1), subgroup('زیرگروه ۲', 1, 3)]
  const konkur = {
    fields: [
      { id: field, title: 'علوم تجربی', lessons: [first, second], subgroups },
      { id: newId(), title: 'هنر', lessons: [second], subgroups: [subgroup('زیرگروه ۱', 0, 1)] },
    ],
    quotas,
  }
  const sections = [section(first, 0, 'زیست‌شناسی'), section(second, 1, 'شیمی')]
  const closesAt = new Date(arvand.platform.clock.now().getTime() + hour).toISOString()
  const { examId } = await bench.anExam([], { sections, konkur, closesAt, ...wish })
  return { examId, field, subgroups, lessons, other: konkur.fields[1]?.id ?? '' }
}

const start = (examId: string, person: TestPerson, choices?: object) =>
  arvand.call(contract.startExam, { examId, choices, requestId: newId() } as never, person)

interface Sat {
  readonly examId: string
  readonly field: string
  readonly quota: string
  readonly city: string
  /** By question: right, wrong or left empty. */
  readonly answers: readonly (readonly [string, 'a' | 'b' | null])[]
}

async function sits(person: TestPerson, { examId, answers, ...choices }: Sat): Promise<string> {
  const attemptId = (await start(examId, person, choices)).answer.attempt.id
  const given = answers.flatMap(([questionId, value]) => (value ? [{ questionId, value }] : []))
  if (given.length > 0)
    await arvand.call(contract.saveExam, { attemptId, sequence: 1, answers: given } as never, person)
  await bench.submit(attemptId, person)
  return attemptId
}

const sheet = (attemptId: string, person: { token: string }) =>
  arvand.call(contract.showSheet, { attemptId }, person)

test('three sit a booklet: percents, تراز and ranks of the sheet are those computed by hand', async () => {
  const { examId, field, lessons, subgroups, other } = await aKonkur()
  const answered = (first: string, second: string) =>
    [first, second].flatMap((signs, lesson) =>
      [...signs].map(
        (sign, at) =>
          [lessons[lesson]?.[at] ?? '', ({ '+': 'a', '-': 'b', o: null } as const)[sign as '+']] as const,
      ),
    )
  const people: TestPerson[] = []
  for (const name of ['نگار رضایی', 'کاوه نوری', 'سارا امینی', 'بهرام صدری'])
    people.push(await bench.aLearner({ name }))
  const [one, two, three, four] = people as [TestPerson, TestPerson, TestPerson, TestPerson]
  const [zone1 = '', zone2 = ''] = quotas
  const sat = { examId, field }
  const first = await sits(one, { ...sat, quota: zone1, city: 'شیراز', answers: answered('+++', '+-o') })
  await sits(two, { ...sat, quota: zone1, city: 'یزد', answers: answered('---', '+++') })
  const third = await sits(three, { ...sat, quota: zone2, city: 'شیراز', answers: answered('+oo', 'ooo') })
  // Another booklet counts for itself alone.
  const fourth = await sits(four, {
    ...{ examId, field: other, quota: zone1, city: 'یزد' },
    answers: (lessons[1] ?? []).map((id) => [id, 'a'] as const),
  })

  expect((await sheet(first, one)).problem.code).toBe('exams.sheet-not-ready')
  arvand.platform.clock.pass(2 * 3600)
  const shown = (await sheet(first, one)).answer
  expect(shown).toMatchObject({
    ...{ candidate: 'نگار رضایی', field: 'علوم تجربی', quota: zone1, city: 'شیراز' },
    wholes: [
      {
        ...{ subgroup: 'زیرگروه ۱', standard: 5811, betterThan: 100 },
        ...{ all: { rank: 1, of: 3 }, quota: { rank: 1, of: 2 }, city: { rank: 1, of: 2 } },
      },
      { subgroup: 'زیرگروه ۲', standard: 4982, betterThan: 50, all: { rank: 2, of: 3 } },
    ],
    lessons: [
      {
        ...{ title: 'زیست‌شناسی', right: 3, wrong: 0, empty: 0, questions: 3, coefficients: [3, 1] },
        ...{ percent: 100, meanPercent: expect.closeTo(33.33, 2), standard: 6225 },
        place: { rank: 1, of: 3 },
      },
      {
        ...{ title: 'شیمی', right: 1, wrong: 1, empty: 1, percent: expect.closeTo(22.22, 2) },
        ...{ meanPercent: expect.closeTo(40.74, 2), standard: 4568, place: { rank: 2, of: 3 } },
      },
    ],
    receipts: { saves: 1 },
  })
  expect(shown.qr).toMatch(/^data:image\/svg/)
  expect(shown.distribution.reduce((sum, count) => sum + count, 0)).toBe(3)
  expect((await sheet(third, three)).answer.wholes[0]).toMatchObject({
    ...{ standard: 4762, all: { rank: 2, of: 3 }, quota: { rank: 1, of: 1 }, city: { rank: 2, of: 2 } },
  })
  const alone = (await sheet(fourth, four)).answer
  expect(alone.lessons).toMatchObject([{ title: 'شیمی', percent: 100, standard: 5000, place: { of: 1 } }])

  const ranking = (ask: object = {}) => arvand.call(listRanking, { examId, ...ask } as never, bench.teacher)
  const best = (await ranking()).answer
  expect(best.items.map(({ candidate, standard }) => [candidate.name, standard])).toEqual([
    ['نگار رضایی', 5811],
    ['سارا امینی', 4762],
    ['کاوه نوری', 4427],
  ])
  expect(best).toMatchObject({ sat: 3, fieldId: field, lessons: [{ title: 'زیست‌شناسی' }, { title: 'شیمی' }] })
  const second = (await ranking({ subgroupId: subgroups[1]?.id })).answer
  expect(second.items[0]).toMatchObject({ candidate: { name: 'کاوه نوری' }, standard: 5730 })
  expect((await ranking({ fieldId: other })).answer).toMatchObject({ sat: 1 })

  // Strangers.
  expect((await sheet(first, two)).problem.code).toBe('exams.unknown-attempt')
  expect((await sheet(first, bench.teacher)).problem.code).toBe('exams.unknown-attempt')
  const elsewhere = await aPerson(arvand, { roles: ['teacher'] })
  expect((await arvand.call(listRanking, { examId }, elsewhere)).problem.code).toBe('exams.unknown-exam')
  expect((await arvand.call(listRanking, { examId }, one)).status).toBe(403)
})

test('who sat twice is ranked by the better attempt, and on the sheet of the other one by that one', async () => {
  const { examId, field, lessons } = await aKonkur({ attempts: 2, counts: 'best' })
  const [one, other] = [await bench.aLearner(), await bench.aLearner()]
  const sat = { examId, field, quota: quotas[0] ?? '', city: 'شیراز' }
  const all = (answer: 'a' | 'b') => lessons.flat().map((id) => [id, answer] as const)
  const worse = await sits(one, { ...sat, answers: all('b') })
  const better = await sits(one, { ...sat, answers: all('a') })
  const between = await sits(other, { ...sat, answers: all('a').slice(0, 3) })
  arvand.platform.clock.pass(2 * 3600)
  const rankOf = async (attemptId: string, person: TestPerson) =>
    (await sheet(attemptId, person)).answer.wholes[0]?.all
  expect(await rankOf(better, one)).toEqual({ rank: 1, of: 2 })
  expect(await rankOf(worse, one)).toEqual({ rank: 2, of: 2 })
  expect(await rankOf(between, other)).toEqual({ rank: 2, of: 2 })
})

test('one chooses from what the exam offers, and gets the lessons of the field alone', async () => {
  const { examId, field, other } = await aKonkur()
  const learner = await bench.aLearner()
  const { choices } = (await arvand.call(contract.showExam, { examId }, learner)).answer
  expect(choices).toMatchObject({
    fields: [
      { id: field, lessons: ['زیست‌شناسی', 'شیمی'], questions: 6 },
      { id: other, title: 'هنر', lessons: ['شیمی'], questions: 3 },
    ],
    quotas,
  })
  expect((await start(examId, learner)).problem.code).toBe('exams.choices-missing')
  const wrong = { field: newId(), quota: quotas[0], city: 'شیراز' }
  expect((await start(examId, learner, wrong)).problem.code).toBe('exams.choices-missing')
  const { attempt } = (await start(examId, learner, { ...wrong, field: other })).answer
  expect(attempt.sections.map(({ title }) => title)).toEqual(['شیمی'])
  expect(attempt.questions).toHaveLength(3)
})

test('an exam like any other has no sheet and no ranking, and one with unfinished booklets is not published', async () => {
  const { examId } = await bench.anExam(['single'])
  const learner = await bench.aLearner()
  const attemptId = await bench.handedIn(examId, learner, {})
  expect((await sheet(attemptId, learner)).problem.code).toBe('exams.without-sheet')
  expect((await arvand.call(listRanking, { examId }, bench.teacher)).problem.code).toBe('exams.without-sheet')
  await expect(aKonkur({ konkur: { fields: [], quotas } })).rejects.toThrow('not published')
  const { items } = (await arvand.call(setting.listTaughtExams, { courseId: bench.course.id }, bench.teacher))
    .answer
  expect(items.some(({ state }) => state === 'draft')).toBe(true)
})
