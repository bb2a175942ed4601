import { expect, test } from 'vitest'
import { overLimit } from '../../tools/checks/first-load.ts'

const page = (path: string, bytes: number) => ({
  path,
  bytes,
  scripts: [{ file: '/assets/entry.js', bytes }],
})

test('pages within the limit pass', () => {
  expect(overLimit([page('', 90_000), page('about', 40_000), page('ui', 200_000)], 90_000)).toEqual([])
})

test('a page over the limit is told with its heaviest scripts', () => {
  expect(overLimit([page('courses/:slug', 90_100), page('about', 40_000)], 90_000)).toEqual([
    {
      file: 'web/build',
      line: 1,
      sentence: '/courses/:slug loads 90.1 kB of scripts, limit 90.0 kB: /assets/entry.js 90.1 kB…',
    },
  ])
})

test('a build in which no page was found is told', () => {
  expect(overLimit([], 90_000)).toHaveLength(1)
})
