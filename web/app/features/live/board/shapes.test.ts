import { expect, test } from 'vitest'
import { directionOf, drawingOf, fewer } from './shapes.ts'

test('a text runs as its first letter does', () => {
  expect(['محور x', '۳) محور', 'x محور', '۳ + ۲ = ۵', ''].map(directionOf)).toEqual([
    'rtl',
    'rtl',
    'ltr',
    'ltr',
    'ltr',
  ])
})

test('a straight stroke keeps its ends, and the longest one fits', () => {
  const straight = Array.from({ length: 500 }, (_, at) => [at, at / 2] as const)
  expect(fewer(straight)).toEqual([0, 0, 499, 250])
  expect(fewer([[5.4, 7.6]])).toEqual([5, 8])
  const scribble = Array.from({ length: 6_000 }, (_, at) => [at % 1_600, (at * 7_919) % 900] as const)
  const kept = fewer(scribble)
  expect(kept.length).toBeLessThanOrEqual(800)
  expect(kept.length % 2).toBe(0)
})

test('shapes are drawn between their corners, from whichever corner they began', () => {
  const drawn = { ink: 'ink', thickness: 'thin' } as const
  const corners = { x1: 300, y1: 200, x2: 100, y2: 100 }
  expect(drawingOf({ ...drawn, ...corners, kind: 'ellipse' })).toEqual({
    path: 'M100 150A100 50 0 1 0 300 150A100 50 0 1 0 100 150Z',
    width: 4,
  })
  expect(drawingOf({ ...drawn, ...corners, kind: 'rectangle' })).toEqual({
    path: 'M300 200H100V100H300Z',
    width: 4,
  })
  expect(drawingOf({ ...drawn, kind: 'pen', points: [1, 1] })).toMatchObject({ width: null })
})
