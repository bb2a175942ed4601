import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inMicroBatches } from './micro-batches.ts'

test('what arrives while a batch is done is the next one, and each caller gets its own result', async () => {
  const batches: string[][] = []
  const double = inMicroBatches<string, string>(
    async (items) => {
      batches.push([...items])
      await pause(5)
      return items.map((item) => item + item)
    },
    3,
    (item) => item,
  )
  const first = [double('a'), double('b')]
  await pause(2)
  const later = ['c', 'd', 'e', 'f'].map(double)
  expect(await Promise.all([...first, ...later])).toEqual(['aa', 'bb', 'cc', 'dd', 'ee', 'ff'])
  expect(batches).toEqual([['a', 'b'], ['c', 'd', 'e'], ['f']])
})

test('two of one key are done one after the other', async () => {
  const sizes: number[] = []
  const count = inMicroBatches<{ key: string }, number>(
    async (items) => {
      sizes.push(items.length)
      return items.map((_, at) => at)
    },
    10,
    ({ key }) => key,
  )
  await Promise.all([count({ key: 'x' }), count({ key: 'x' }), count({ key: 'y' })])
  expect(sizes).toEqual([2, 1])
})

test('without keys the same may be asked twice in one batch', async () => {
  const sizes: number[] = []
  const find = inMicroBatches<string, string>(async (items) => {
    sizes.push(items.length)
    return items
  }, 10)
  expect(await Promise.all([find('x'), find('x')])).toEqual(['x', 'x'])
  expect(sizes).toEqual([2])
})

test('a batch that fails fails for its callers alone', async () => {
  let isBroken = true
  const work = inMicroBatches<number, number>(async (items) => {
    if (isBroken) throw new Error('the database is gone')
    return items
  }, 10)
  await expect(work(1)).rejects.toThrow('the database is gone')
  isBroken = false
  expect(await work(2)).toBe(2)
})
