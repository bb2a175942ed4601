import { expect, test } from 'vitest'
import { withCategory } from './add-imported.ts'

test.each([
  [[], ['ریاضی', 'مثلثات'], ['مثلثات']],
  [['سخت'], ['مثلثات'], ['سخت', 'مثلثات']],
  [['مثلثات'], ['مثلثات'], ['مثلثات']],
  [['سخت'], [], ['سخت']],
  [
    Array.from({ length: 12 }, (_, at) => `${at}`),
    ['پر'],
    [...Array.from({ length: 11 }, (_, at) => `${at}`), 'پر'],
  ],
  [[], ['ا'.repeat(60)], ['ا'.repeat(40)]],
])('tags %j of a question without room for its category %j become %j', (tags, category, told) => {
  expect(withCategory(tags, category)).toEqual(told)
})
