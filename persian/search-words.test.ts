import { expect, test } from 'vitest'
import { neededWords, searchWords } from './search-words.ts'

test('words are folded, each once', () => {
  expect(searchWords('كتاب، کتاب؛ می‌روم')).toEqual(['کتاب', 'می', 'روم'])
})

test('words that stand beside what is meant are not needed, unless they are all there is', () => {
  expect(neededWords(searchWords('آموزش پایتون'))).toEqual(['پایتون'])
  expect(neededWords(searchWords('دوره'))).toEqual(['دوره'])
})
