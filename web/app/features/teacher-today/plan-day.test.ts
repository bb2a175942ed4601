import { expect, test } from 'vitest'
import { isOpen, nextOf, placeInLanes } from './plan-day.ts'

const hour = 3_600_000
const day = { from: 8 * hour, to: 21 * hour }
const block = (key: string, from: number, to: number | null, enter: string | null = null) => ({
  ...{ key, at: from * hour, until: to === null ? null : to * hour, enter },
})

test('blocks that overlap stand in two lanes, and a third of them is left for words', () => {
  const { placed, left } = placeInLanes(
    [block('exam', 13, 20), block('class', 10, 11.5), block('meet', 16, 17), block('webinar', 16.5, 18)],
    day,
  )
  expect(placed.map(({ key, lane }) => [key, lane])).toEqual([
    ['class', 0],
    ['exam', 0],
    ['meet', 1],
  ])
  expect(left).toEqual(['webinar'])
})

test('a short block is as wide as its words, and what lies outside of the hours stands at their edge', () => {
  const { placed } = placeInLanes(
    [block('early', 6, 7), block('late', 20.5, 21.5), block('due', 12, null)],
    day,
  )
  expect(placed.map(({ key, start, length }) => [key, start, length])).toEqual([
    ['early', 0, 0.2],
    ['due', expect.closeTo(4 / 13), 0.2],
    ['late', 0.8, expect.closeTo(0.2)],
  ])
})

test('the next thing is a class that is open before all else, then what comes first', () => {
  const entries = [
    block('exam', 9, 20),
    block('class', 10, 11.5, '/live/enter/room/1'),
    block('due', 12, null),
  ]
  expect(nextOf(entries, 9.5 * hour)?.key).toBe('exam')
  expect(nextOf(entries, 9.75 * hour)?.key).toBe('class')
  expect(nextOf(entries, 11.6 * hour)?.key).toBe('exam')
  expect(nextOf(entries, 20 * hour)).toBeUndefined()
  expect([isOpen(block('a', 10, 11), 9.7 * hour), isOpen(block('a', 10, 11), 9.75 * hour)]).toEqual([
    false,
    true,
  ])
})
