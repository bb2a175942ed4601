import { expect, test } from 'vitest'
import { type NewsWords, newsBetween } from './class-news.ts'

const words: NewsWords = {
  came: (count, names) => `+${names ?? count}`,
  left: (count, names) => `-${names ?? count}`,
  speaks: (name) => `!${name}`,
}
const me = { id: 'me', name: 'من', isMe: true }
const other = (id: string) => ({ id, name: id, isMe: false })
const between = (before: string[], now: string[], speakers: [string | null, string | null] = [null, null]) =>
  newsBetween(
    { people: [me, ...before.map(other)], speaker: speakers[0] },
    { people: [me, ...now.map(other)], speaker: speakers[1] },
    words,
  )

test('who came and who left are named, many of them counted, and nothing is said of nothing', () => {
  expect(between(['a'], ['a'])).toBe('')
  expect(between(['a'], ['a', 'b', 'c'])).toBe('+b و c')
  expect(between(['a', 'b'], ['c'])).toBe('+c -a و b')
  expect(between([], ['a', 'b', 'c', 'd'])).toBe('+4')
  expect(between(['a', 'b', 'c', 'd', 'e'], [])).toBe('-5')
})

test('a new speaker is named once; oneself, one who went on and one who left are not', () => {
  expect(between(['a', 'b'], ['a', 'b'], ['a', 'b'])).toBe('!b')
  expect(between(['a'], ['a'], ['a', 'a'])).toBe('')
  expect(between(['a'], ['a'], [null, 'me'])).toBe('')
  expect(between(['a'], [], [null, 'a'])).toBe('-a')
})

test('oneself who was loaded later is no news', () => {
  const before = { people: [], speaker: null }
  expect(newsBetween(before, { people: [me], speaker: null }, words)).toBe('')
})
