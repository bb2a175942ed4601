import { expect, test } from 'vitest'
import { isDrawn, measuresOf, middleShape } from './shapes.ts'

const value = (of: ReturnType<typeof measuresOf>) => Object.fromEntries(of.map((one) => [one.key, one.value]))
const put = (of: ReturnType<typeof measuresOf>, key: string, to: number) =>
  of.find((one) => one.key === key)?.put(to)

test('a rectangle is measured by its edges, whichever corners it was drawn from', () => {
  const points = [
    { x: 600, y: 100 },
    { x: 200, y: 305 },
  ]
  const measures = measuresOf({ shape: 'rectangle', points })
  expect(value(measures)).toEqual({ left: 20, top: 10, right: 60, bottom: 30.5 })
  expect(put(measures, 'right', 70)).toEqual([
    { x: 200, y: 100 },
    { x: 700, y: 305 },
  ])
})

test('a circle keeps its size when it is moved, at the edge of the picture too', () => {
  const circle = { shape: 'circle' as const, points: middleShape.circle }
  expect(value(measuresOf(circle))).toEqual({ centreX: 50, centreY: 50, radius: 10 })
  const points = put(measuresOf(circle), 'centreX', 98) ?? []
  expect(points).toEqual([
    { x: 980, y: 500 },
    { x: 880, y: 500 },
  ])
  expect(value(measuresOf({ shape: 'circle', points })).radius).toBe(10)
})

test('each corner of a polygon has two numbers', () => {
  const measures = measuresOf({ shape: 'polygon', points: middleShape.polygon })
  expect(measures).toHaveLength(6)
  expect(put(measures, 'y1', 90)?.[1]).toEqual({ x: 600, y: 900 })
})

test('a press without a way is no shape', () => {
  expect(
    isDrawn([
      { x: 1, y: 1 },
      { x: 4, y: 5 },
    ]),
  ).toBe(false)
  expect(
    isDrawn([
      { x: 1, y: 1 },
      { x: 40, y: 50 },
    ]),
  ).toBe(true)
  expect(isDrawn([{ x: 1, y: 1 }])).toBe(false)
})
