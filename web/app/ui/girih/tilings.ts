import type { Family } from './plan.ts'

export type Point = readonly [x: number, y: number]
export type Polygon = readonly Point[]

/** One cell of a tiling: its size and its polygons, all with their points in the same direction of rotation. */
export interface Tiling {
  readonly width: number
  readonly height: number
  readonly strap: number
  /** The regular polygon of the great star, around the origin, and its positions in the cell. */
  readonly great: Polygon
  readonly centres: readonly Point[]
  readonly small: readonly Polygon[]
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
export const polar = (radius: number, degrees: number): Point => [
  radius * Math.cos(radians(degrees)),
  radius * Math.sin(radians(degrees)),
]
export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]]
const moved = (polygon: Polygon, by: Point): Polygon => polygon.map((point) => add(point, by))

function regular(sides: number, edge: number, first: number): Polygon {
  const radius = edge / (2 * Math.sin(Math.PI / sides))
  return Array.from({ length: sides }, (_, at) => polar(radius, first + (at * 360) / sides))
}
const apothem = (sides: number, edge: number) => edge / (2 * Math.tan(Math.PI / sides))

function hasht(): Tiling {
  const edge = 34
  const side = 2 * apothem(8, edge)
  const square = moved(regular(4, edge, 0), [side / 2, side / 2])
  return {
    width: side,
    height: side,
    strap: 4.2,
    great: regular(8, edge, 22.5),
    centres: [[0, 0]],
    small: [square],
  }
}

function dah(): Tiling {
  const edge = 25
  const a = apothem(10, edge)
  const width = 4 * a * Math.cos(radians(36))
  const height = 4 * a * Math.sin(radians(36))
  const waist = height / 2 - edge / (2 * Math.sin(radians(18)))
  const bowTie: Polygon = [
    [a, -edge / 2],
    [width / 2, -waist],
    [width - a, -edge / 2],
    [width - a, edge / 2],
    [width / 2, waist],
    [a, edge / 2],
  ]
  const middle: Point = [width / 2, height / 2]
  return {
    width,
    height,
    strap: 3.4,
    great: regular(10, edge, 18),
    centres: [[0, 0], middle],
    small: [bowTie, moved(bowTie, middle)],
  }
}

function davazdah(): Tiling {
  const edge = 25
  const width = 2 * apothem(12, edge)
  const height = width * Math.sqrt(3)
  const radius = edge / (2 * Math.sin(radians(15)))
  const middle: Point = [width / 2, height / 2]
  const below: Polygon = [polar(radius, 15), add([width, 0], polar(radius, 135)), polar(radius, 45)]
  const above: Polygon = [polar(radius, -15), polar(radius, -45), add([width, 0], polar(radius, -135))]
  return {
    width,
    height,
    strap: 3.8,
    great: regular(12, edge, 15),
    centres: [[0, 0], middle],
    small: [below, above, moved(below, middle), moved(above, middle)],
  }
}

function shesh(): Tiling {
  const edge = 34
  const width = edge * (Math.sqrt(3) + 1)
  const height = width * Math.sqrt(3)
  const middle: Point = [width / 2, height / 2]
  const squareAt = (facing: number): Polygon => {
    const next = polar(width, facing)
    const corners = [polar(edge, facing - 30), add(next, polar(edge, facing - 150))]
    return [...corners, add(next, polar(edge, facing + 150)), polar(edge, facing + 30)]
  }
  const triangleAt = (corner: number): Polygon => [
    polar(edge, corner),
    add(polar(width, corner - 30), polar(edge, corner + 120)),
    add(polar(width, corner + 30), polar(edge, corner - 120)),
  ]
  const small = [squareAt(0), squareAt(60), squareAt(120), triangleAt(30), triangleAt(90)]
  return {
    width,
    height,
    strap: 4.4,
    great: regular(6, edge, 30),
    centres: [[0, 0], middle],
    small: [...small, ...small.map((polygon) => moved(polygon, middle))],
  }
}

const made = new Map<Family, Tiling>()

/** The tiling of a family drawn by the method of polygons in contact (chalipa is drawn without one). */
export function tilingOf(family: Exclude<Family, 'chalipa'>): Tiling {
  const tiling = made.get(family) ?? { hasht, dah, davazdah, shesh }[family]()
  made.set(family, tiling)
  return tiling
}
