import * as contract from '@arvand/contracts/panel/sample-questions'
import { type PracticeSettings, practiceSettings } from '@arvand/contracts/sample-questions'
import * as bank from '@arvand/contracts/teacher/questions'
import * as setting from '@arvand/contracts/teacher/sample-questions'
import { addDays } from '@arvand/persian/days'
import { dayAt, instantAt } from '@arvand/persian/zone'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aFile } from '#testing/media'
import { type ExamsBench, openExamsBench } from '../taking/testing.ts'
import { aHotspot, completeQuestions } from '../testing.ts'
import { ownPractice } from './own-practice.ts'
import { practiceFileRight } from './practice-file-right.ts'

let arvand: TestApp
let bench: ExamsBench
let learner: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  bench = await openExamsBench(arvand)
})
beforeEach(async () => {
  learner = await aPerson(arvand)
})
afterAll(() => arvand.close())

const aDay = 24 * 60 * 60

async function aDraft(title = 'شیمی یازدهم') {
  const made = { title, requestId: newId() }
  return (await arvand.call(setting.makeGroup, made, bench.teacher)).answer.groupId
}

const save = (groupId: string, revision: number, wish: Partial<PracticeSettings>) =>
  arvand.call(
    setting.saveGroup,
    { groupId, revision, settings: practiceSettings.parse({ title: 'شیمی یازدهم', ...wish }) },
    bench.teacher,
  )
const publish = (groupId: string, revision: number) =>
  arvand.call(setting.publishGroup, { groupId, revision }, bench.teacher)

/** A published group of these questions. */
async function aGroup(questionIds: readonly string[], wish: Partial<PracticeSettings> = {}) {
  const groupId = await aDraft()
  await save(groupId, 0, { questionIds: [...questionIds], ...wish })
  expect((await publish(groupId, 1)).status).toBe(200)
  return groupId
}

/** A question with this content that has a version. */
async function aQuestion(question: Parameters<typeof asAsk>[0]) {
  const made = { kind: question.kind, categoryId: null, requestId: newId() }
  const { questionId } = (await arvand.call(bank.makeQuestion, made, bench.teacher)).answer
  await arvand.call(bank.saveQuestion, { questionId, revision: 0, question: asAsk(question) }, bench.teacher)
  const version = { questionId, revision: 1, requestId: newId() }
  await arvand.call(bank.keepQuestionVersion, version, bench.teacher)
  return questionId
}
const asAsk = (question: (typeof completeQuestions)['single'] | ReturnType<typeof aHotspot>) => question

const hinted = { ...completeQuestions.single, hints: ['با «ت» شروع می‌شود.', 'برج آزادی آن‌جاست.'] }

type Mode = 'daily' | 'mistakes' | 'bookmarked'
const draw = async (groupId: string, mode: Mode = 'daily', person = learner) =>
  (await arvand.call(contract.drawQuestion, { groupId, mode }, person)).answer
const answer = (groupId: string, questionId: string, value: unknown, more = {}) =>
  arvand.call(contract.answerQuestion, { groupId, questionId, value, ...more } as never, learner)
const hint = (groupId: string, questionId: string) =>
  arvand.call(contract.tellHint, { groupId, questionId }, learner)
const bookmark = (groupId: string, questionId: string, isBookmarked = true) =>
  arvand.call(contract.bookmarkQuestion, { groupId, questionId, isBookmarked }, learner)

/** The beginning of a day in Tehran, so many days from today. */
const inDays = (days: number) => instantAt(addDays(dayAt(arvand.platform.clock.now()), days)).toISOString()

