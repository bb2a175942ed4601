import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Question } from '@arvand/contracts/questions'
import * as contract from '@arvand/contracts/teacher/question-exchange'
import {
  addQuestionCategory,
  listQuestionCategories,
  showQuestion,
} from '@arvand/contracts/teacher/questions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aFile, aZip } from '#testing/media'
import { exams } from '../tables.ts'
import { forgetOldExchanges } from './forget-old.ts'
import { runExchange } from './run-exchange.ts'
import { exchangeCalls } from './testing/exchange-calls.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const aTeacher = () => aPerson(arvand, { roles: ['teacher'] })
const fixture = (name: string) =>
  readFile(join(import.meta.dirname, '../../../../../shared/fixtures/questions', name))

const { stored, shown, over, read, confirm, bankOf, aBank, written, textOf } = exchangeCalls(() => arvand)

const twoQuestions =
  '$CATEGORY: ریاضی/جمع\n\n// [tag:ساده]\n::الف::دو و دو {=۴ ~۵}\n\nپایتخت {=تهران\n\n::ب::ماه گرد است {T}'

test('a file is read, told, confirmed once, and its questions are in the bank with tags and categories', async () => {
  const teacher = await aTeacher()
  const fileId = await stored(teacher, twoQuestions)
  const ask = { fileId, requestId: newId() }
  const first = await arvand.call(contract.readQuestionFile, ask, teacher)
  const { exchangeId } = first.answer
  expect((await arvand.call(contract.readQuestionFile, ask, teacher)).answer.exchangeId).toBe(exchangeId)
  const { exchange, report, preview } = await over(teacher, exchangeId)
  expect(exchange).toMatchObject({ state: 'read', questions: 2, fileName: 'سؤال.txt', trouble: null })
  expect(report).toMatchObject({
    format: 'gift',
    kinds: [
      { kind: 'single', questions: 1, incomplete: 0 },
      { kind: 'trueFalse', questions: 1, incomplete: 0 },
    ],
    categories: [['ریاضی', 'جمع']],
    unread: [{ number: 2, line: 6, reason: 'braceOpen' }],
  })
  expect(preview).toMatchObject([
    { kind: 'single', excerpt: 'دو و دو', tags: ['ساده'], category: ['ریاضی', 'جمع'], whyNotAsk: null },
    { kind: 'trueFalse' },
  ])
  expect(await bankOf(teacher)).toEqual([])
  const made = await arvand.call(
    addQuestionCategory,
    { title: 'ترم اول', parentId: null, requestId: newId() },
    teacher,
  )
  const { categoryId } = made.answer
  const requestId = newId()
  const wish = { categoryId, withCategories: true, asVersions: true }
  const confirmed = await confirm(teacher, exchangeId, wish, requestId)
  expect(confirmed.answer).toEqual({ questions: 2, versions: 2, categoryId })
  expect((await confirm(teacher, exchangeId, wish, requestId)).answer).toEqual(confirmed.answer)
  expect((await confirm(teacher, exchangeId, wish)).problem).toMatchObject({
    status: 409,
    code: 'exams.exchange-over',
  })
  expect(await bankOf(teacher)).toMatchObject([{ version: 1 }, { version: 1, isChanged: false }])
  const { items } = (await arvand.call(listQuestionCategories, {}, teacher)).answer
  expect(items.map(({ title, questions }) => [title, questions])).toEqual([
    ['ترم اول', 0],
    ['ریاضی', 0],
    ['جمع', 2],
  ])
})

test('questions come as drafts where that is wished, incomplete ones always, and existing categories are used', async () => {
  const teacher = await aTeacher()
  const first = await read(teacher, twoQuestions)
  await confirm(teacher, first.exchange.id, { withCategories: true })
  expect((await bankOf(teacher)).every(({ version }) => version === 0)).toBe(true)
  const second = await read(teacher, `${twoQuestions}\n\nبی کلید {~الف ~ب}`)
  expect(second.report?.kinds).toContainEqual({ kind: 'multiple', questions: 1, incomplete: 1 })
  const { answer } = await confirm(teacher, second.exchange.id, { withCategories: true, asVersions: true })
  expect(answer).toMatchObject({ questions: 3, versions: 2 })
  expect((await arvand.call(listQuestionCategories, {}, teacher)).answer.items).toHaveLength(2)
  const drafts = (await bankOf(teacher)).filter(({ whyNotAsk }) => whyNotAsk !== null)
  expect(drafts).toMatchObject([{ version: 0, whyNotAsk: 'exams.question-without-key' }])
})

