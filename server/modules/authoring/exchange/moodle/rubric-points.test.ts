import { expect, test } from 'vitest'
import { rubricPoints } from './rubric-points.ts'

const read = (...scores: number[]) => {
  const { pointsOf, isExact } = rubricPoints(scores)
  return [isExact, ...scores.map(pointsOf)]
}

test('whole scores stay, others are multiplied by the smallest number that makes all of them whole', () => {
  expect(read(0, 1, 2)).toEqual([true, 0, 1, 2])
  expect(read(0, 0.5, 1)).toEqual([true, 0, 1, 2])
  expect(read(0, 0.25, 1, 3)).toEqual([true, 0, 1, 4, 12])
  expect(read(0.1, 0.5, 2)).toEqual([true, 1, 5, 20])
  expect(read(0.07, 1.01)).toEqual([true, 7, 101])
})

test('what cannot be whole, is below zero or too many points is rounded, and told', () => {
  expect(read(0, 1 / 3, 1)).toEqual([false, 0, 0, 1])
  expect(read(0.01, 20)).toEqual([false, 0, 20])
  expect(read(-2, 5)).toEqual([false, 0, 5])
  expect(read(0, 2000)).toEqual([false, 0, 1000])
})
