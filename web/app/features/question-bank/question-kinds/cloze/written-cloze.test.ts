import type { ClozeBlank } from '@arvand/contracts/questions'
import type { RichText } from '@arvand/contracts/rich-text'
import { plainText } from '@arvand/contracts/rich-text-walk'
import { expect, test } from 'vitest'
import { textOfLine } from '../../line-text.ts'
import { fromWritten, toWritten } from './written-cloze.ts'

const right = (text: string, percent = 100) => ({ text, percent, feedback: null })
const read = (line: string) => fromWritten(textOfLine(line), [])

test('answers to be typed, each wholly right unless a percent stands before it', () => {
  const { text, blanks } = read('پایتخت ایران [[تهران|طهران|%50%ری]] است.')
  expect(plainText(text)).toBe('پایتخت ایران [[1]] است.')
  expect(blanks).toEqual([
    {
      kind: 'text',
      answers: [right('تهران'), right('طهران'), right('ری', 50)],
      caseSensitive: false,
      weight: 1,
    },
  ])
})

test('a star makes a list to choose from', () => {
  expect(read('[[شیراز|*تهران|اصفهان]]').blanks).toEqual([
    { kind: 'choice', answers: [right('شیراز', 0), right('تهران'), right('اصفهان', 0)], weight: 1 },
  ])
})

test.each(['[[#12.5±0.1]]', '[[#۱۲٫۵±۰٫۱]]', '[[#12/5 +- 0/1]]'])(
  '%s is a number with a tolerance',
  (line) => {
    expect(read(line).blanks).toEqual([
      { kind: 'number', answers: [{ value: 12.5, tolerance: 0.1, percent: 100, feedback: null }], weight: 1 },
    ])
  },
)

test('blanks are numbered in the order of the text, also across paragraphs and a poem', () => {
  const written: RichText = {
    type: 'doc',
    content: [
      {
        type: 'verse',
        attrs: { first: 'توانا بود هر که [[دانا]] بود', second: 'ز دانش دل [[پیر]] برنا بود' },
      },
      { type: 'paragraph', content: [{ type: 'text', text: 'سرودهٔ [[*فردوسی|سعدی]]' }] },
    ],
  }
  const { text, blanks } = fromWritten(written, [])
  expect(blanks.map(({ kind }) => kind)).toEqual(['text', 'text', 'choice'])
  expect(plainText(text)).toContain('سرودهٔ [[3]]')
  expect(toWritten(text, blanks)).toEqual(written)
})

test('brackets that are not closed, or hold nothing, stay words', () => {
  expect(read('[[تهران').blanks).toEqual([])
  expect(plainText(read('[[]] و [[تهران').text)).toBe('[[]] و [[تهران')
})

const blanks: ClozeBlank[] = [
  {
    kind: 'text',
    answers: [right('*ران'), right('\\*۵'), right('الف|ب'), right('#۱', 30)],
    caseSensitive: true,
    weight: 3,
  },
  { kind: 'choice', answers: [right('یک', 0), right('دو', 33.33333), right('%سه')], weight: 1 },
  { kind: 'choice', answers: [right('یک', 0), right('دو', 0)], weight: 1 },
  {
    kind: 'number',
    answers: [
      { value: -0.5, tolerance: 0, percent: 100, feedback: null },
      { value: 1e-7, tolerance: 0.25, percent: -20, feedback: textOfLine('دورتر است') },
    ],
    weight: 2,
  },
]

test('what is written can be read again without a loss', () => {
  const text = textOfLine('[[1]] و [[2]] و [[3]] و [[4]]')
  expect(fromWritten(toWritten(text, blanks), blanks)).toEqual({ text, blanks })
})

test('feedback and weight follow their blank when another is written before it', () => {
  const [, , , number] = blanks
  const written = toWritten(textOfLine('[[1]]'), number ? [number] : [])
  const moved = textOfLine(`[[تازه]] ${plainText(written)}`)
  expect(fromWritten(moved, number ? [number] : []).blanks[1]).toEqual(number)
})
