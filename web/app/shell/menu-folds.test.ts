import { expect, test } from 'vitest'
import { firstFolds, lowestRoom, openGroups, readFolds, writeFolds } from './menu-folds.ts'
import type { FrameGroup } from './menus.ts'

const group = (key: string, count: number, label = key): FrameGroup => ({
  key,
  label,
  entries: Array.from({ length: count }, (_, at) => ({ to: `/${key}/${at}`, label: `${at}` })),
})
const groups = [group('home', 1, ''), group('learning', 5), group('classes', 6), group('buying', 6)]

test('a first visit opens the first two groups; a manager’s the finances, or the first one that is allowed', () => {
  expect(firstFolds(groups, 'user').open).toEqual(['learning', 'classes'])
  expect(firstFolds([group('content', 2), group('finance', 3)], 'manager').open).toEqual(['finance'])
  expect(firstFolds([group('home', 1, ''), group('people', 2)], 'manager').open).toEqual(['people'])
})

test('the group of the page is open; what does not fit beside it folds, the one opened longest ago first', () => {
  const folds = { room: lowestRoom, open: ['learning', 'classes'] }
  expect(openGroups(groups, folds, 'classes')).toEqual(['learning', 'classes'])
  expect(openGroups(groups, folds, 'buying')).toEqual(['classes', 'buying'])
  expect(openGroups(groups, folds, undefined)).toEqual(['learning', 'classes'])
  expect(openGroups(groups, { room: 900, open: folds.open }, 'buying')).toEqual([
    'learning',
    'classes',
    'buying',
  ])
})

test('the page’s own group never folds, even where nothing else is left to fold', () => {
  expect(openGroups(groups, { room: 100, open: ['learning'] }, 'buying')).toEqual(['buying'])
  expect(openGroups(groups, { room: 450, open: ['buying', 'learning'] }, 'buying')).toEqual([
    'buying',
    'learning',
  ])
})

test('each role keeps its own choice', () => {
  const text = writeFolds('', 'user', { room: 635, open: ['learning'] })
  const both = writeFolds(text, 'manager', { room: 700.4, open: [] })
  expect(readFolds(both, 'user')).toEqual({ room: 635, open: ['learning'] })
  expect(readFolds(both, 'manager')).toEqual({ room: 700, open: [] })
  expect(readFolds(both, 'teacher')).toBeNull()
  expect(readFolds('user', 'user')).toBeNull()
})

test('a group that is no longer there is not open', () => {
  expect(openGroups(groups, { room: lowestRoom, open: ['gone'] }, undefined)).toEqual([])
})
