import { daysBetween } from '@arvand/persian/days'
import { dayAt, instantAt } from '@arvand/persian/zone'
import { type Grade, Rating } from 'ts-fsrs'
import { describe, expect, test } from 'vitest'
import { isFirstOfDay, type Memory, ratingOf, remembered, startOfDay } from './spaced-repetition.ts'

const noon = instantAt('2026-11-27', '12:00')
const inDays = (days: number, from = noon) => new Date(from.getTime() + days * 86_400_000)
const daysUntil = ({ due }: Memory, now: Date) => daysBetween(dayAt(now), dayAt(due))

/** Answers with these ratings, each on the day on which the question is due. */
function after(ratings: readonly Grade[], first = noon) {
  let now = first
  let memory: Memory | null = null
  const waits: number[] = []
  for (const rating of ratings) {
    memory = remembered(memory, rating, now)
    waits.push(daysUntil(memory, now))
    now = memory.due
  }
  return waits
}

describe('rating', () => {
  const given = { verdict: 'right', percent: 100, hints: 0 } as const
  test.each([
    [given, Rating.Good],
    [{ ...given, hints: 1 }, Rating.Hard],
    [{ verdict: 'partly', percent: 50, hints: 0 }, Rating.Hard],
    [{ verdict: 'partly', percent: 50, hints: 1 }, Rating.Again],
    [{ verdict: 'partly', percent: 25, hints: 0 }, Rating.Again],
    [{ verdict: 'wrong', percent: -33, hints: 0 }, Rating.Again],
    [{ verdict: 'empty', percent: 0, hints: 0 }, Rating.Again],
  ] as const)('%o is rated %i', (answer, rating) => expect(ratingOf(answer)).toBe(rating))
})

describe('when a question comes again', () => {
  test('a wrong first answer brings it back tomorrow', () => expect(after([Rating.Again])).toEqual([1]))

  test('right answers on their days bring it back later and later', () => {
    const waits = after([Rating.Good, Rating.Good, Rating.Good, Rating.Good])
    expect(waits[0]).toBeGreaterThanOrEqual(2)
    for (const [at, wait] of waits.entries()) if (at > 0) expect(wait).toBeGreaterThan(waits[at - 1] ?? 0)
  })

  test('after hints it comes back earlier than without', () => {
    const [, hinted = 0] = after([Rating.Good, Rating.Hard])
    const [, alone = 0] = after([Rating.Good, Rating.Good])
    expect(hinted).toBeLessThan(alone)
  })

  test('a forgotten one falls back, however well it was known', () => {
    const [, , known = 0, forgotten = 0] = after([Rating.Good, Rating.Good, Rating.Good, Rating.Again])
    expect(forgotten).toBeLessThan(known)
    expect(forgotten).toBeLessThanOrEqual(7)
  })

  test('nothing is put off for more than a year and a day', () => {
    const waits = after(Array.from({ length: 14 }, () => Rating.Good))
    expect(Math.max(...waits)).toBeLessThanOrEqual(366)
  })

  test('it is due from the beginning of a day in Tehran, whatever the hour of the answer', () => {
    for (const time of ['00:05', '12:00', '23:55']) {
      const { due } = remembered(null, Rating.Again, instantAt('2026-11-27', time))
      expect(due).toEqual(instantAt('2026-11-28'))
    }
  })

  test('a night between two answers counts as a day', () => {
    const evening = instantAt('2026-11-27', '23:00')
    const first = remembered(null, Rating.Again, evening)
    const morning = remembered(first, Rating.Good, instantAt('2026-11-28', '07:00'))
    const evenLater = remembered(first, Rating.Good, instantAt('2026-11-28', '23:00'))
    expect(morning.stability).toBe(evenLater.stability)
    expect(morning.stability).toBeGreaterThan(first.stability)
  })

  test('what is remembered is whole', () => {
    const memory = remembered(remembered(null, Rating.Good, noon), Rating.Again, inDays(3))
    expect(memory).toMatchObject({ reps: 2, lapses: 1, state: 2, reviewed_at: inDays(3) })
  })
})

test('only the first answer of a day in Tehran moves a question', () => {
  expect(isFirstOfDay(null, noon)).toBe(true)
  expect(isFirstOfDay(instantAt('2026-11-26', '23:59'), noon)).toBe(true)
  expect(isFirstOfDay(startOfDay(noon), noon)).toBe(false)
  expect(isFirstOfDay(instantAt('2026-11-27', '11:00'), noon)).toBe(false)
})
