import type { Point, Polygon } from './tilings.ts'
import { add } from './tilings.ts'

/**
 * A ray from the middle of an edge into the polygon; `forward`: it leans in the direction in which the polygon's points
 * are listed.
 */
interface Ray {
  readonly edge: number
  readonly forward: boolean
  readonly from: Point
  readonly way: Point
}
/** A piece of band inside one polygon: middle of an edge, corner, middle of another edge. */
export interface Strand {
  readonly ends: readonly [Ray, Ray]
  readonly corner: Point
}

const turned = ([x, y]: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
}
const cross = (a: Point, b: Point) => a[0] * b[1] - a[1] * b[0]
const dot = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1]
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]]

function raysOf(polygon: Polygon, theta: number): Ray[] {
  return polygon.flatMap((start, edge) => {
    const end = polygon[(edge + 1) % polygon.length] as Point
    const along = minus(end, start)
    const length = Math.hypot(along[0], along[1])
    const unit: Point = [along[0] / length, along[1] / length]
    const from: Point = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]
    return [
      { edge, forward: true, from, way: turned(unit, theta) },
      { edge, forward: false, from, way: turned(unit, 180 - theta) },
    ]
  })
}

/** The point where two rays meet and the sum of both lengths up to there, or nothing. */
function meeting(a: Ray, b: Ray): { at: Point; length: number } | undefined {
  const gap = minus(b.from, a.from)
  const turn = cross(a.way, b.way)
  if (Math.abs(turn) < 1e-6) {
    const facing = Math.abs(cross(gap, a.way)) < 1e-6 && dot(gap, a.way) > 0 && dot(a.way, b.way) < 0
    return facing
      ? { at: add(a.from, [gap[0] / 2, gap[1] / 2]), length: Math.hypot(gap[0], gap[1]) }
      : undefined
  }
  const first = cross(gap, b.way) / turn
  const second = cross(gap, a.way) / turn
  if (first < 1e-6 || second < 1e-6) return undefined
  return { at: add(a.from, [a.way[0] * first, a.way[1] * first]), length: first + second }
}

/** Joins the rays of one polygon in pairs, the shortest meeting first, each ray once. */
export function strandsOf(polygon: Polygon, theta: number): Strand[] {
  const rays = raysOf(polygon, theta)
  const meetings = rays.flatMap((a, at) =>
    rays.slice(at + 1).flatMap((b) => {
      const met = a.edge === b.edge ? undefined : meeting(a, b)
      return met ? [{ a, b, ...met }] : []
    }),
  )
  const used = new Set<Ray>()
  const strands: Strand[] = []
  // Equal sums differ in their last digits after the sines, so the sort rounds them.
  for (const { a, b, at } of meetings.sort((one, two) => Math.round((one.length - two.length) * 1e6))) {
    if (used.has(a) || used.has(b)) continue
    used.add(a).add(b)
    strands.push({ ends: [a, b], corner: at })
  }
  return strands
}

/** The star of a polygon: middles of edges and corners of strands, sorted round its centre. */
export function starOf(polygon: Polygon, strands: readonly Strand[]): Point[] {
  const middle = polygon.reduce<Point>(
    (sum, [x, y]) => [sum[0] + x / polygon.length, sum[1] + y / polygon.length],
    [0, 0],
  )
  const middles = strands.flatMap(({ ends }) => ends.filter((ray) => ray.forward).map((ray) => ray.from))
  const angle = (point: Point) => Math.atan2(point[1] - middle[1], point[0] - middle[0])
  return [...middles, ...strands.map((strand) => strand.corner)].sort((a, b) => angle(a) - angle(b))
}
