import type { AskedQuestion } from '@arvand/contracts/asked-questions'
import type { Attempt } from '@arvand/contracts/exams'
import { expect, test } from 'vitest'
import { type AsideAnswer, firstKept } from '../storing/kept-attempt.ts'
import { keptLists } from './kept-lists.ts'

const asked = (id: string) => ({ id, kind: 'shortAnswer' }) as unknown as AskedQuestion
const questions = [asked('one'), asked('two')]
const kept = firstKept(
  { id: 'attempt', sequence: 0, receipt: null, answers: {}, flagged: [], questions } as unknown as Attempt,
  'person',
)
const aside = (part: Partial<AsideAnswer>): AsideAnswer => ({
  ...{ questionId: 'one', value: 'سعدی', flagged: false, why: 'closed' },
  ...part,
})
const listed = (all: readonly AsideAnswer[], lateMinutes: number) =>
  keptLists(questions, { ...kept, aside: all }, lateMinutes).map(({ why, items }) => [
    why,
    ...items.map(({ title, text, note }) => [title, text, note]),
  ])

test('what arrived after the end is told apart from what was not sent, and whether it counts', () => {
  const soon = aside({ lateMs: 10_000 })
  const counts = 'رسید؛ چون تا ۵ دقیقه مجاز بود، حساب می‌شود.'
  const countsNot = 'دیر رسید و حساب نمی‌شود.'
  expect(listed([soon], 5)).toEqual([['late', ['سؤال ۱', 'سعدی', counts]]])
  expect(listed([soon], 0)).toEqual([['late', ['سؤال ۱', 'سعدی', countsNot]]])
  // Later than that, or of a section that was left.
  expect(listed([aside({ lateMs: 301_000 })], 5)).toEqual([['late', ['سؤال ۱', 'سعدی', countsNot]]])
  expect(listed([aside({})], 5)).toEqual([['late', ['سؤال ۱', 'سعدی', countsNot]]])
})

test('what waits, and what was put aside for another reason, stand in lists of their own', () => {
  const waiting = { two: { value: 'حافظ', flagged: false } }
  const lists = keptLists(questions, { ...kept, waiting, aside: [aside({ why: 'refused' })] }, 5)
  expect(lists.map(({ why, items }) => [why, items])).toEqual([
    ['waiting', [{ title: 'سؤال ۲', text: 'حافظ' }]],
    ['apart', [{ title: 'سؤال ۱', text: 'سعدی' }]],
  ])
})
