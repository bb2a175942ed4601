import { expect, test } from 'vitest'
import { groupsFor, type PaletteEntry } from './palette-entries.ts'

const entries = (group: string, count: number): PaletteEntry[] =>
  Array.from({ length: count }, (_, at) => ({ to: `/${group}/${at}`, label: `صفحهٔ ${at}`, group }))

const pages = [...entries('پنل', 6), ...entries('مدیریت', 2)]
const people = { title: 'افراد', entries: entries('people', 9), isFirst: true }
const courses = { title: 'دوره‌ها', entries: entries('courses', 1) }

const counts = (typed: string, further: Parameters<typeof groupsFor>[2] = []) =>
  groupsFor(pages, typed, further).map(({ title, entries }) => [title, entries.length])

test('without a text the pages stand by menu, at most four of each', () => {
  expect(counts('')).toEqual([
    ['پنل', 4],
    ['مدیریت', 2],
  ])
})

test('what managers look for stands above the pages, all else below, at most four of each', () => {
  expect(counts('صفحه', [courses, people])).toEqual([
    ['افراد', 4],
    ['صفحه‌ها', 4],
    ['دوره‌ها', 1],
  ])
  expect(counts('هیچ‌کدام', [courses])).toEqual([['دوره‌ها', 1]])
})
