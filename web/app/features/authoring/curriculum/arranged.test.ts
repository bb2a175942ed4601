import type { OutlineLesson, OutlineSection } from '@arvand/contracts/teacher/courses'
import { expect, test } from 'vitest'
import { putLessons, stepLesson, stepSection } from './arranged.ts'

const lesson = (id: string): OutlineLesson => ({
  ...{ id, title: id, kind: 'text', minutes: 0, isPreview: false, isPublished: true, whyNotPublish: null },
  ...{ releaseAt: null, releaseAfterDays: null, requires: [] },
})
const section = (id: string, lessons: string): OutlineSection => ({
  ...{ id, title: id, releaseAt: null, releaseAfterDays: null, lessons: [...lessons].map(lesson) },
})
const sections = [section('one', 'abc'), section('two', 'de')]
const shown = (of: readonly OutlineSection[]) => of.map(({ lessons }) => lessons.map(({ id }) => id).join(''))

test('lessons go before or after another one, in their own section or another', () => {
  expect(shown(putLessons(sections, ['c'], { sectionId: 'one', beside: 'a' }))).toEqual(['cab', 'de'])
  expect(shown(putLessons(sections, ['a'], { sectionId: 'one', beside: 'b', isAfter: true }))).toEqual([
    'bac',
    'de',
  ])
  expect(shown(putLessons(sections, ['a', 'c'], { sectionId: 'two', beside: 'e' }))).toEqual(['b', 'dace'])
  expect(shown(putLessons(sections, ['e'], { sectionId: 'one' }))).toEqual(['abce', 'd'])
})

test('a lesson goes one place on, past a border into the next section, and stays at the end of the way', () => {
  expect(shown(stepLesson(sections, 'b', -1))).toEqual(['bac', 'de'])
  expect(shown(stepLesson(sections, 'b', 1))).toEqual(['acb', 'de'])
  expect(shown(stepLesson(sections, 'c', 1))).toEqual(['ab', 'cde'])
  expect(shown(stepLesson(sections, 'd', -1))).toEqual(['abcd', 'e'])
  expect(shown(stepLesson(sections, 'a', -1))).toEqual(['abc', 'de'])
  expect(shown(stepLesson(sections, 'e', 1))).toEqual(['abc', 'de'])
})

test('a section goes one place on, with its lessons', () => {
  expect(shown(stepSection(sections, 'two', -1))).toEqual(['de', 'abc'])
  expect(shown(stepSection(sections, 'one', 1))).toEqual(['de', 'abc'])
  expect(shown(stepSection(sections, 'one', -1))).toEqual(['abc', 'de'])
})
