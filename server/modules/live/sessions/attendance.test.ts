import { expect, test } from 'vitest'
import { minutesOf, signed, spansOf } from './attendance.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 28, 10, minute))
const join = (since: number, seen: number, left: number | null = null) => ({
  since: at(since),
  seen_at: at(seen),
  left_at: left === null ? null : at(left),
})

test.each([
  { joins: [], minutes: 0 },
  { joins: [join(0, 10)], minutes: 10 },
  { joins: [join(0, 10, 12)], minutes: 12 },
  // Two devices at once count once, whichever came first.
  { joins: [join(5, 20), join(0, 10)], minutes: 20 },
  { joins: [join(0, 30), join(5, 10)], minutes: 30 },
  // A pause is not counted.
  { joins: [join(0, 10), join(20, 30)], minutes: 20 },
])('net minutes of $joins.length stays: $minutes', ({ joins, minutes }) => {
  expect(minutesOf(joins)).toBe(minutes)
  expect(spansOf(joins).every(({ from, to }) => from <= to)).toBe(true)
})

test('a signature follows from the secret and the facts', () => {
  const facts = { sessionId: 'a', personId: 'b', minutes: 10 }
  expect(signed('one', facts)).toBe(signed('one', { ...facts }))
  expect(signed('one', facts)).not.toBe(signed('two', facts))
  expect(signed('one', facts)).not.toBe(signed('one', { ...facts, minutes: 11 }))
})