test('pictures of Moodle come into the library, and leave it when the import is called off', async () => {
  const teacher = await aTeacher()
  const { exchange, report } = await read(teacher, await fixture('truefalse.xml'), 'بانک.xml')
  expect(report).toMatchObject({ format: 'moodleXml', kinds: [{ kind: 'trueFalse' }] })
  expect(report?.pictures).toBeGreaterThan(0)
  const { answer } = await confirm(teacher, exchange.id)
  expect(answer.questions).toBe(2)
  const questionId = (await bankOf(teacher)).at(-1)?.id ?? ''
  const one = await arvand.call(showQuestion, { questionId }, teacher)
  expect(one.answer.files.every(({ picture }) => picture !== null)).toBe(true)
  expect(one.answer.files.length).toBeGreaterThan(0)
  const again = await read(teacher, await fixture('truefalse.xml'))
  const cancel = { exchangeId: again.exchange.id }
  expect((await arvand.call(contract.cancelQuestionExchange, cancel, teacher)).status).toBe(200)
  expect((await arvand.call(contract.cancelQuestionExchange, cancel, teacher)).problem?.code).toBe(
    'exams.exchange-over',
  )
  expect((await confirm(teacher, again.exchange.id)).problem?.code).toBe('exams.exchange-over')
  const { rows } = await arvand.database.pool.query(
    'select count(*)::int as left from media.files where owner_id = $1 and removed_at is null',
    [teacher.id],
  )
  expect(rows[0].left).toBe(report?.pictures)
})

test('a picture that left the library meanwhile refuses the whole import, and nothing comes in', async () => {
  const teacher = await aTeacher()
  const { exchange } = await read(teacher, await fixture('truefalse.xml'))
  await arvand.database.pool.query(`update media.files set removed_at = now() where owner_id = $1`, [
    teacher.id,
  ])
  expect((await confirm(teacher, exchange.id, { withCategories: true })).problem).toMatchObject({
    status: 404,
    code: 'exams.unknown-file',
  })
  expect(await bankOf(teacher)).toEqual([])
  expect((await arvand.call(listQuestionCategories, {}, teacher)).answer.items).toEqual([])
  expect((await shown(teacher, exchange.id)).exchange.state).toBe('read')
})

