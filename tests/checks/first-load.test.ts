import { expect, test } from 'vitest'
import { overLimit } from '../../tools/checks/first-load.ts'
import { limits, type PageKind } from '../../web/load-limits.ts'

const page = (kind: PageKind, path: string, bytes: number, files = 1) => ({
  kind,
  path,
  bytes,
  scripts: Array.from({ length: files }, () => ({ file: '/assets/entry.js', bytes })),
})
const all = [
  page('public', '', 135_000),
  page('signed-in', 'panel', 170_000),
  page('exam', 'exam/:attemptId', 90_000),
]

test('pages within the limit of their kind pass', () => {
  expect(overLimit(all)).toEqual([])
})

test('a page over the limit is told with its heaviest scripts', () => {
  expect(overLimit([...all, page('public', 'courses/:slug', 135_100)])).toEqual([
    {
      file: 'web/build',
      line: 1,
      sentence: '/courses/:slug loads 1 files of 135.1 kB, limit 20 of 135.0 kB: /assets/entry.js 135.1 kB…',
    },
  ])
})

test('a page of too many files is told', () => {
  const files = limits['signed-in'].files + 1
  expect(overLimit([...all, page('signed-in', 'panel/notes', 100_000, files)])).toHaveLength(1)
})

test('a build in which no page of a kind was found is told', () => {
  expect(overLimit([])).toHaveLength(3)
  expect(overLimit(all.slice(0, 2))).toHaveLength(1)
})
