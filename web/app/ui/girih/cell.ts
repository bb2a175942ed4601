import type { Palette } from './palettes.ts'
import type { Line } from './path.ts'
import { pathData, short } from './path.ts'
import type { Plan } from './plan.ts'
import type { Strand } from './strands.ts'
import { starOf, strandsOf } from './strands.ts'
import type { Point, Tiling } from './tilings.ts'
import { add, polar, tilingOf } from './tilings.ts'
import { across, bandsOf, oversOf } from './weave.ts'

/** One cell as SVG, the distance between cells, and the corners of the box around its drawing. */
export interface Cell {
  readonly svg: string
  readonly width: number
  readonly height: number
  readonly from: Point
  readonly to: Point
}

interface Stars {
  /** The great star around the origin, its positions in the cell, and the shapes inside it. */
  readonly great: readonly Point[]
  readonly centres: readonly Point[]
  readonly kite: { readonly size: number; readonly turn: number } | null
  readonly spark: number
  readonly small: readonly (readonly Point[])[]
  readonly lozenge?: readonly Point[]
}
interface Drawing {
  readonly stars: Stars
  readonly bands: readonly Line[]
  readonly overs: readonly Line[]
  readonly strap: number
}

const outline = 1.9
const closed = (points: readonly Point[]): Line => ({ points, closed: true })

/** The great star's outline is defined once; the shapes inside it reuse it, smaller and rotated. */
function starsSvg(
  { great, centres, kite, spark, small, lozenge }: Stars,
  colours: Palette,
  id: string,
): string {
  const inside = (fill: string, transform: string) =>
    `<use href="#${id}p" fill="${fill}" transform="${transform}"/>`
  const lines = (fill: string, drawn: readonly Line[]) =>
    drawn.length ? `<path fill="${fill}" d="${pathData(drawn)}"/>` : ''
  const whole =
    `<g fill="${colours.star}"><path id="${id}p" d="${pathData([closed(great)])}"/></g>` +
    (kite ? inside(colours.kite, `rotate(${kite.turn})scale(${kite.size})`) : '') +
    inside(colours.spark, `scale(${spark})`)
  const again = centres.slice(1).map(([x, y]) => `<use href="#${id}g" x="${short(x)}" y="${short(y)}"/>`)
  const stars = again.length ? `<g id="${id}g">${whole}</g>${again.join('')}` : whole
  return (
    lines(colours.star, small.map(closed)) + (lozenge ? lines(colours.kite, [closed(lozenge)]) : '') + stars
  )
}

/**
 * Draws each band twice, first the line and then the strap; the over-pieces too, with square ends so that no seam
 * shows.
 */
function bandsSvg({ bands, overs, strap }: Drawing, colours: Palette, id: string): string {
  const twice = (name: string, lines: readonly Line[], ends: string) =>
    `<g stroke="${colours.line}" stroke-width="${short(strap + outline)}"><path id="${name}" d="${pathData(lines)}"/></g>` +
    `<use href="#${name}" stroke="${colours.strap}" stroke-width="${strap}"${ends}/>`
  const overUnder = twice(`${id}s`, bands, '') + twice(`${id}o`, overs, ' stroke-linecap="square"')
  return `<g fill="none" stroke-miterlimit="9">${overUnder}</g>`
}

/** Star and cross: the outline of two squares, one of them turned by 45°, with touching tips. */
function chalipa(): { drawing: Drawing; side: number } {
  const radius = 46
  const inner = (radius * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8)
  const great = Array.from({ length: 16 }, (_, at) => polar(at % 2 ? inner : radius, at * 22.5))
  const strap = 5
  const half = (strap + outline) / 2 + 0.3
  const overs = [0, 90, 180, 270].map((axis) => across(polar(radius, axis), polar(1, axis - 45), half))
  const lozenge = [0, 90, 180, 270].map((angle) => add([radius, radius], polar(radius / 6, angle)))
  const stars: Stars = {
    great,
    centres: [[0, 0]],
    kite: { size: 0.5, turn: 22.5 },
    spark: 0.3,
    small: [],
    lozenge,
  }
  return { drawing: { stars, bands: [closed(great)], overs, strap }, side: 2 * radius }
}

const drawings = new Map<string, Drawing>()

/** The geometry is the same for every cover of a family, so it is worked out once. */
function drawingOf(plan: Plan, tiling: Tiling): Drawing {
  const key = `${plan.family} ${plan.theta}`
  const drawing = drawings.get(key) ?? fromTiling(tiling, plan.theta)
  drawings.set(key, drawing)
  return drawing
}

function fromTiling(tiling: Tiling, theta: number): Drawing {
  const { great, centres, small, strap } = tiling
  const greatStrands = strandsOf(great, theta)
  const smallStrands = small.map((polygon) => strandsOf(polygon, theta))
  const everyGreat = centres.flatMap((centre) => greatStrands.map((strand) => movedStrand(strand, centre)))
  const strands = [...everyGreat, ...smallStrands.flat()]
  const half = ((strap + outline) / 2) * Math.tan((theta * Math.PI) / 180) + 0.3
  const points = great.length
  const stars: Stars = {
    great: starOf(great, greatStrands),
    centres,
    kite: points >= 8 ? { size: 0.56, turn: 180 / points } : null,
    spark: points >= 8 ? 0.3 : 0.4,
    small: small.flatMap((polygon, at) =>
      polygon.length === 4 ? [starOf(polygon, smallStrands[at] ?? [])] : [],
    ),
  }
  return { stars, bands: bandsOf(strands), overs: oversOf(strands, half), strap }
}

function movedStrand({ ends: [a, b], corner }: Strand, by: Point): Strand {
  const end = (ray: typeof a) => ({ ...ray, from: add(ray.from, by) })
  return { ends: [end(a), end(b)], corner: add(corner, by) }
}

function extent(points: readonly Point[]): Pick<Cell, 'from' | 'to'> {
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { from: [Math.min(...across), Math.min(...down)], to: [Math.max(...across), Math.max(...down)] }
}

/** Draws the one cell that the whole picture repeats; `id` is the prefix of every name inside it. */
export function cellOf(plan: Plan, colours: Palette, id: string): Cell {
  const drawn = (drawing: Drawing) => starsSvg(drawing.stars, colours, id) + bandsSvg(drawing, colours, id)
  if (plan.family === 'chalipa') {
    const { drawing, side } = chalipa()
    const size = extent([...drawing.stars.great, ...(drawing.stars.lozenge ?? [])])
    return { svg: drawn(drawing), width: side, height: side, ...size }
  }
  const tiling = tilingOf(plan.family)
  const greats = tiling.centres.flatMap((centre) => tiling.great.map((point) => add(point, centre)))
  const size = extent([...greats, ...tiling.small.flat()])
  return { svg: drawn(drawingOf(plan, tiling)), width: tiling.width, height: tiling.height, ...size }
}
