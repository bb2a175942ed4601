import { expect, test } from 'vitest'
import { categoryOptions, pathOf, treeOf } from './categories.ts'

const categories = [
  { id: 'a', parentId: null, title: 'ریاضی', questions: 2 },
  { id: 'b', parentId: 'a', title: 'مشتق', questions: 3 },
  { id: 'c', parentId: 'b', title: 'قاعده‌ها', questions: 5 },
  { id: 'd', parentId: null, title: 'فیزیک', questions: 0 },
]

test('a category counts its questions with those below it', () => {
  const [first, last] = treeOf(categories)
  expect(first).toMatchObject({
    id: 'a',
    all: 10,
    children: [{ id: 'b', all: 8, children: [{ id: 'c', all: 5 }] }],
  })
  expect(last).toMatchObject({ id: 'd', all: 0, children: [] })
})

test('a category is chosen by its whole path, and cannot go into itself', () => {
  expect(pathOf(categories, 'c').map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(categoryOptions(categories).map(({ label }) => label)).toEqual([
    'ریاضی',
    'ریاضی › مشتق',
    'ریاضی › مشتق › قاعده‌ها',
    'فیزیک',
  ])
  expect(categoryOptions(categories, 'b').map(({ value }) => value)).toEqual(['a', 'd'])
})
