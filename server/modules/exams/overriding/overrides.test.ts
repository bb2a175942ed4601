import * as taken from '@arvand/contracts/panel/exams'
import { addCohort } from '@arvand/contracts/teacher/cohorts'
import * as contract from '@arvand/contracts/teacher/exam-overrides'
import * as taught from '@arvand/contracts/teacher/exams'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { anEnrolment } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { overridden } from '../overridden.ts'
import { submitOverdue } from '../taking/submit-attempt.ts'
import { type ExamsBench, openExamsBench } from '../taking/testing.ts'

let arvand: TestApp
let bench: ExamsBench
beforeAll(async () => {
  arvand = await anApp()
  bench = await openExamsBench(arvand)
})
afterAll(() => arvand.close())

const inMinutes = (count: number) =>
  new Date(arvand.platform.clock.now().getTime() + count * 60_000).toISOString()
const add = (
  examId: string,
  forId: string,
  rules: object,
  person: Pick<TestPerson, 'token'> = bench.teacher,
) => arvand.call(contract.addExamOverride, { examId, forId, ...rules, requestId: newId() } as never, person)
const list = (examId: string, ask: object = {}, person: Pick<TestPerson, 'token'> = bench.teacher) =>
  arvand.call(contract.listExamOverrides, { examId, ...ask }, person)
const show = async (examId: string, person: TestPerson) =>
  (await arvand.call(taken.showExam, { examId }, person)).answer

async function aCohort(): Promise<string> {
  const startsOn = arvand.platform.clock.now().toISOString().slice(0, 10)
  const ask = { courseId: bench.course.id, title: 'گروه عصر', startsOn, requestId: newId() }
  return (await arvand.call(addCohort, ask as never, bench.teacher)).answer.cohort.id
}

test('a learner with other times, minutes, attempts and code begins by them, and the others as before', async () => {
  const { examId } = await bench.anExam(['single'], {
    ...{ opensAt: inMinutes(60), closesAt: inMinutes(120), minutes: 30, attempts: 1, accessCode: 'بهار' },
  })
  const learner = await bench.aLearner()
  const other = await bench.aLearner()
  const rules = {
    opensAt: inMinutes(-10),
    closesAt: inMinutes(300),
    minutes: 45,
    attempts: 2,
    accessCode: 'مهر',
  }
  expect((await add(examId, learner.id, rules)).status).toBe(200)
  expect((await show(examId, learner)).exam).toMatchObject({ state: 'open', minutes: 45, attemptsLeft: 2 })
  const { items } = (await arvand.call(taken.listExams, {}, learner)).answer
  expect(items.find(({ id }) => id === examId)).toMatchObject({ state: 'open', closesAt: inMinutes(300) })
  expect((await show(examId, other)).whyNotStart).toBe('exams.not-open-yet')
  expect((await bench.start(examId, other, 'بهار')).problem.code).toBe('exams.not-open-yet')
  expect((await bench.start(examId, learner, 'بهار')).problem.code).toBe('exams.wrong-code')
  const { attempt } = (await bench.start(examId, learner, 'مهر')).answer
  expect(attempt.endsAt).toBe(inMinutes(45))
  await bench.submit(attempt.id, learner)
  expect((await bench.start(examId, learner, 'مهر')).status).toBe(200)
})

test('a cohort has rules of its own, and what is said of a learner counts before', async () => {
  const { examId } = await bench.anExam(['single'], { minutes: 30 })
  const cohortId = await aCohort()
  const member = await aPerson(arvand)
  await anEnrolment(arvand, bench.course, member.id)
  await arvand.database.pool.query(
    'update courses.enrolments set cohort_id = $1 where person_id = $2 and course_id = $3',
    [cohortId, member.id, bench.course.id],
  )
  await add(examId, cohortId, { minutes: 50, attempts: 3 })
  expect((await show(examId, member)).exam).toMatchObject({ minutes: 50, attemptsLeft: 3 })
  await add(examId, member.id, { minutes: 40 })
  expect((await show(examId, member)).exam).toMatchObject({ minutes: 40, attemptsLeft: 3 })
  const { items, cohorts } = (await list(examId)).answer
  expect(items).toMatchObject([
    { person: { id: member.id } },
    { cohort: { id: cohortId, title: 'گروه عصر' } },
  ])
  expect(cohorts.map(({ id }) => id)).toContain(cohortId)
})

