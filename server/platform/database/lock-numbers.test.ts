import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockNumbers } from './lock-numbers.ts'

const server = join(import.meta.dirname, '..', '..')

test('no two advisory locks have the same number', () => {
  const numbers = Object.values(lockNumbers)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('a lock takes its number from the list, or the hash of a text', async () => {
  const strangers: string[] = []
  let found = 0
  for await (const path of glob('{modules,platform,start,testing}/**/*.ts', { cwd: server })) {
    const code = await readFile(join(server, path), 'utf8')
    const byNumber = [...code.matchAll(/pg_(?:try_)?advisory_(?:xact_)?lock(?:_shared)?\((?!hashtext)/g)]
    found += byNumber.length
    if (byNumber.length > 0 && !code.includes('lockNumbers.')) strangers.push(path)
  }
  expect(found).toBeGreaterThan(4)
  expect(strangers).toEqual([])
})
