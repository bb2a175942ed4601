import { expect, test } from 'vitest'
import { scaledRubric } from './scaled-rubric.ts'

const level = (id: string, points: number) => ({ id, title: id, points })

test('levels tell the points that they give in the exam, which add up to what the question is worth', () => {
  const rubric = [
    { id: 'a', title: 'نگارش', levels: [level('a0', 0), level('a2', 200)] },
    { id: 'b', title: 'استدلال', levels: [level('b0', 0), level('b1', 100), level('b3', 300)] },
  ]
  const scaled = scaledRubric(rubric, 400)
  expect(scaled.map(({ levels }) => levels.map(({ points }) => points))).toEqual([
    [0, 160],
    [0, 80, 240],
  ])
})

test('a rubric without points gives none', () => {
  expect(
    scaledRubric([{ id: 'a', title: 'نگارش', levels: [level('a0', 0)] }], 400)[0]?.levels[0]?.points,
  ).toBe(0)
})
