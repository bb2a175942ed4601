import type { Question } from '@arvand/contracts/questions'
import * as contract from '@arvand/contracts/teacher/questions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aDocument, aFile, aSound } from '#testing/media'
import { asText } from '../question-kinds/words-of.ts'
import { aHotspot, completeQuestions } from '../testing.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const aTeacher = () => aPerson(arvand, { roles: ['teacher'] })
const { single } = completeQuestions

async function aCategory(teacher: TestPerson, title = 'مشتق', parentId: string | null = null) {
  const ask = { title, parentId, requestId: newId() }
  return (await arvand.call(contract.addQuestionCategory, ask, teacher)).answer.categoryId
}

async function aQuestion(teacher: TestPerson, question: Question = single, categoryId: string | null = null) {
  const made = { kind: question.kind, categoryId, requestId: newId() }
  const { questionId } = (await arvand.call(contract.makeQuestion, made, teacher)).answer
  const { answer } = await arvand.call(contract.saveQuestion, { questionId, revision: 0, question }, teacher)
  return { questionId, ...answer }
}

const keep = (teacher: TestPerson, questionId: string, revision: number) =>
  arvand.call(contract.keepQuestionVersion, { questionId, revision, requestId: newId() }, teacher)

test('a question is made, saved as a draft, stored as a version, and found again', async () => {
  const teacher = await aTeacher()
  const { questionId, revision, isChanged, whyNotAsk } = await aQuestion(teacher)
  expect({ revision, isChanged, whyNotAsk }).toEqual({ revision: 1, isChanged: true, whyNotAsk: null })
  expect((await keep(teacher, questionId, 1)).answer).toEqual({ version: 1 })
  const { answer } = await arvand.call(contract.showQuestion, { questionId }, teacher)
  expect(answer).toMatchObject({ question: single, version: 1, isChanged: false, revision: 1 })
  const list = await arvand.call(contract.listQuestions, { q: 'پايتخت اصفهان' }, teacher)
  expect(list.answer.items).toMatchObject([{ id: questionId, kind: 'single', version: 1 }])
  expect((await arvand.call(contract.listQuestions, { q: 'مریخ' }, teacher)).answer.items).toEqual([])
})

test('an incomplete draft is saved, and no version is made of it', async () => {
  const teacher = await aTeacher()
  const options = single.options.map((option) => ({ ...option, percent: 0 }))
  const { questionId, whyNotAsk } = await aQuestion(teacher, { ...single, options })
  expect(whyNotAsk).toBe('exams.question-without-key')
  expect((await keep(teacher, questionId, 1)).problem).toMatchObject({
    status: 409,
    code: 'exams.question-without-key',
  })
})

test('of two windows the second is told what is stored', async () => {
  const teacher = await aTeacher()
  const { questionId } = await aQuestion(teacher)
  const other = { ...single, text: asText('پایتخت کشور کجاست؟') }
  const ask = { questionId, revision: 0, question: other }
  const { problem } = await arvand.call(contract.saveQuestion, ask, teacher)
  expect(problem).toMatchObject({
    code: 'exams.saved-meanwhile',
    current: { revision: 1, question: { kind: 'single' } },
  })
  // The same draft again, because its answer was lost.
  const again = await arvand.call(
    contract.saveQuestion,
    { questionId, revision: 0, question: single },
    teacher,
  )
  expect(again.answer.revision).toBe(1)
  expect((await keep(teacher, questionId, 0)).problem?.code).toBe('exams.saved-meanwhile')
})

test('versions are kept, listed and shown; an unchanged draft makes none', async () => {
  const teacher = await aTeacher()
  const { questionId } = await aQuestion(teacher)
  await keep(teacher, questionId, 1)
  expect((await keep(teacher, questionId, 1)).problem?.code).toBe('exams.version-unchanged')
  const changed = { ...single, points: 200 }
  const save = (revision: number, question: Question) =>
    arvand.call(contract.saveQuestion, { questionId, revision, question }, teacher)
  expect((await save(1, changed)).answer).toMatchObject({ revision: 2, isChanged: true })
  expect((await save(2, single)).answer).toMatchObject({ revision: 3, isChanged: false })
  await save(3, changed)
  expect((await keep(teacher, questionId, 4)).answer).toEqual({ version: 2 })
  const { items } = (await arvand.call(contract.listQuestionVersions, { questionId }, teacher)).answer
  expect(items.map(({ version }) => version)).toEqual([2, 1])
  expect(items[0]?.by).toMatch(/./)
  const first = await arvand.call(contract.showQuestionVersion, { questionId, version: 1 }, teacher)
  expect(first.answer.question).toEqual(single)
  const none = await arvand.call(contract.showQuestionVersion, { questionId, version: 9 }, teacher)
  expect(none.problem).toMatchObject({ status: 404, code: 'exams.unknown-version' })
})