describe('practising', () => {
  test('a question is drawn without its key, answered, told, and comes again on another day', async () => {
    const [first, second] = [await aQuestion(hinted), await bench.aReadyQuestion('trueFalse')]
    const groupId = await aGroup([first, second])
    const drawn = await draw(groupId)
    expect(drawn).toMatchObject({
      group: { id: groupId, title: 'شیمی یازدهم', questions: 2 },
      plan: { due: 0, fresh: 2, done: 0, doneFresh: 0 },
      mastery: { fresh: 2, learning: 0, mastered: 0 },
      question: { id: first, isFresh: true, isBookmarked: false, hints: [], hintsLeft: 2, turn: 0 },
    })
    expect(JSON.stringify(drawn.question)).not.toMatch(/percent|feedback|correct|برج/)
    const told = (await answer(groupId, first, 'b', { turn: 0 })).answer
    expect(told).toMatchObject({
      correct: { verdict: 'wrong', percent: 0, choices: ['a'] },
      due: inDays(1),
      nextDue: inDays(1),
      plan: { due: 0, fresh: 1, done: 1, doneFresh: 1 },
      mistakes: 1,
    })
    expect(JSON.stringify(told.correct.answer)).toContain('تهران')
    expect((await draw(groupId)).question?.id).toBe(second)
    const right = (await answer(groupId, second, true)).answer
    expect(right.correct.verdict).toBe('right')
    expect(new Date(right.due).getTime()).toBeGreaterThan(new Date(inDays(1)).getTime())
    expect((await draw(groupId)).question).toBeNull()
    arvand.platform.clock.pass(aDay)
    const next = await draw(groupId)
    expect(next).toMatchObject({
      plan: { due: 1, fresh: 0, done: 0 },
      question: { id: first, isFresh: false },
    })
    const again = (await answer(groupId, first, 'a')).answer
    expect(again).toMatchObject({ correct: { verdict: 'right' }, mistakes: 0, plan: { due: 0, done: 1 } })
    expect(JSON.stringify(again.feedback)).toContain('درست است.')
  })

  test('the first answer of a day decides when it comes again; a later one only clears the mistake', async () => {
    const questionId = await aQuestion(hinted)
    const groupId = await aGroup([questionId])
    const first = (await answer(groupId, questionId, null)).answer
    expect(first).toMatchObject({ correct: { verdict: 'empty' }, mistakes: 1, due: inDays(1) })
    expect((await draw(groupId, 'mistakes')).question).toMatchObject({ id: questionId, turn: 1 })
    const second = (await answer(groupId, questionId, 'a')).answer
    expect(second).toMatchObject({ mistakes: 0, due: inDays(1), plan: { done: 1 } })
    expect((await draw(groupId, 'mistakes')).question).toBeNull()
  })

  test('an answer to a question that was answered meanwhile is refused', async () => {
    const questionId = await aQuestion(hinted)
    const groupId = await aGroup([questionId])
    const two = await Promise.all([1, 2].map(() => answer(groupId, questionId, 'a', { turn: 0 })))
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(two.find(({ status }) => status === 409)?.problem?.code).toBe('exams.answered-meanwhile')
  })

  test('hints are told one by one, and an answer after them brings the question back earlier', async () => {
    const questionId = await aQuestion(hinted)
    const other = await aQuestion(hinted)
    const groupId = await aGroup([questionId, other])
    expect((await hint(groupId, questionId)).answer).toEqual({ hints: [hinted.hints[0]], hintsLeft: 1 })
    expect((await hint(groupId, questionId)).answer.hints).toEqual(hinted.hints)
    expect((await hint(groupId, questionId)).problem?.code).toBe('exams.no-hint-left')
    expect((await draw(groupId)).question).toMatchObject({ hints: hinted.hints, hintsLeft: 0, isFresh: true })
    const after = new Date((await answer(groupId, questionId, 'a')).answer.due)
    const without = new Date((await answer(groupId, other, 'a')).answer.due)
    expect(after.getTime()).toBeLessThan(without.getTime())
  })

  test('bookmarked questions are drawn by themselves, the longest unanswered first', async () => {
    const [first, second] = [await aQuestion(hinted), await aQuestion(hinted)]
    const groupId = await aGroup([first, second])
    expect((await draw(groupId, 'bookmarked')).question).toBeNull()
    await bookmark(groupId, second)
    expect((await bookmark(groupId, second)).answer).toEqual({ isBookmarked: true, bookmarked: 1 })
    expect((await draw(groupId, 'bookmarked')).question).toMatchObject({ id: second, isBookmarked: true })
    await bookmark(groupId, first)
    await answer(groupId, second, 'a')
    expect((await draw(groupId, 'bookmarked')).question?.id).toBe(first)
    expect((await bookmark(groupId, first, false)).answer.bookmarked).toBe(1)
  })

  test('ten new questions a day are drawn, and the rest on the next day', async () => {
    const ids: string[] = []
    for (let at = 0; at < 11; at += 1) ids.push(await bench.aReadyQuestion('trueFalse'))
    const groupId = await aGroup(ids)
    for (const id of ids.slice(0, 10)) {
      expect((await draw(groupId)).question?.id).toBe(id)
      await answer(groupId, id, true)
    }
    expect(await draw(groupId)).toMatchObject({ question: null, plan: { fresh: 0, doneFresh: 10 } })
    arvand.platform.clock.pass(aDay)
    expect(await draw(groupId)).toMatchObject({ question: { id: ids[10] }, plan: { fresh: 1, done: 0 } })
  })

  test('what one person answers changes nothing for another', async () => {
    const groupId = await aGroup([await aQuestion(hinted)])
    const { question } = await draw(groupId)
    await answer(groupId, question?.id ?? '', 'a')
    const other = await aPerson(arvand)
    expect(await draw(groupId, 'daily', other)).toMatchObject({ plan: { done: 0, fresh: 1 } })
  })

  test('what is not an answer to the question is refused', async () => {
    const questionId = await aQuestion(hinted)
    const groupId = await aGroup([questionId])
    for (const value of ['z', true, ['a'], { x: 1, y: 1 }, 'x'.repeat(5000)])
      expect((await answer(groupId, questionId, value)).problem?.code).toBe('exams.not-an-answer')
    expect((await answer(groupId, questionId, 7)).problem?.status).toBe(422)
    expect((await answer(groupId, questionId, 'a', { turn: -1 })).problem?.code).toBe('request.invalid')
    expect((await answer(groupId, newId(), 'a')).problem?.code).toBe('exams.not-in-group')
    expect((await hint(groupId, newId())).problem?.code).toBe('exams.not-in-group')
    expect((await bookmark(groupId, newId())).problem?.code).toBe('exams.not-in-group')
    expect((await draw(groupId)).plan.done).toBe(0)
  })
})

