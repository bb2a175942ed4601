import { expect, test } from 'vitest'
import { groupWords } from './words.ts'

test('each kind has a heading of its own: a manager may find own factors beside those of all', () => {
  const headings = Object.values(groupWords)
  expect(headings.filter((one, at) => headings.indexOf(one) !== at)).toEqual([])
})
