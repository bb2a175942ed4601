import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { changedNothing } from './form-status.ts'

test.each([
  [undefined, false],
  [200, false],
  [202, true],
  [422, false],
  [503, true],
])('a form that was answered with %s changed nothing: %s', (status, nothing) => {
  expect(changedNothing(status)).toBe(nothing)
})

test('no other file repeats the statuses of a form', () => {
  const root = new URL('../', import.meta.url)
  const repeats = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) =>
    /actionStatus [!=]== \d|\bstatus: (202|503) }/.test(readFileSync(new URL(file, root), 'utf8')),
  )
  expect(repeats.filter((file) => !file.includes('.test.'))).toEqual([])
})
