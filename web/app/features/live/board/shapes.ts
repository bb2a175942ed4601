import type { Ink, Shape, Thickness } from '@arvand/contracts/panel/board'
import { getStroke } from 'perfect-freehand'

/** How shapes are drawn, in the measure of the sheet; the same on the screen and in a file. */

export interface SheetSize {
  readonly width: number
  readonly height: number
}

export const sheet = { width: 1600, height: 900 } as const satisfies SheetSize

/** The largest sheet of this form that lies within the board's. */
export function sheetLike({ width, height }: SheetSize): SheetSize {
  const scale = Math.min(sheet.width / width, sheet.height / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Lines follow one another from the top, and begin again there when the sheet is full. */
export const nextLine = (
  { ink, thickness }: Pick<Shape, 'ink' | 'thickness'>,
  text: string,
  at: number,
  { width, height }: SheetSize,
): Shape => ({
  ...{ kind: 'writing', ink, thickness, text },
  x: directionOf(text) === 'rtl' ? width - 60 : 60,
  y: 100 + (at % Math.max(1, Math.floor((height - 50) / 85))) * 85,
})

const lineWidths: Readonly<Record<Thickness, number>> = { thin: 4, medium: 8, thick: 14 }
const textSizes: Readonly<Record<Thickness, number>> = { thin: 32, medium: 48, thick: 72 }

export const fills: Readonly<Record<Ink, string>> = {
  ink: 'fill-ink',
  turquoise: 'fill-primary-600',
  saffron: 'fill-accent-500',
  red: 'fill-danger',
  green: 'fill-success',
}

export const strokes: Readonly<Record<Ink, string>> = {
  ink: 'stroke-ink',
  turquoise: 'stroke-primary-600',
  saffron: 'stroke-accent-500',
  red: 'stroke-danger',
  green: 'stroke-success',
}

export type Drawing =
  /** A stroke is an area of its own, as thick as the hand was slow; other lines have one width. */
  | { readonly path: string; readonly width: number | null }
  | {
      readonly text: string
      readonly x: number
      readonly y: number
      readonly size: number
      readonly direction: 'rtl' | 'ltr'
    }

export function drawingOf(shape: Shape): Drawing {
  const width = lineWidths[shape.thickness]
  if (shape.kind === 'pen') return { path: strokePath(shape.points, width), width: null }
  if (shape.kind === 'writing') {
    const { text, x, y } = shape
    return { text, x, y, size: textSizes[shape.thickness], direction: directionOf(text) }
  }
  const { kind, x1, y1, x2, y2 } = shape
  if (kind === 'line') return { path: `M${x1} ${y1}L${x2} ${y2}`, width }
  if (kind === 'rectangle') return { path: `M${x1} ${y1}H${x2}V${y2}H${x1}Z`, width }
  const [rx, ry] = [Math.abs(x2 - x1) / 2, Math.abs(y2 - y1) / 2]
  const [left, right, middle] = [Math.min(x1, x2), Math.max(x1, x2), (y1 + y2) / 2]
  const half = `A${rx} ${ry} 0 1 0`
  return { path: `M${left} ${middle}${half} ${right} ${middle}${half} ${left} ${middle}Z`, width }
}

/** A text runs as its first letter does; a formula without letters from left to right. */
export function directionOf(text: string): 'rtl' | 'ltr' {
  const [letter = ''] = /\p{L}/u.exec(text) ?? []
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(letter) ? 'rtl' : 'ltr'
}

function strokePath(points: readonly number[], width: number): string {
  const pairs = pairsOf(points)
  const outline = getStroke(pairs, { size: width * 1.6, thinning: 0.4, streamline: 0.3, last: true })
  const [first, ...rest] = outline.map(([x = 0, y = 0]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
  return first === undefined ? '' : `M${first}L${rest.join(' ')}Z`
}

export const pairsOf = (points: readonly number[]): [number, number][] =>
  Array.from({ length: Math.floor(points.length / 2) }, (_, at) => [
    points[at * 2] ?? 0,
    points[at * 2 + 1] ?? 0,
  ])

const mostPoints = 400

/** The points of a stroke that tell its form, so few that the server takes them; x and y in turn. */
export function fewer(points: readonly (readonly [number, number])[]): number[] {
  let kept = points
  for (let tolerance = 0.8; kept.length > mostPoints || tolerance === 0.8; tolerance *= 1.6)
    kept = simplified(points, tolerance)
  return kept.flatMap(([x, y]) => [Math.round(x), Math.round(y)])
}

/** Ramer, Douglas and Peucker: a point stays when the line without it would pass farther than the tolerance. */
function simplified(points: readonly (readonly [number, number])[], tolerance: number) {
  const stays = new Set([0, points.length - 1])
  const open: [number, number][] = [[0, points.length - 1]]
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part
    let [farthest, most] = [0, tolerance]
    for (let at = from + 1; at < to; at++) {
      const far = distance(points[at], points[from], points[to])
      if (far > most) [farthest, most] = [at, far]
    }
    if (farthest === 0) continue
    stays.add(farthest)
    open.push([from, farthest], [farthest, to])
  }
  return points.filter((_, at) => stays.has(at))
}

type Point = readonly [number, number] | undefined

function distance([x, y]: Point = [0, 0], [ax, ay]: Point = [0, 0], [bx, by]: Point = [0, 0]): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}
