import type { OutlineLesson, OutlineSection } from '@arvand/contracts/teacher/courses'
import { expect, test } from 'vitest'
import { inOrderOf, putLessons, putSection, secondsOf, stepLesson, stepSection } from './arranged.ts'

const lesson = (id: string): OutlineLesson => ({
  ...{
    id,
    title: id,
    kind: 'text',
    minutes: 0,
    seconds: 0,
    isPreview: false,
    isPublished: true,
    whyNotPublish: null,
  },
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

test('a section takes the place of another one, up or down; onto nothing it stays', () => {
  const three = [...sections, section('three', 'f')]
  expect(shown(putSection(three, 'one', 'three'))).toEqual(['de', 'f', 'abc'])
  expect(shown(putSection(three, 'three', 'one'))).toEqual(['f', 'abc', 'de'])
  expect(shown(putSection(three, 'one', 'two'))).toEqual(['de', 'abc', 'f'])
  expect(putSection(three, 'one', 'gone')).toBe(three)
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

test('the time of sections is that of all their lessons', () => {
  const timed = {
    ...section('one', 'ab'),
    lessons: [lesson('a'), lesson('b')].map((one) => ({ ...one, seconds: 34 })),
  }
  expect(secondsOf([timed, section('two', 'c'), timed])).toBe(136)
  expect(secondsOf([])).toBe(0)
})

test('a former order comes back with what its lessons are called now, unless one was added or removed', () => {
  const moved = putLessons(sections, ['a'], { sectionId: 'two' })
  const renamed = moved.map((one) => ({ ...one, title: 'new' }))
  const back = inOrderOf(renamed, sections)
  expect(shown(back ?? [])).toEqual(['abc', 'de'])
  expect(back?.map(({ title }) => title)).toEqual(['new', 'new'])
  expect(inOrderOf([section('one', 'abc'), section('two', 'd')], sections)).toBeNull()
  expect(inOrderOf([...sections, section('three', '')], sections)).toBeNull()
  expect(inOrderOf([section('one', 'abc')], sections)).toBeNull()
})