const quiz = (inner: string) => `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>${inner}</quiz>`
const essay = '<question type="essay"><questiontext><text>بنویسید</text></questiontext></question>'
const laughs = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><quiz><question type="essay"><questiontext><text>&b;</text></questiontext></question></quiz>`

test.each([
  ['a document type that defines entities', laughs, /آسیب دیده/],
  ['a file of another system', '<?xml version="1.0"?><rss><item>ب</item></rss>', /QTI یا XML مودل/],
  ['only spaces', ' \n \n', /سؤالی نیست/],
  ['a text of more than 20 MB', 'ماه گرد است {T}\n\n'.repeat(1_000_000), /بیش از اندازه بزرگ/],
  ['a zip', await aZip({ 'a.txt': 'ماه گرد است {T}' }), /فشرده/],
  ['an XML without questions', quiz(''), /سؤالی نیست/],
  ['an XML that ends at once', '<?xml version="1.0"?><quiz><question type="essay">', /آسیب دیده/],
  ['tags nested without end', `<?xml version="1.0"?><quiz>${'<a>'.repeat(50_000)}`, /آسیب دیده/],
  ['a text in which nothing is asked', 'فقط یک متن', /خواندنی نبود/],
])('%s is refused with a sentence, and nothing comes in', async (_, content, sentence) => {
  const teacher = await aTeacher()
  const { exchange } = await read(teacher, content)
  expect(exchange.state).toBe('failed')
  expect(exchange.trouble).toMatch(sentence)
  expect(await bankOf(teacher)).toEqual([])
})

test('what stands before a fault of the XML comes in, and the fault is told with its line', async () => {
  const teacher = await aTeacher()
  const { exchange, report } = await read(
    teacher,
    `<?xml version="1.0"?>\n<quiz>\n${essay}\n${essay}\n<question type=`,
  )
  expect(exchange).toMatchObject({ state: 'read', questions: 2 })
  expect(report?.unread).toMatchObject([{ number: 3, line: 5, reason: 'damaged' }])
})

test.each([
  [
    'windows-1256',
    Buffer.from('e3c7e520d0d1cf20c7d3ca203d20c7e6e6e1ed20e620ccc7ed20ccc7ed20c7edd1c7e4207b547d', 'hex'),
  ],
  ['utf-16le', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('ماه گرد است {T}', 'utf16le')])],
  ['utf-8', Buffer.from('\ufeffماه گرد است {T}')],
])('a text in the letters of %s is read', async (_, content) => {
  const teacher = await aTeacher()
  const { preview } = await read(teacher, content)
  expect(preview).toMatchObject([{ kind: 'trueFalse', excerpt: expect.stringContaining('ماه') }])
})

test('a question that is too large is told, the others come', async () => {
  const teacher = await aTeacher()
  const options = Array.from({ length: 25 }, (_, at) => `~گزینه ${at}`).join(' ')
  const { report } = await read(
    teacher,
    `الف {=۱ ${options}}\n\n${'ب'.repeat(600_000)} {T}\n\nج {T}\n\n${'\\(x\\)'.repeat(3000)} {T}`,
  )
  expect(report?.unread.map(({ number, reason }) => [number, reason])).toEqual([
    [1, 'tooManyParts'],
    [2, 'tooLong'],
  ])
})

test('an import is its own person’s, of a file for questions; three at a time', async () => {
  const [teacher, other] = [await aTeacher(), await aTeacher()]
  const { exchange } = await read(teacher, twoQuestions)
  const unknown = { status: 404, code: 'exams.unknown-exchange' }
  const exchangeId = exchange.id
  expect((await arvand.call(contract.showQuestionExchange, { exchangeId }, other)).problem).toMatchObject(
    unknown,
  )
  expect((await arvand.call(contract.cancelQuestionExchange, { exchangeId }, other)).problem).toMatchObject(
    unknown,
  )
  expect((await confirm(other, exchangeId)).problem).toMatchObject(unknown)
  const foreign = await stored(other, twoQuestions)
  const readIt = (fileId: string) =>
    arvand.call(contract.readQuestionFile, { fileId, requestId: newId() }, teacher)
  expect((await readIt(foreign)).problem).toMatchObject({ status: 404, code: 'media.unknown-file' })
  const picture = await aFile(arvand, { ownerId: teacher.id })
  expect((await readIt(picture.id)).problem?.code).toBe('media.wrong-use')
  const stranger = newId()
  expect((await confirm(teacher, exchangeId, { categoryId: stranger })).problem).toMatchObject({
    status: 404,
    code: 'exams.unknown-category',
  })
  await exams(arvand.database.db)
    .insertInto('exams.question_exchanges')
    .values(
      [1, 2, 3].map(() => ({
        ...{
          id: newId(),
          person_id: teacher.id,
          direction: 'export' as const,
          file_id: null,
          file_name: null,
        },
        ...{ created_at: new Date(), changed_at: new Date() },
      })),
    )
    .execute()
  expect((await readIt(await stored(teacher, twoQuestions))).problem?.code).toBe('exams.exchange-busy')
})

test('every kind goes out to Moodle and comes back complete and of its kind', async () => {
  const teacher = await aTeacher()
  const { categoryId, questions } = await aBank(teacher)
  const out = await written(teacher, { format: 'moodleXml', categoryId })
  expect(out.exchange).toMatchObject({ state: 'done', questions: questions.length, trouble: null })
  expect(out.link).toMatch(/^\/media\/.+\/save\?/)
  expect(out.report?.unread).toEqual([])
  const { content } = await textOf(teacher, out.exchange.id)
  const other = await aTeacher()
  const back = await read(other, content, 'بانک.xml')
  expect(back.report?.unread).toEqual([])
  expect(back.report?.kinds.filter(({ incomplete }) => incomplete > 0)).toEqual([])
  expect(back.preview.map(({ kind }) => kind)).toEqual(questions.map(({ kind }) => kind))
  expect(back.preview.every(({ tags }) => tags[0] === 'نمونه')).toBe(true)
  expect(back.report?.categories).toEqual([['جامع/کامل']])
  const rows = await exams(arvand.database.db)
    .selectFrom('exams.imported_questions')
    .select('content')
    .where('exchange_id', '=', back.exchange.id)
    .orderBy('position')
    .execute()
  const same = ['single', 'multiple', 'trueFalse', 'shortAnswer', 'numeric', 'ordering', 'essay', 'dragWords']
  for (const [at, { content: came }] of rows.entries()) {
    const went = questions[at] as Question
    if (same.includes(came.kind)) expect(withoutIds(came)).toEqual(withoutIds(went))
  }
})

const withoutIds = (question: Question) => JSON.parse(JSON.stringify(question).replace(/"id":"[^"]*",?/g, ''))

test('GIFT takes what it can say, comes back the same, and the rest is told', async () => {
  const teacher = await aTeacher()
  const { categoryId } = await aBank(teacher)
  const out = await written(teacher, { format: 'gift', categoryId })
  const { content } = await textOf(teacher, out.exchange.id)
  expect(content.toString()).toContain('$CATEGORY: $course$/جامع//کامل')
  expect(out.report?.unread.map(({ subject }) => subject)).toEqual([
    ...['ordering', 'cloze', 'dragWords', 'file', 'formula', 'hotspot'],
  ])
  expect(out.report?.losses.map(({ reason }) => reason)).toEqual(['unitsOut', 'wordLimitOut'])
  const back = await read(await aTeacher(), content)
  expect(back.preview.map(({ kind, whyNotAsk }) => [kind, whyNotAsk])).toEqual(
    ['single', 'multiple', 'trueFalse', 'shortAnswer', 'numeric', 'matching', 'essay'].map((kind) => [
      kind,
      null,
    ]),
  )
  expect(back.report?.unread).toEqual([])
})

test('an export names questions of one’s own bank', async () => {
  const [teacher, other] = [await aTeacher(), await aTeacher()]
  await aBank(teacher)
  const [{ id } = { id: '' }] = await bankOf(teacher)
  const ask = (person: TestPerson, wish: object) =>
    arvand.call(contract.exportQuestions, { format: 'gift', requestId: newId(), ...wish } as never, person)
  expect((await ask(other, { questionIds: [id] })).problem?.code).toBe('exams.unknown-question')
  expect((await ask(other, { categoryId: newId() })).problem?.code).toBe('exams.unknown-category')
  expect((await ask(other, {})).problem?.code).toBe('exams.nothing-to-export')
  const one = await written(teacher, { format: 'moodleXml', questionIds: [id] })
  expect(one.exchange.questions).toBe(1)
})

test('an import whose process died is not read again; old ones are forgotten with their pictures', async () => {
  const teacher = await aTeacher()
  const { exchange } = await read(teacher, await fixture('truefalse.xml'))
  const fileId = await stored(teacher, twoQuestions)
  const dead = newId()
  const at = arvand.platform.clock.now()
  await exams(arvand.database.db)
    .insertInto('exams.question_exchanges')
    .values({
      ...{ id: dead, person_id: teacher.id, direction: 'import', state: 'working', file_id: fileId },
      ...{ file_name: 'x', created_at: at, changed_at: at },
    })
    .execute()
  const deps = { ...arvand.platform, media: arvand.platform } as never
  await runExchange(deps, dead, new AbortController().signal)
  expect((await shown(teacher, dead)).exchange.trouble).toMatch(/از کار افتاد/)
  arvand.platform.clock.pass(8 * 24 * 60 * 60)
  await forgetOldExchanges(deps)
  const left = await exams(arvand.database.db)
    .selectFrom('exams.question_exchanges')
    .select('id')
    .where('id', 'in', [exchange.id, dead])
    .execute()
  expect(left).toEqual([])
  const { rows } = await arvand.database.pool.query(
    'select 1 from media.files where owner_id = $1 and removed_at is null',
    [teacher.id],
  )
  expect(rows).toEqual([])
})
