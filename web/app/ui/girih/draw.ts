import type { Cell } from './cell.ts'
import { cellOf } from './cell.ts'
import { palettes } from './palettes.ts'
import { short } from './path.ts'
import type { Plan } from './plan.ts'
import type { Point } from './tilings.ts'

/** The frame a pattern fills, in units of the picture. */
export interface Frame {
  readonly width: number
  readonly height: number
}

/** The pattern without its `<svg>`: ground, then the cell and its repetitions. `id` begins every name inside. */
export function patternOf(plan: Plan, frame: Frame, id: string): string {
  const colours = palettes[plan.palette][plan.tone]
  const cell = cellOf(plan, colours, id)
  const [x, y] = [frame.width * plan.across, frame.height * plan.down]
  const turn = plan.rotation ? `rotate(${plan.rotation})` : ''
  const ground = `<path fill="${colours.ground}" d="M0 0h${short(frame.width)}v${short(frame.height)}H0z"/>`
  const place = `translate(${short(x)} ${short(y)})${turn}scale(${plan.scale})`
  return `${ground}<defs><g id="${id}c">${cell.svg}</g></defs><g transform="${place}">${repeated(cell, plan, frame, id)}</g>`
}

type Spot = readonly [column: number, row: number]

function repeated(cell: Cell, plan: Plan, frame: Frame, id: string): string {
  const spots = visibleSpots(cell, plan, frame)
  const list = spots.map((spot) => use(`${id}c`, cell, spot)).join('')
  const rows = inRows(spots, cell, id)
  return rows.length < list.length ? rows : list
}

function use(name: string, cell: Cell, [column, row]: Spot): string {
  const x = column ? ` x="${short(column * cell.width)}"` : ''
  const y = row ? ` y="${short(row * cell.height)}"` : ''
  return `<use href="#${name}"${x}${y}/>`
}

/** One row as long as the longest, then this row repeated for all others. */
function inRows(spots: readonly Spot[], cell: Cell, id: string): string {
  const columns = [...new Set(spots.map(([column]) => column))].sort((a, b) => a - b)
  const [first = 0, ...others] = [...new Set(spots.map(([, row]) => row))].sort((a, b) => a - b)
  const row = columns.map((column) => use(`${id}c`, cell, [column, first])).join('')
  const rest = others.map((other) => use(`${id}r`, cell, [0, other - first])).join('')
  return `<g id="${id}r">${row}</g>${rest}`
}

/** The cells that are at least partly visible: the rotated box of the cell overlaps the frame. */
function visibleSpots(cell: Cell, plan: Plan, frame: Frame): Spot[] {
  const angle = (plan.rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) * plan.scale, Math.sin(angle) * plan.scale]
  const centre: Point = [frame.width * plan.across, frame.height * plan.down]
  const onPicture = ([x, y]: Point): Point => [centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos]
  const onPattern = ([x, y]: Point): Point => {
    const [dx, dy, size] = [x - centre[0], y - centre[1], plan.scale ** 2]
    return [(dx * cos + dy * sin) / size, (dy * cos - dx * sin) / size]
  }
  const seen = box(corners([0, 0], [frame.width, frame.height]).map(onPattern))
  const spots: Spot[] = []
  for (
    let row = Math.floor((seen.from[1] - cell.to[1]) / cell.height);
    row * cell.height + cell.from[1] < seen.to[1];
    row++
  ) {
    for (
      let column = Math.floor((seen.from[0] - cell.to[0]) / cell.width);
      column * cell.width + cell.from[0] < seen.to[0];
      column++
    ) {
      const from: Point = [column * cell.width + cell.from[0], row * cell.height + cell.from[1]]
      const to: Point = [column * cell.width + cell.to[0], row * cell.height + cell.to[1]]
      const drawn = box(corners(from, to).map(onPicture))
      const inFrame = overlap(drawn, { from: [0, 0], to: [frame.width, frame.height] })
      if (inFrame && overlap({ from, to }, seen)) spots.push([column, row])
    }
  }
  return spots
}

interface Box {
  readonly from: Point
  readonly to: Point
}
const corners = ([x, y]: Point, [x2, y2]: Point): Point[] => [
  [x, y],
  [x2, y],
  [x, y2],
  [x2, y2],
]
function box(points: readonly Point[]): Box {
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { from: [Math.min(...across), Math.min(...down)], to: [Math.max(...across), Math.max(...down)] }
}
const overlap = (a: Box, b: Box) =>
  a.from[0] < b.to[0] && b.from[0] < a.to[0] && a.from[1] < b.to[1] && b.from[1] < a.to[1]
