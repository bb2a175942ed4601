import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inBatches } from './in-batches.ts'

test('what arrives while a batch is done is the next one, and each caller gets its own result', async () => {
  const batches: string[][] = []
  const double = inBatches<string, string>(
    async (items) => {
      batches.push([...items])
      await pause(5)
      return items.map((item) => item + item)
    },
    (item) => item,
    3,
  )
  const first = [double('a'), double('b')]
  await pause(2)
  const later = ['c', 'd', 'e', 'f'].map(double)
  expect(await Promise.all([...first, ...later])).toEqual(['aa', 'bb', 'cc', 'dd', 'ee', 'ff'])
  expect(batches).toEqual([['a', 'b'], ['c', 'd', 'e'], ['f']])
})

test('two of one key are done one after the other', async () => {
  const sizes: number[] = []
  const count = inBatches<{ key: string }, number>(
    async (items) => {
      sizes.push(items.length)
      return items.map((_, at) => at)
    },
    ({ key }) => key,
    10,
  )
  await Promise.all([count({ key: 'x' }), count({ key: 'x' }), count({ key: 'y' })])
  expect(sizes).toEqual([2, 1])
})

test('a batch that fails fails for its callers alone', async () => {
  let isBroken = true
  const work = inBatches<number, number>(
    async (items) => {
      if (isBroken) throw new Error('the database is gone')
      return items
    },
    String,
    10,
  )
  await expect(work(1)).rejects.toThrow('the database is gone')
  isBroken = false
  expect(await work(2)).toBe(2)
})