describe('groups', () => {
  const list = async (filter = {}, person = learner) =>
    (await arvand.call(contract.listPracticeGroups, filter, person)).answer

  test('published ones are listed with how far one is, and found by words, field, grade and year', async () => {
    const questionId = await aQuestion(hinted)
    const mark = `گروه${newId().slice(-8)}`
    const settings = { title: mark, grade: 'eleventh', year: 1404, source: 'نهایی' } as const
    const groupId = await aGroup([questionId], { ...settings, category: 'mathematics' })
    await answer(groupId, questionId, null)
    const found = await list({ q: mark })
    expect(found.items).toMatchObject([
      { id: groupId, title: mark, grade: 'eleventh', year: 1404, questions: 1, done: 1, due: 0, mastered: 0 },
    ])
    expect(found.years).toContain(1404)
    expect(found.today).toEqual({ due: 0, done: 1 })
    const narrow = { q: mark, grade: 'eleventh', year: 1404, mine: 'mine' } as const
    expect((await list(narrow)).items).toHaveLength(1)
    expect((await list(narrow, await aPerson(arvand))).items).toEqual([])
    expect((await list({ q: mark, grade: 'tenth' })).items).toEqual([])
    expect((await list({ q: mark, year: 1399 })).items).toEqual([])
    expect((await list({ q: mark, category: 'no-such-field' })).items).toEqual([])
    arvand.platform.clock.pass(aDay)
    expect(await list({ q: mark })).toMatchObject({ items: [{ due: 1 }], today: { due: 1, done: 0 } })
  })

  test('a draft and one whose publishing was taken back are not there; what was practised stays', async () => {
    const questionId = await aQuestion(hinted)
    const groupId = await aDraft()
    await save(groupId, 0, { questionIds: [questionId] })
    const ask = { groupId, mode: 'daily' } as const
    const unknown = async () => (await arvand.call(contract.drawQuestion, ask, learner)).problem?.code
    expect(await unknown()).toBe('exams.unknown-group')
    await publish(groupId, 1)
    await answer(groupId, questionId, 'b')
    const back = await arvand.call(setting.unpublishGroup, { groupId }, bench.teacher)
    expect(back.answer).toMatchObject({ publishedAt: null, whyNotPublish: null })
    expect(await unknown()).toBe('exams.unknown-group')
    expect((await answer(groupId, questionId, 'a')).problem?.code).toBe('exams.unknown-group')
    expect((await hint(groupId, questionId)).problem?.code).toBe('exams.unknown-group')
    expect((await bookmark(groupId, questionId)).problem?.code).toBe('exams.unknown-group')
    await publish(groupId, 1)
    expect(await draw(groupId)).toMatchObject({ mistakes: 1, mastery: { fresh: 0, learning: 1 } })
  })

  test('who practises keeps the published version until the changes are published', async () => {
    const questionId = await aQuestion(hinted)
    const added = await bench.aReadyQuestion('trueFalse')
    const groupId = await aGroup([questionId])
    const saved = await save(groupId, 1, { title: 'عنوان تازه', questionIds: [added, questionId] })
    expect(saved.answer).toMatchObject({ revision: 2, isChanged: true, whyNotPublish: null })
    expect(await draw(groupId)).toMatchObject({
      group: { title: 'عنوان تازه', questions: 1 },
      question: { id: questionId },
    })
    expect((await publish(groupId, 2)).answer.isChanged).toBe(false)
    expect(await draw(groupId)).toMatchObject({ group: { questions: 2 }, question: { id: added } })
  })
})

