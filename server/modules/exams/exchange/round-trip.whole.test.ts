import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { exams } from '../tables.ts'
import { exchangeCalls } from './testing/exchange-calls.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const { read, confirm, aBank, written, textOf } = exchangeCalls(() => arvand)
const fixture = (name: string) =>
  readFile(join(import.meta.dirname, '../../../../../shared/fixtures/questions', name))

/** What an import has read, without the ids of parts and files, which are other ones each time. */
async function cameOf(exchangeId: string) {
  const rows = await exams(arvand.database.db)
    .selectFrom('exams.imported_questions')
    .select(['content', 'tags', 'category'])
    .where('exchange_id', '=', exchangeId)
    .orderBy('position')
    .execute()
  const ids = new Set(['id', 'fileId', 'soundId'])
  return JSON.parse(JSON.stringify(rows, (key, value) => (ids.has(key) && value !== null ? 'an id' : value)))
}

/** The whole bank of somebody, in the order in which it came. */
async function idsOf(teacher: TestPerson) {
  const bank = exams(arvand.database.db).selectFrom('exams.questions').select('id')
  const rows = await bank.where('owner_id', '=', teacher.id).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Reads a file, takes its questions out of the bank in a format, and reads what was written. */
async function thereAndBack(content: Buffer | string, format: string, name?: string) {
  const [teacher, other] = [await aTeacher(), await aTeacher()]
  const first = await read(teacher, content, name)
  const came = await cameOf(first.exchange.id)
  await confirm(teacher, first.exchange.id, { withCategories: true })
  const questionIds = await idsOf(teacher)
  const out = await written(teacher, { format, questionIds })
  const back = await read(other, (await textOf(teacher, out.exchange.id)).content)
  return { first, out, back, came, again: await cameOf(back.exchange.id) }
}
const aTeacher = (): Promise<TestPerson> => aPerson(arvand, { roles: ['teacher'] })

test.each([
  ['questions.aiken.txt', 'aiken', 2],
  ['questions.aiken.txt', 'gift', 2],
  ['questions.gift.txt', 'gift', 9],
  ['questions.gift.txt', 'moodleXml', 9],
  ['questions_in_category.gift.txt', 'gift', 4],
  ['nested_categories.xml', 'moodleXml', 1],
  ['sample_questions_with_old_image_tag.xml', 'moodleXml', 2],
  ['truefalse.xml', 'moodleXml', 2],
])('%s is read, goes out as %s and comes back equal', async (name, format, questions) => {
  const { first, out, back, came, again } = await thereAndBack(await fixture(name), format, name)
  expect(first.exchange.questions).toBe(questions)
  expect(out.report).toMatchObject({ unread: [], losses: [] })
  expect(back.report).toMatchObject({ unread: [], losses: [] })
  expect(again).toEqual(came)
})

test.each(['moodleXml', 'qti2', 'xlsx', 'csv'])(
  'a bank of every kind that was written as %s goes out and comes back equal',
  async (format) => {
    const teacher = await aTeacher()
    const { categoryId } = await aBank(teacher)
    const bank = await written(teacher, { format, categoryId })
    const { content } = await textOf(teacher, bank.exchange.id)
    const { out, back, came, again } = await thereAndBack(content, format)
    expect(came.length).toBeGreaterThan(8)
    expect(out.report).toMatchObject({ unread: [] })
    expect(back.report).toMatchObject({ unread: [], losses: [] })
    expect(again).toEqual(came)
  },
)
