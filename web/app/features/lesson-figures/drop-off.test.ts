import { expect, test } from 'vitest'
import { fallOf, sectionsOf } from './drop-off.ts'

const courseOf = (
  learners: number,
  ...lessons: readonly (readonly [reached: number, minutes: number])[]
) => ({
  learners,
  lessons: lessons.map(([reached, minutes], at) => ({
    ...{
      lessonId: String(at),
      title: `درس ${at + 1}`,
      section: at < 2 ? 'فصل ۱' : 'فصل ۲',
      minutes,
      seconds: minutes * 60,
      reached,
    },
    ...{ kind: 'video' as const, completed: reached, watched: null },
  })),
})

test('the largest fall is told, and that its lesson is long', () => {
  const fall = fallOf(courseOf(100, [100, 10], [88, 40], [48, 10], [30, 10]))
  expect(fall).toMatchObject({ number: 2, from: 88, to: 48, lesson: { lessonId: '1' } })
  expect(fall?.timesMean).toBeCloseTo(2.29)
})

test('a lesson of usual length has no cause', () => {
  expect(fallOf(courseOf(100, [100, 10], [80, 12], [60, 10]))).toMatchObject({ timesMean: null })
})

test.each([
  ['few learners', courseOf(29, [29, 5], [3, 5])],
  ['small falls', courseOf(100, [100, 5], [86, 5], [72, 5])],
  ['no lesson', courseOf(100)],
])('%s: nothing is told', (_, course) => {
  expect(fallOf(course)).toBeNull()
})

test('the foot of the chart has a section once, as wide as its lessons', () => {
  expect(sectionsOf(courseOf(10, [9, 1], [8, 1], [7, 1]).lessons)).toEqual([
    { section: 'فصل ۱', lessons: 2 },
    { section: 'فصل ۲', lessons: 1 },
  ])
})