describe('making a group', () => {
  test('questions that a person marks, that have no version, or that are of another bank are refused', async () => {
    const groupId = await aDraft()
    const made = { kind: 'single' as const, categoryId: null, requestId: newId() }
    const { questionId: unready } = (await arvand.call(bank.makeQuestion, made, bench.teacher)).answer
    const refusal = async (questionIds: string[]) => (await save(groupId, 0, { questionIds })).problem?.code
    expect(await refusal([await bench.aReadyQuestion('essay')])).toBe('exams.marked-by-hand')
    expect(await refusal([await bench.aReadyQuestion('file')])).toBe('exams.marked-by-hand')
    expect(await refusal([unready])).toBe('exams.sample-not-ready')
    expect(await refusal([newId()])).toBe('exams.unknown-question')
    const wrong = await save(groupId, 0, { category: 'no-such-field' })
    expect(wrong.problem?.code).toBe('courses.unknown-category')
    expect((await publish(groupId, 0)).problem?.code).toBe('exams.group-without-questions')
  })

  test('a question named twice is there once; one that left the bank keeps the group from being published', async () => {
    const questionId = await aQuestion(hinted)
    const groupId = await aDraft()
    await save(groupId, 0, { questionIds: [questionId, questionId] })
    const show = () => arvand.call(setting.showOwnGroup, { groupId }, bench.teacher)
    expect((await show()).answer).toMatchObject({
      settings: { questionIds: [questionId] },
      questions: [{ id: questionId, kind: 'single' }],
    })
    await arvand.call(bank.removeQuestions, { questionIds: [questionId] }, bench.teacher)
    expect((await show()).answer).toMatchObject({ questions: [], whyNotPublish: 'exams.sample-not-ready' })
    expect((await publish(groupId, 1)).problem?.code).toBe('exams.sample-not-ready')
  })

  test('a save from another window is refused with what is stored', async () => {
    const groupId = await aDraft()
    await save(groupId, 0, { source: 'کنکور' })
    const { problem } = await save(groupId, 0, { source: 'نهایی' })
    expect(problem).toMatchObject({
      code: 'exams.saved-meanwhile',
      current: { revision: 1, settings: { source: 'کنکور' } },
    })
    expect((await publish(groupId, 0)).problem?.code).toBe('exams.saved-meanwhile')
  })

  test('a group of another teacher is not found by any of its doors', async () => {
    const groupId = await aGroup([await aQuestion(hinted)])
    const other = await aPerson(arvand, { roles: ['teacher'] })
    const settings = practiceSettings.parse({ title: 'دیگری' })
    const calls = [
      arvand.call(setting.showOwnGroup, { groupId }, other),
      arvand.call(setting.saveGroup, { groupId, revision: 1, settings }, other),
      arvand.call(setting.publishGroup, { groupId, revision: 1 }, other),
      arvand.call(setting.unpublishGroup, { groupId }, other),
    ]
    for (const { problem } of await Promise.all(calls)) expect(problem?.code).toBe('exams.unknown-group')
    expect((await arvand.call(setting.listOwnGroups, {}, other)).answer.items).toEqual([])
    const own = (await arvand.call(setting.listOwnGroups, {}, bench.teacher)).answer.items
    expect(own[0]).toMatchObject({ id: groupId, questions: 1, people: 0 })
  })

  test('learners make none, and broken bodies are refused', async () => {
    const make = { title: 'شیمی', requestId: newId() }
    expect((await arvand.call(setting.makeGroup, make, learner)).status).toBe(403)
    const groupId = await aDraft()
    for (const wish of [
      { title: ' ' },
      { year: 99 },
      { grade: 'first' },
      { questionIds: ['x'] },
      { questionIds: Array.from({ length: 201 }, newId) },
      { secret: 1 },
    ]) {
      const settings = { title: 'شیمی', ...wish }
      const { problem } = await arvand.call(
        setting.saveGroup,
        { groupId, revision: 0, settings } as never,
        bench.teacher,
      )
      expect(problem?.code).toBe('request.invalid')
    }
  })
})

