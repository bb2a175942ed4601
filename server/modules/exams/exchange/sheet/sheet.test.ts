import { sheetHead, sheetTemplate } from '@arvand/contracts/question-sheet'
import type { Question } from '@arvand/contracts/questions'
import { expect, test } from 'vitest'
import { csvRows } from '#platform/csv'
import { asText } from '../../question-kinds/words-of.ts'
import { completeQuestions } from '../../testing.ts'
import { readHere } from '../testing.ts'
import { sheetRow } from '../written/sheet-row.ts'
import { isQuestionTable, readSheet } from './read-sheet.ts'
import { xlsxRows } from './table.ts'

const tableOf = (rows: readonly (readonly string[])[]) => rows.map((cells, at) => ({ number: at + 1, cells }))
const readRows = (...rows: string[][]) => readHere(readSheet(tableOf([[...sheetHead], ...rows])))

/** A row with these cells in the columns of these names. */
const row = (cells: Readonly<Record<string, string>>) => sheetHead.map((head) => cells[head] ?? '')

test('the table to begin with is read whole, and every question can be asked', async () => {
  expect(isQuestionTable(tableOf(sheetTemplate))).toBe(true)
  const read = await readHere(readSheet(tableOf(sheetTemplate)))
  expect(read.map(({ question, reason }) => reason ?? question?.kind)).toEqual([
    ...['single', 'multiple', 'trueFalse', 'shortAnswer', 'numeric', 'matching', 'ordering', 'essay', 'file'],
  ])
})

/** Without ids of parts, which a file gives anew. */
const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, one) => (key === 'id' ? undefined : one)))

test.each(Object.values(completeQuestions))(
  '$kind goes into a row and comes back equal in all that it holds',
  async (question) => {
    const lost = new Set<string>()
    const writing = {
      number: 1,
      name: 'نام',
      tags: ['نوروز', 'جشن'],
      category: ['ریاضی/پایه', 'مشتق'],
      files: new Map(),
      lose: (reason: string) => lost.add(reason),
    }
    const written = sheetRow(question, writing)
    if (['cloze', 'dragWords', 'formula'].includes(question.kind)) {
      expect(written).toBeNull()
      return
    }
    const [back] = await readRows(written ?? [])
    expect(back).toMatchObject({ tags: ['نوروز', 'جشن'], category: ['ریاضی/پایه', 'مشتق'], lost: [] })
    expect(withoutIds(back?.question)).toEqual(withoutIds(plain(question)))
    const told: Partial<Record<Question['kind'], string[]>> = {
      single: ['feedbackOut'],
      trueFalse: ['feedbackOut'],
      numeric: ['unitsOut'],
    }
    expect([...lost]).toEqual(told[question.kind] ?? [])
  },
)

/** What a row holds of a question. */
function plain(question: Question): Question {
  if (question.kind === 'single')
    return { ...question, options: question.options.map((one) => ({ ...one, feedback: null })) }
  if (question.kind === 'trueFalse') return { ...question, whenTrue: null, whenFalse: null }
  return question.kind === 'numeric' ? { ...question, units: [], unitNeeded: false } : question
}

test('signs of the table within texts stay, and what an answer is worth', async () => {
  const single = {
    ...completeQuestions.single,
    ...{
      text: asText('الف | ب = ج'),
      feedback: asText('ببینید\u200cش'),
      points: 250,
      hints: ['یک | دو', 'سه'],
    },
    options: [
      { id: 'a', text: asText('=SUM(A1)'), percent: 50, feedback: null },
      { id: 'b', text: asText('۲'), percent: 100, feedback: null },
    ],
  } satisfies Question
  const matching = {
    ...completeQuestions.matching,
    pairs: [
      { id: 'a', left: asText('x = 2'), right: 'y = 3' },
      { id: 'b', left: asText('z'), right: 'w' },
    ],
  } satisfies Question
  for (const question of [single, matching]) {
    const writing = { number: 1, name: '', tags: [], category: [], files: new Map(), lose: () => undefined }
    const [back] = await readRows(sheetRow(question, writing) ?? [])
    expect(withoutIds(back?.question)).toEqual(withoutIds(question))
  }
})

test('each bad row is told by its number; the others come', async () => {
  const read = await readRows(
    row({ 'متن سؤال': 'خوب', 'گزینهٔ ۱': 'الف', 'گزینهٔ ۲': 'ب', پاسخ: 'ب' }),
    row({}),
    row({ نوع: 'جدول', 'متن سؤال': 'بد' }),
    row({ نوع: 'تک گزینه ای', 'متن سؤال': 'بد', 'گزینهٔ ۱': 'الف', 'گزینهٔ ۲': 'ب', پاسخ: '۳' }),
    row({ نوع: 'عددی', 'متن سؤال': 'بد', پاسخ: 'ده' }),
    row({ نوع: 'عددی', 'متن سؤال': 'بد', پاسخ: '۱۰', نمره: 'زیاد' }),
    row({ نوع: 'تشریحی', پاسخ: '' }),
    row({ نوع: 'تشریحی', پاسخ: '۵', نمره: '۲' }),
  )
  expect(read.map(({ line, reason, question }) => [line, reason ?? question?.kind])).toEqual([
    ...[
      [2, 'single'],
      [4, 'unknownKind'],
      [5, 'answerUnknown'],
      [6, 'wrongNumber'],
      [7, 'wrongNumber'],
    ],
    ...[
      [8, 'noText'],
      [9, 'noText'],
    ],
  ])
})

test('a CSV is read with its quotes, line breaks and whichever mark stands between', () => {
  expect(csvRows('\ufeffالف,ب\r\n"یک, ""دو""","خط\nدوم"\r\n').map(({ cells }) => cells)).toEqual([
    ['الف', 'ب'],
    ['یک, "دو"', 'خط\nدوم'],
  ])
  expect(csvRows("الف;ب\n'=1;").map(({ cells }) => cells)).toEqual([
    ['الف', 'ب'],
    ['=1', ''],
  ])
})

test.each([
  ['inside a cell', 'a,5" disk\nb,c\n'],
  ['after the closing one', 'a,"5" disk\nb,c\n'],
  ['that nothing closes', 'a,"5 disk\nb,c\n'],
])('a quote %s is a letter, and no row after it is lost', (_, text) => {
  const rows = csvRows(text).map(({ cells }) => cells)
  expect(rows).toHaveLength(2)
  expect(rows[0]?.[1]).toMatch(/5.* disk/)
  expect(rows[1]).toEqual(['b', 'c'])
})

test('the first sheet of a workbook is read, with texts that cells share', async () => {
  const parts: Readonly<Record<string, string>> = {
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="یک" sheetId="4" r:id="k2"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="k2" Target="worksheets/other.xml"/></Relationships>',
    'xl/sharedStrings.xml': '<sst><si><t>نوع</t></si><si><r><t>متن </t></r><r><t>سؤال</t></r></si></sst>',
    'xl/worksheets/other.xml':
      '<worksheet><sheetData><row r="3"><c r="A3" t="s"><v>0</v></c><c r="C3" t="s"><v>1</v></c><c r="D3"><v>2.5</v></c></row><row><c t="inlineStr"><is><t>این</t></is></c></row></sheetData></worksheet>',
  }
  const rows = await xlsxRows((path) => {
    const text = parts[path]
    return text === undefined
      ? undefined
      : (async function* () {
          yield text
        })()
  })
  expect(rows).toEqual([
    { number: 3, cells: ['نوع', '', 'متن سؤال', '2.5'] },
    { number: 2, cells: ['این'] },
  ])
})
