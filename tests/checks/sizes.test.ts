import { expect, test } from 'vitest'
import { sizes } from '../../tools/checks/sizes.ts'
import { findingsOf, linesOfCode } from './findings.ts'

const small = Object.fromEntries(
  Array.from({ length: 9 }, (_, index) => [`server/small-${index}.ts`, 'export const one = () => 1\n']),
)

test('small files and functions pass', async () => {
  expect(await findingsOf(sizes, small)).toEqual([])
})

test('a file stops at 400 lines', async () => {
  expect(await findingsOf(sizes, { ...small, 'server/edge.ts': linesOfCode(400) })).toEqual([])
  expect(await findingsOf(sizes, { ...small, 'server/long.ts': linesOfCode(401) })).toEqual([
    'server/long.ts:1 401 lines; a file stops at 400',
  ])
})

test('a function stops at 100 lines, a component at 150', async () => {
  const files = {
    ...small,
    'server/edge.ts': `function edge() {\n${linesOfCode(98)}}\n`,
    'server/long.ts': `work()\nconst long = () => {\n${linesOfCode(99)}}\n`,
    'web/app/edge.tsx': `export function Edge() {\n${linesOfCode(148)}}\n`,
    'web/app/long.tsx': `export function Long() {\n${linesOfCode(149)}}\n`,
    'web/app/loader.tsx': `export function loader() {\n${linesOfCode(99)}}\n`,
  }
  expect(await findingsOf(sizes, files)).toEqual([
    'server/long.ts:2 long has 101 lines; it stops at 100',
    'web/app/loader.tsx:1 loader has 101 lines; it stops at 100',
    'web/app/long.tsx:1 Long has 151 lines; it stops at 150',
    expect.stringContaining('lines per function, p90'),
  ])
})

test('a callback without a name stops at 100 lines too, but a suite of tests may be long', async () => {
  const body = `(() => {\n${linesOfCode(99)}})\n`
  expect(await findingsOf(sizes, { ...small, 'server/call.ts': `each${body}` })).toEqual([
    'server/call.ts:1 a function without a name has 101 lines; it stops at 100',
  ])
  expect(await findingsOf(sizes, { ...small, 'server/a.test.ts': `describe('a', ${body})` })).toEqual([])
})

test('medians and the ninetieth percentile are held', async () => {
  const body = `export function work() {\n${linesOfCode(60)}}\n${linesOfCode(20)}`
  const found = await findingsOf(sizes, { 'server/a.ts': body, 'server/b.ts': body, 'server/c.ts': body })
  expect(found).toEqual([
    '(all files):1 lines per file, median: 82, target 70',
    '(all files):1 lines per function, median: 62, target 12',
    '(all files):1 lines per function, p90: 62, target 50',
  ])
})
