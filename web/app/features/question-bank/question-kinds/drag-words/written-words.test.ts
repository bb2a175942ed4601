import { plainText } from '@arvand/contracts/rich-text-walk'
import { expect, test } from 'vitest'
import { textOfLine } from '../../line-text.ts'
import { extraWords, fromWritten, toWritten } from './written-words.ts'

const none = { text: textOfLine(''), words: [] }

test('words stand in the text, with the group before them where there are groups', () => {
  const { text, words } = fromWritten(textOfLine('رنگ آسمان [[آبی]] و چمن [[۲:سبز]] است'), none)
  expect(plainText(text)).toBe('رنگ آسمان [[1]] و چمن [[2]] است')
  expect(words.map(({ text: word, group }) => [word, group])).toEqual([
    ['آبی', 1],
    ['سبز', 2],
  ])
  expect(new Set(words.map(({ id }) => id)).size).toBe(2)
})

test('words keep their ids, and words of no blank stay when a blank is added', () => {
  const first = fromWritten(textOfLine('[[آبی]] و [[سبز]]'), none)
  const extra = { id: 'x9', text: 'زرد', group: 1 }
  const old = { text: first.text, words: [...first.words, extra] }
  expect(extraWords(old)).toEqual([extra])
  const next = fromWritten(textOfLine('[[سرخ]] و [[آبی]] و [[سبز]]'), old)
  expect(next.words.map(({ text }) => text)).toEqual(['سرخ', 'آبی', 'سبز', 'زرد'])
  expect(next.words[1]?.id).toBe(first.words[0]?.id)
  expect(extraWords(next)).toEqual([extra])
})

test('what is written can be read again without a loss', () => {
  const words = [
    { id: 'w1', text: '۲:۱', group: 1 },
    { id: 'w2', text: 'ساعت ۱۰:۳۰', group: 3 },
  ]
  const text = textOfLine('[[1]] و [[2]]')
  expect(fromWritten(toWritten(text, words), { text, words })).toEqual({ text, words })
})
