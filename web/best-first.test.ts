import { expect, test } from 'vitest'
import { bestFirst } from './best-first.ts'

test('what is put in comes out by rank, and in its order where ranks are equal', () => {
  // Six ranks for a hundred items, put in and taken out in turns, from a seed.
  let state = 7
  const random = (below: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
  const queue = bestFirst<{ rank: number; number: number }>(({ number }) => number)
  const inside: { rank: number; number: number }[] = []
  for (let number = 0; number < 100; number += 1) {
    const item = { rank: random(6), number }
    queue.put(item, item.rank)
    inside.push(item)
    if (random(3) > 0) continue
    inside.sort((one, other) => other.rank - one.rank || one.number - other.number)
    expect(queue.take()).toBe(inside.shift())
  }
  inside.sort((one, other) => other.rank - one.rank || one.number - other.number)
  for (const item of inside) expect(queue.take()).toBe(item)
  expect(queue.take()).toBeUndefined()
})
