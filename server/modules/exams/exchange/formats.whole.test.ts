import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson } from '#testing/identity'
import { aZip } from '#testing/media'
import { completeQuestions } from '../testing.ts'
import { exchangeCalls } from './testing/exchange-calls.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const { read, aBank, written, textOf } = exchangeCalls(() => arvand)
const aTeacher = () => aPerson(arvand, { roles: ['teacher'] })

const kindsOut = {
  xlsx: [
    'single',
    'multiple',
    'trueFalse',
    'shortAnswer',
    'numeric',
    'matching',
    'ordering',
    'essay',
    'file',
  ],
  csv: ['single', 'multiple', 'trueFalse', 'shortAnswer', 'numeric', 'matching', 'ordering', 'essay', 'file'],
  aiken: ['single'],
  qti2: [...Object.keys(completeQuestions).filter((kind) => kind !== 'formula'), 'hotspot'],
} as const
const allKinds = [...Object.keys(completeQuestions), 'hotspot']

test.each(['xlsx', 'csv', 'aiken', 'qti2'] as const)(
  '%s takes what it can say, comes back, and the rest is told',
  async (format) => {
    const teacher = await aTeacher()
    const { categoryId } = await aBank(teacher)
    const out = await written(teacher, { format, categoryId })
    const { content } = await textOf(teacher, out.exchange.id)
    const kinds: readonly string[] = kindsOut[format]
    expect(out.report?.unread.map(({ subject }) => subject)).toEqual(
      allKinds.filter((kind) => !kinds.includes(kind)),
    )
    const back = await read(await aTeacher(), content)
    expect(back.report).toMatchObject({ format, unread: [], losses: [] })
    expect(back.preview.map(({ kind, whyNotAsk }) => [kind, whyNotAsk])).toEqual(
      kinds.map((kind) => [kind, null]),
    )
    expect(back.preview[0]?.category).toEqual(format === 'aiken' ? [] : ['جامع/کامل'])
    expect(back.preview[0]?.tags).toEqual(format === 'aiken' ? [] : ['نمونه'])
    expect(back.report?.pictures).toBe(format === 'qti2' ? 1 : 0)
  },
)

test('a workbook without questions, and one that unfolds to more than is allowed, are refused', async () => {
  const teacher = await aTeacher()
  const book = '<workbook><sheets><sheet name="a" r:id="k"/></sheets></workbook>'
  const empty = await aZip({
    'xl/workbook.xml': book,
    'xl/worksheets/sheet1.xml': '<worksheet><sheetData/></worksheet>',
  })
  expect((await read(teacher, empty, 'a.xlsx')).exchange.trouble).toMatch(/QTI یا XML مودل/)
  const entity = '<!DOCTYPE a [<!ENTITY b "c">]><worksheet/>'
  const bad = await aZip({ 'xl/workbook.xml': book, 'xl/worksheets/sheet1.xml': entity })
  expect((await read(teacher, bad, 'b.xlsx')).exchange.trouble).toMatch(/آسیب دیده/)
  const bomb = await aZip({ 'xl/workbook.xml': book, 'xl/worksheets/sheet1.xml': '\0'.repeat(80_000_000) })
  expect((await read(teacher, bomb, 'c.xlsx')).exchange.trouble).toMatch(/بزرگ/)
})