describe('files and personal data', () => {
  const mayRead = (fileId: string, personId: string) =>
    practiceFileRight.mayRead(arvand.platform.db, fileId, personId, arvand.platform.clock.now())

  async function aPicturedQuestion() {
    const [asked, told] = [
      await aFile(arvand, { ownerId: bench.teacher.id }),
      await aFile(arvand, { ownerId: bench.teacher.id }),
    ]
    const feedback = {
      type: 'doc' as const,
      content: [{ type: 'image' as const, attrs: { fileId: told.id, alt: 'نقشه' } }],
    }
    return { asked, told, questionId: await aQuestion({ ...aHotspot(asked.id), feedback }) }
  }

  test('pictures of a published group, those of feedback too, are there for whoever may practise it', async () => {
    const { asked, told, questionId } = await aPicturedQuestion()
    const groupId = await aGroup([questionId])
    expect((await draw(groupId)).files.map(({ id }) => id)).toEqual([asked.id])
    // Its day and its print show them before an answer.
    for (const { id } of [asked, told]) expect(await mayRead(id, learner.id)).toBe(true)
    const { files } = (await answer(groupId, questionId, { x: 150, y: 150 })).answer
    expect(files.map(({ id }) => id).toSorted()).toEqual([asked.id, told.id].toSorted())
    await arvand.database.pool.query('update exams.practice_groups set price = 500000 where id = $1', [
      groupId,
    ])
    for (const { id } of [asked, told]) expect(await mayRead(id, learner.id)).toBe(false)
  })

  test('pictures of a trial exam open to its person, those of feedback with the results', async () => {
    const { asked, told, questionId } = await aPicturedQuestion()
    const groupId = await aGroup([questionId])
    const wish = { groupIds: [groupId], questions: 1, minutes: 0, requestId: newId() }
    const { trialId } = (await arvand.call(contract.startTrial, wish, learner)).answer
    await arvand.call(setting.unpublishGroup, { groupId }, bench.teacher)
    expect(await mayRead(asked.id, learner.id)).toBe(true)
    expect(await mayRead(told.id, learner.id)).toBe(false)
    await arvand.call(contract.finishTrial, { trialId, answers: {} }, learner)
    const { files } = (await arvand.call(contract.showTrial, { trialId }, learner)).answer
    expect(files.map(({ id }) => id).toSorted()).toEqual([asked.id, told.id].toSorted())
    expect(await mayRead(told.id, learner.id)).toBe(true)
    expect(await mayRead(told.id, (await aPerson(arvand)).id)).toBe(false)
  })

  test('the copy of a person’s data has all they practised, and forgetting leaves nothing', async () => {
    const questionId = await aQuestion(hinted)
    const groupId = await aGroup([questionId])
    await bookmark(groupId, questionId)
    await answer(groupId, questionId, 'b')
    const { db } = arvand.platform
    expect(await ownPractice.collect(db, learner.id)).toMatchObject({
      answers: [{ group: 'شیمی یازدهم', answer: 'b', percent: 0, rating: 1 }],
      questions: [{ question_id: questionId, turn: 1, was_right: false }],
      bookmarks: [{ question_id: questionId }],
      groups: [],
      trials: [],
    })
    await transaction(db, (tx) => ownPractice.forget(tx, learner.id))
    expect(await ownPractice.collect(db, learner.id)).toEqual({
      ...{ answers: [], questions: [], bookmarks: [], groups: [], trials: [] },
    })
  })
})
