import type { Question, QuestionOf } from '@arvand/contracts/questions'
import { plainText } from '@arvand/contracts/rich-text-walk'
import { expect, test } from 'vitest'
import { bankKindOf, bankKinds } from './bank-kinds.ts'
import { textOfLine } from './line-text.ts'
import { withKind } from './with-kind.ts'

const common = {
  text: textOfLine('پایتخت [[1]] کجاست؟'),
  soundId: null,
  hints: ['در شمال است'],
  feedback: textOfLine('آفرین'),
  points: 150,
}
const single: QuestionOf<'single'> = {
  kind: 'single',
  ...common,
  shuffle: false,
  options: ['تهران', 'شیراز', 'ری'].map((text, at) => ({
    id: `a${at}`,
    text: textOfLine(text),
    percent: at === 0 ? 100 : 0,
    feedback: null,
  })),
}

const kinds = bankKinds.map(({ kind }) => kind)
const pairs = kinds.flatMap((from) => kinds.map((to) => [from, to] as const))

test.each(pairs)(
  'a question of the kind %s becomes one of the kind %s and keeps what all kinds have',
  (from, to) => {
    const before = { kind: from, ...common, ...bankKindOf(from).empty() } as Question
    const after = withKind(before, to)
    expect(after).toMatchObject({ kind: to, hints: common.hints, feedback: common.feedback, points: 150 })
    const own = Object.keys({ ...common, kind: to, ...bankKindOf(to).empty() })
    expect(Object.keys(after).toSorted()).toEqual(own.toSorted())
  },
)

test('options stay where they fit', () => {
  const many = withKind(single, 'multiple')
  expect(many).toMatchObject({ options: single.options, shuffle: false })
  expect(withKind(many, 'ordering')).toMatchObject({ items: [{ id: 'a0' }, { id: 'a1' }, { id: 'a2' }] })
  expect(withKind(single, 'shortAnswer')).toMatchObject({ answers: [{ text: 'تهران', percent: 100 }] })
  expect(withKind(withKind(single, 'shortAnswer'), 'single')).toMatchObject({
    options: [{ text: textOfLine('تهران'), percent: 100 }],
  })
})

test('of several right options one stays right', () => {
  const options = single.options.map((one, at) => ({ ...one, percent: [50, 50, -20][at] ?? 0 }))
  const halves: Question = { ...single, kind: 'multiple', options }
  expect(withKind(halves, 'single')).toMatchObject({
    options: [{ percent: 100 }, { percent: 0 }, { percent: -20 }],
  })
})

test('blanks become words and back, and a gap for other kinds', () => {
  const cloze: Question = {
    kind: 'cloze',
    ...common,
    blanks: [
      {
        kind: 'text',
        answers: [{ text: 'ایران', percent: 100, feedback: null }],
        caseSensitive: false,
        weight: 1,
      },
    ],
  }
  const words = withKind(cloze, 'dragWords')
  expect(words).toMatchObject({ words: [{ text: 'ایران', group: 1 }] })
  expect(withKind(words, 'cloze')).toEqual(cloze)
  expect(plainText(withKind(cloze, 'essay').text)).toBe('پایتخت …… کجاست؟')
})