test('categories are a tree: listed with all below them, moved, never into themselves', async () => {
  const teacher = await aTeacher()
  const top = await aCategory(teacher, 'حسابان')
  const inner = await aCategory(teacher, 'مشتق', top)
  const { questionId } = await aQuestion(teacher, single, inner)
  const inTop = await arvand.call(contract.listQuestions, { categoryId: top }, teacher)
  expect(inTop.answer.items.map(({ id }) => id)).toEqual([questionId])
  expect((await arvand.call(contract.listQuestions, { categoryId: 'none' }, teacher)).answer.items).toEqual(
    [],
  )
  const move = { categoryId: top, parentId: inner }
  expect((await arvand.call(contract.moveQuestionCategory, move, teacher)).problem?.code).toBe(
    'exams.category-inside-itself',
  )
  await arvand.call(contract.renameQuestionCategory, { categoryId: inner, title: 'کاربرد مشتق' }, teacher)
  const tree = (await arvand.call(contract.listQuestionCategories, {}, teacher)).answer
  expect(tree.items).toMatchObject([
    { id: top, parentId: null, questions: 0 },
    { id: inner, parentId: top, title: 'کاربرد مشتق', questions: 1 },
  ])
  await arvand.call(contract.removeQuestionCategory, { categoryId: inner }, teacher)
  const after = (await arvand.call(contract.listQuestionCategories, {}, teacher)).answer
  expect(after.items).toMatchObject([{ id: top, questions: 1 }])
})

test('questions are moved, removed and brought back together; tags are counted', async () => {
  const teacher = await aTeacher()
  const categoryId = await aCategory(teacher)
  const one = await aQuestion(teacher)
  const two = await aQuestion(teacher, completeQuestions.trueFalse)
  const questionIds = [one.questionId, two.questionId]
  const moved = await arvand.call(contract.moveQuestions, { questionIds, categoryId }, teacher)
  expect(moved.answer).toEqual({ moved: 2 })
  const tagged = { questionId: one.questionId, tags: ['دشوار', 'دشوار', 'مفهومی'] }
  expect((await arvand.call(contract.setQuestionTags, tagged, teacher)).answer.tags).toEqual([
    'دشوار',
    'مفهومی',
  ])
  const tree = async () => (await arvand.call(contract.listQuestionCategories, {}, teacher)).answer
  expect((await tree()).tags).toEqual([
    { tag: 'دشوار', questions: 1 },
    { tag: 'مفهومی', questions: 1 },
  ])
  const byTag = await arvand.call(contract.listQuestions, { tag: 'دشوار' }, teacher)
  expect(byTag.answer.items.map(({ id }) => id)).toEqual([one.questionId])
  expect((await arvand.call(contract.removeQuestions, { questionIds }, teacher)).answer).toEqual({
    removed: 2,
  })
  expect((await tree()).items[0]?.questions).toBe(0)
  expect((await arvand.call(contract.removeQuestions, { questionIds }, teacher)).problem?.code).toBe(
    'exams.unknown-question',
  )
  expect((await arvand.call(contract.showQuestion, { questionId: two.questionId }, teacher)).status).toBe(404)
  expect((await arvand.call(contract.restoreQuestions, { questionIds }, teacher)).answer).toEqual({
    restored: 2,
  })
  const neighbours = await arvand.call(contract.showQuestion, { questionId: two.questionId }, teacher)
  expect(neighbours.answer).toMatchObject({ previousId: null, nextId: one.questionId })
})

test('a copy holds the same, with its own draft', async () => {
  const teacher = await aTeacher()
  const { questionId } = await aQuestion(teacher)
  const { answer } = await arvand.call(
    contract.duplicateQuestion,
    { questionId, requestId: newId() },
    teacher,
  )
  expect(answer.questionId).not.toBe(questionId)
  const copy = await arvand.call(contract.showQuestion, { questionId: answer.questionId }, teacher)
  expect(copy.answer).toMatchObject({ question: single, version: 0, revision: 0, isChanged: true })
})

