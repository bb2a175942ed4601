import { expect, test } from 'vitest'
import { canDrawAll, drawn } from './draw.ts'
import type { PublishedSlot } from './exam.ts'
import { shuffled } from './question-kinds/seeded.ts'

const slot = (id: string, count: number, questions: string): PublishedSlot => ({
  ...{ id, count },
  pool: [...questions].map((questionId) => ({ questionId, version: 1, points: 100 })),
})
const paper = (...slots: PublishedSlot[]) => ({ sections: [{ id: 'a', title: '', slots }] })

test('draws whose pools have questions in common need enough of them together', () => {
  expect(canDrawAll(paper(slot('wide', 2, 'abc'), slot('narrow', 1, 'a')))).toBe(true)
  expect(canDrawAll(paper(slot('one', 2, 'abc'), slot('two', 2, 'abc')))).toBe(false)
  expect(canDrawAll(paper(slot('one', 1, 'a'), slot('two', 1, 'a')))).toBe(false)
  expect(canDrawAll(paper(slot('one', 3, 'ab')))).toBe(false)
})

test('each candidate gets all questions of a paper, none twice, whatever is drawn first', () => {
  // No pool is within another, and together they have just enough.
  const slots = [slot('first', 2, 'abcd'), slot('second', 2, 'cdef'), slot('third', 2, 'efab')]
  const seen = new Set<string>()
  for (let candidate = 0; candidate < 200; candidate += 1) {
    const found = drawn(slots, ({ id, pool }) => shuffled(pool, `${candidate} ${id}`))
    const ids = slots.map((one) => (found.get(one) ?? []).map(({ questionId }) => questionId))
    expect(ids.map(({ length }) => length)).toEqual([2, 2, 2])
    expect(new Set(ids.flat()).size).toBe(6)
    for (const [at, one] of slots.entries())
      expect(one.pool.map(({ questionId }) => questionId)).toEqual(expect.arrayContaining(ids[at] ?? []))
    seen.add(JSON.stringify(ids))
  }
  expect(seen.size).toBeGreaterThan(5)
})

test('a draw without another beside it takes what comes first', () => {
  const one = slot('one', 2, 'abcd')
  const taken = drawn([one], ({ pool }) => pool.toReversed()).get(one)
  expect(taken?.map(({ questionId }) => questionId)).toEqual(['d', 'c'])
})
