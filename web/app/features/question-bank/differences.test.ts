import type { Question } from '@arvand/contracts/questions'
import { expect, test } from 'vitest'
import { differences } from './differences.ts'
import { textOfLine } from './line-text.ts'

const asked = (
  options: readonly (readonly [string, string, number])[],
  text = 'پایتخت ایران؟',
): Question => ({
  kind: 'single',
  text: textOfLine(text),
  soundId: null,
  hints: [],
  feedback: null,
  points: 100,
  shuffle: true,
  options: options.map(([id, words, percent]) => ({ id, text: textOfLine(words), percent, feedback: null })),
})
const older = asked([
  ['a1', 'تهران', 100],
  ['a2', 'شیراز', 0],
])

test('equal versions do not differ', () => {
  expect(differences(older, older)).toEqual([])
})

test('changed, new and removed parts are told apart, options by themselves and not by their place', () => {
  const newer = asked(
    [
      ['a3', 'ری', 0],
      ['a1', 'طهران', 100],
    ],
    'پایتخت ایران کجاست؟',
  )
  expect(differences(older, newer)).toEqual([
    { key: 'text', label: 'صورت سؤال', before: 'پایتخت ایران؟', after: 'پایتخت ایران کجاست؟' },
    { key: 'option a3', label: 'گزینهٔ الف', before: null, after: 'ری' },
    { key: 'option a3 worth', label: 'نمرهٔ گزینهٔ الف', before: null, after: '۰٪' },
    { key: 'option a1', label: 'گزینهٔ ب', before: 'تهران', after: 'طهران' },
    { key: 'option a2', label: 'گزینهٔ ب', before: 'شیراز', after: null },
    { key: 'option a2 worth', label: 'نمرهٔ گزینهٔ ب', before: '۰٪', after: null },
  ])
})