test('pictures and sounds of a question are its author’s, of the right kind, and stay while it shows them', async () => {
  const [teacher, other] = [await aTeacher(), await aTeacher()]
  const picture = await aFile(arvand, { ownerId: teacher.id })
  const sound = await aFile(arvand, { ownerId: teacher.id, name: 'صدا.mp3', content: await aSound() })
  const foreign = await aFile(arvand, { ownerId: other.id })
  const text = await aFile(arvand, { ownerId: teacher.id, name: 'جزوه.pdf', content: aDocument })
  const { questionId } = await aQuestion(teacher)
  const save = (question: Question) =>
    arvand.call(contract.saveQuestion, { questionId, revision: 1, question }, teacher)
  expect((await save(aHotspot(foreign.id))).problem).toMatchObject({
    status: 404,
    code: 'exams.unknown-file',
  })
  expect((await save(aHotspot(text.id))).problem).toMatchObject({ status: 422, code: 'exams.wrong-file' })
  expect((await save({ ...single, soundId: picture.id })).problem?.code).toBe('exams.wrong-file')
  const good = { ...aHotspot(picture.id), soundId: sound.id }
  expect((await save(good)).answer).toMatchObject({ revision: 2, whyNotAsk: null })
  const { answer } = await arvand.call(contract.showQuestion, { questionId }, teacher)
  expect(answer.files.map(({ id }) => id).toSorted()).toEqual([picture.id, sound.id].toSorted())
  expect(answer.files.find(({ id }) => id === sound.id)?.link).toMatch(/^\/media\/.+\?/)
  expect(answer.files.find(({ id }) => id === picture.id)?.picture).not.toBeNull()
  const { rows } = await arvand.database.pool.query('select 1 from exams.question_files where file_id = $1', [
    picture.id,
  ])
  expect(rows).toHaveLength(1)
})

test('a preview has no key, and an answer is tried without being stored', async () => {
  const teacher = await aTeacher()
  const ask = { question: single, seed: 'یک' }
  const { answer } = await arvand.call(contract.previewQuestion, ask, teacher)
  expect(answer.whyNotAsk).toBeNull()
  expect(JSON.stringify(answer)).not.toContain('percent')
  const tried = await arvand.call(contract.tryQuestion, { ...ask, value: 'a' }, teacher)
  expect(tried.answer).toMatchObject({ percent: 100, verdict: 'right', correct: [asText('تهران')] })
  const wrong = await arvand.call(contract.tryQuestion, { ...ask, value: 'zz' }, teacher)
  expect(wrong.problem).toMatchObject({ status: 422, code: 'exams.not-an-answer' })
})

test('another teacher’s bank is not seen and not touched', async () => {
  const [teacher, other] = [await aTeacher(), await aTeacher()]
  const categoryId = await aCategory(teacher)
  const { questionId } = await aQuestion(teacher, single, categoryId)
  await keep(teacher, questionId, 1)
  const unknownQuestion = { status: 404, code: 'exams.unknown-question' }
  const unknownCategory = { status: 404, code: 'exams.unknown-category' }
  const requestId = newId()
  const refused = async <C>(call: Promise<{ problem: C }>) => (await call).problem
  const { call } = arvand
  expect(await refused(call(contract.showQuestion, { questionId }, other))).toMatchObject(unknownQuestion)
  expect(
    await refused(call(contract.saveQuestion, { questionId, revision: 1, question: single }, other)),
  ).toMatchObject(unknownQuestion)
  expect(await refused(keep(other, questionId, 1))).toMatchObject(unknownQuestion)
  expect(await refused(call(contract.setQuestionTags, { questionId, tags: [] }, other))).toMatchObject(
    unknownQuestion,
  )
  expect(await refused(call(contract.duplicateQuestion, { questionId, requestId }, other))).toMatchObject(
    unknownQuestion,
  )
  expect(await refused(call(contract.listQuestionVersions, { questionId }, other))).toMatchObject(
    unknownQuestion,
  )
  expect(await refused(call(contract.showQuestionVersion, { questionId, version: 1 }, other))).toMatchObject(
    unknownQuestion,
  )
  for (const act of [contract.removeQuestions, contract.restoreQuestions])
    expect(await refused(call(act, { questionIds: [questionId] }, other))).toMatchObject(unknownQuestion)
  const move = { questionIds: [questionId], categoryId: null }
  expect(await refused(call(contract.moveQuestions, move, other))).toMatchObject(unknownQuestion)
  const into = { kind: 'single' as const, categoryId, requestId: newId() }
  expect(await refused(call(contract.makeQuestion, into, other))).toMatchObject(unknownCategory)
  expect(await refused(call(contract.removeQuestionCategory, { categoryId }, other))).toMatchObject(
    unknownCategory,
  )
  expect((await call(contract.listQuestions, { categoryId }, other)).answer.items).toEqual([])
  expect((await call(contract.listQuestionCategories, {}, other)).answer.items).toEqual([])
})

test('learners and strangers have no bank; what is not a question is refused', async () => {
  const [learner, teacher] = [await aPerson(arvand), await aTeacher()]
  expect((await arvand.call(contract.listQuestions, {}, learner)).status).toBe(403)
  expect((await arvand.call(contract.listQuestions, {})).status).toBe(401)
  const { questionId } = await aQuestion(teacher)
  const question = { kind: 'single', text: 'no rich text' }
  const { problem } = await arvand.call(contract.saveQuestion, { questionId, revision: 1, question }, teacher)
  expect(problem).toMatchObject({ status: 422, code: 'request.invalid' })
})