test('who closes later holds the review of the others back', async () => {
  const { examId } = await bench.anExam(['single'], {
    ...{ closesAt: inMinutes(60), review: { from: 'closed', parts: ['score', 'correct'] } },
  })
  const early = await bench.aLearner()
  const late = await bench.aLearner()
  const attemptId = await bench.handedIn(examId, early, {})
  await add(examId, late.id, { closesAt: inMinutes(120) })
  arvand.platform.clock.pass(61 * 60)
  const review = () => arvand.call(taken.reviewExam, { attemptId }, early)
  expect((await review()).problem.code).toBe('exams.not-reviewed-yet')
  expect((await bench.start(examId, late)).status).toBe(200)
  arvand.platform.clock.pass(60 * 60)
  await submitOverdue(arvand.platform)
  expect((await review()).status).toBe(200)
})

test('an exam that is published again with an earlier end holds its review back no longer than that', async () => {
  const review = { from: 'closed' as const, parts: ['score' as const] }
  const { examId } = await bench.anExam(['single'], { closesAt: inMinutes(300), lateMinutes: 10, review })
  const late = await bench.aLearner()
  const heldBackTo = async () => {
    const { rows } = await arvand.database.pool.query('select extended_to from exams.exams where id = $1', [
      examId,
    ])
    return rows[0].extended_to?.toISOString() ?? null
  }
  const publishAgain = async (closesAt: string, lateMinutes: number) => {
    await arvand.call(taught.unpublishExam, { examId }, bench.teacher)
    const { revision, settings } = (await arvand.call(taught.showTaughtExam, { examId }, bench.teacher))
      .answer
    const next = { ...settings, closesAt, lateMinutes }
    const saved = await arvand.call(
      taught.saveTaughtExam,
      { examId, revision, settings: next },
      bench.teacher,
    )
    const publish = { examId, revision: saved.answer.revision }
    expect((await arvand.call(taught.publishExam, publish, bench.teacher)).status).toBe(200)
  }
  expect(await heldBackTo()).toBe(inMinutes(310))
  await publishAgain(inMinutes(60), 10)
  expect(await heldBackTo()).toBe(inMinutes(70))
  await publishAgain(inMinutes(60), 0)
  expect(await heldBackTo()).toBeNull()
  const until = inMinutes(120)
  await add(examId, late.id, { closesAt: until })
  await publishAgain(inMinutes(60), 5)
  expect(await heldBackTo()).toBe(inMinutes(125))
})

test('rules are changed and taken away; found by name, refused where they say nothing or twice', async () => {
  const { examId } = await bench.anExam(['single'], { minutes: 30, opensAt: inMinutes(-5) })
  const learner = await bench.aLearner({ name: 'رخساره دلاوری' })
  const stranger = await aPerson(arvand)
  expect((await list(examId, { q: 'رخساره' })).answer.learners).toEqual([
    { id: learner.id, name: 'رخساره دلاوری' },
  ])
  const { overrideId } = (await add(examId, learner.id, { minutes: 40 })).answer
  expect((await add(examId, learner.id, { minutes: 50 })).problem.code).toBe('exams.override-exists')
  expect((await add(examId, stranger.id, { minutes: 50 })).problem.code).toBe('exams.no-learner')
  expect((await add(examId, learner.id, {})).problem.code).toBe('exams.override-empty')
  const ends = { closesAt: inMinutes(-60) }
  expect((await add(examId, learner.id, ends)).problem.code).toBe('exams.exam-ends-before')
  expect((await add(examId, learner.id, { minutes: 0 })).status).toBe(422)
  const change = { examId, overrideId, minutes: 60 }
  expect((await arvand.call(contract.changeExamOverride, change as never, bench.teacher)).status).toBe(200)
  expect((await show(examId, learner)).exam.minutes).toBe(60)
  const remove = () => arvand.call(contract.removeExamOverride, { examId, overrideId }, bench.teacher)
  expect((await remove()).status).toBe(200)
  expect((await remove()).problem.code).toBe('exams.unknown-override')
  const gone = await arvand.call(contract.changeExamOverride, change as never, bench.teacher)
  expect(gone.problem.code).toBe('exams.unknown-override')
  expect((await show(examId, learner)).exam.minutes).toBe(30)
})

