import { expect, test } from 'vitest'
import { openLane } from './lane.ts'

test('who has given up before the turn was asked for does not wait for it, and takes no place', async () => {
  const lane = openLane()
  const givenUp = { owner: 'a', signal: AbortSignal.abort(new Error('given up')) }
  await expect(lane.take(givenUp)).rejects.toThrow('given up')
  const leave = await lane.take({ owner: 'b' })
  // The patience ends the test's wait if the signal does not.
  await expect(lane.take({ ...givenUp, patience: 1_000 })).rejects.toThrow('given up')
  expect(lane.waiting()).toBe(0)
  leave?.()
  expect(await lane.take({ owner: 'c', patience: 1_000 })).not.toBeNull()
})

test('who gives up while waiting fails at once, and the next one has the turn', async () => {
  const lane = openLane()
  const leave = await lane.take({ owner: 'a' })
  const giving = new AbortController()
  const first = lane.take({ owner: 'b', signal: giving.signal })
  const second = lane.take({ owner: 'c' })
  giving.abort(new Error('given up'))
  await expect(first).rejects.toThrow('given up')
  leave?.()
  expect(await second).not.toBeNull()
  expect(lane.waiting()).toBe(0)
})