test('another teacher finds no exam, and who may not write has no right', async () => {
  const { examId } = await bench.anExam(['single'])
  const learner = await bench.aLearner()
  const other = await aPerson(arvand, { roles: ['teacher'] })
  expect((await list(examId, {}, other)).problem.code).toBe('exams.unknown-exam')
  expect((await add(examId, learner.id, { minutes: 40 }, other)).problem.code).toBe('exams.unknown-exam')
  expect((await add(examId, learner.id, { minutes: 40 }, learner)).status).toBe(403)
  expect((await list(examId, {}, { token: '' })).status).toBe(401)
})

test('other minutes stretch the clocks of sections', () => {
  const section = (minutes?: number) => ({ id: '', title: '', slots: [], ...(minutes ? { minutes } : {}) })
  const exam = {
    ...{ opens_at: null, closes_at: null },
    settings: { minutes: null, attempts: 1, accessCode: '' } as never,
    paper: { sections: [section(20), section(10)] },
  }
  const none = { opens_at: null, closes_at: null, minutes: null, attempts: null, access_code: null }
  expect(overridden(exam, [{ ...none, minutes: 45 }])).toMatchObject({
    settings: { minutes: 45 },
    paper: { sections: [{ minutes: 30 }, { minutes: 15 }] },
  })
  expect(overridden(exam, [none])).toEqual(exam)
})

test('what rounding leaves over goes to the last section that has a clock', () => {
  const section = (minutes?: number) => ({ id: '', title: '', slots: [], ...(minutes ? { minutes } : {}) })
  const none = { opens_at: null, closes_at: null, minutes: null, attempts: null, access_code: null }
  const stretch = (usual: number | null, minutes: number, ...sections: (number | undefined)[]) =>
    overridden(
      {
        ...{ opens_at: null, closes_at: null },
        settings: { minutes: usual, attempts: 1, accessCode: '' } as never,
        paper: { sections: sections.map(section) },
      },
      [{ ...none, minutes }],
    ).paper.sections.map((one) => one.minutes)
  expect(stretch(null, 50, 20, 10, 10)).toEqual([25, 12, 13])
  expect(stretch(60, 75, 10, 10, undefined)).toEqual([12, 13, undefined])
  // Nobody sees a section without a minute.
  expect(stretch(null, 2, 20, 20, 20)).toEqual([1, 1, 1])
})

test('more time in Konkur mode is more time in the booklet that is chosen, and each booklet says its own', async () => {
  const [math, language, physics, first, second] = [newId(), newId(), newId(), newId(), newId()]
  const lesson = async (id: string, minutes: number) => ({
    ...{ id, title: `درس ${minutes}`, minutes, oneWay: false },
    slots: [
      {
        ...{ id: newId(), points: null },
        pick: { by: 'question' as const, questionId: await bench.aReadyQuestion('single') },
      },
    ],
  })
  const field = (id: string, lessons: string[]) => ({
    ...{ id, title: 'ریاضی', lessons },
    subgroups: [{ id: newId(), title: 'اصلی', coefficients: { [math]: 1 } }],
  })
  const { examId } = await bench.anExam([], {
    ...{ minutes: null, closesAt: inMinutes(600) },
    sections: [await lesson(math, 60), await lesson(language, 31), await lesson(physics, 50)],
    konkur: { fields: [field(first, [math, language]), field(second, [math, physics])], quotas: ['آزاد'] },
  })
  const usual = await bench.aLearner()
  const longer = await bench.aLearner()
  await add(examId, longer.id, { minutes: 182 })
  const shown = async (person: TestPerson) =>
    (await arvand.call(taken.showExam, { examId }, person)).answer.choices?.fields.map((one) => [
      one.minutes,
      ...one.sections.map(({ minutes }) => minutes),
    ])
  expect(await shown(usual)).toEqual([
    [91, 60, 31],
    [110, 60, 50],
  ])
  expect(await shown(longer)).toEqual([
    [182, 120, 62],
    [182, 99, 83],
  ])
  expect(await show(examId, usual)).toMatchObject({ exam: { minutes: null, rules: { sections: [] } } })
  const choices = { field: first, quota: 'آزاد', city: 'یزد' }
  const start = { examId, choices, requestId: newId() }
  const { attempt } = (await arvand.call(taken.startExam, start as never, longer)).answer
  expect(attempt.endsAt).toBe(inMinutes(182))
  expect(attempt.sections.map(({ minutes }) => minutes)).toEqual([120, 62])
})
