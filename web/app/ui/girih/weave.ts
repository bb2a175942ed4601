import type { Line } from './path.ts'
import type { Strand } from './strands.ts'
import type { Point } from './tilings.ts'

type End = Strand['ends'][number]

const place = ([x, y]: Point) => `${Math.round(x * 10)},${Math.round(y * 10)}`
/**
 * Bands pass straight through the middle of an edge: the two forward rays there belong to one band, the two others to
 * another.
 */
const joint = (end: End) => `${place(end.from)}${end.forward}`

/** Joins the strands of a cell into long bands, without the edge middles that they pass straight through. */
export function bandsOf(strands: readonly Strand[]): Line[] {
  const at = new Map<string, Strand[]>()
  for (const strand of strands) {
    for (const end of strand.ends) at.set(joint(end), [...(at.get(joint(end)) ?? []), strand])
  }
  const left = new Set(strands)

  const follow = (end: End): { corners: Point[]; last: End } => {
    const next = at.get(joint(end))?.find((strand) => left.has(strand))
    if (!next) return { corners: [], last: end }
    left.delete(next)
    const [one, other] = next.ends
    const rest = follow(joint(one) === joint(end) ? other : one)
    return { corners: [next.corner, ...rest.corners], last: rest.last }
  }

  const bands: Line[] = []
  for (const strand of strands) {
    if (!left.delete(strand)) continue
    const onward = follow(strand.ends[1])
    const closed = joint(onward.last) === joint(strand.ends[0])
    if (closed) {
      bands.push({ points: [strand.corner, ...onward.corners], closed })
      continue
    }
    const back = follow(strand.ends[0])
    const points = [...back.corners.reverse(), strand.corner, ...onward.corners]
    bands.push({ points: [back.last.from, ...points, onward.last.from], closed })
  }
  return bands
}

/** The short pieces drawn on top at every crossing, along the forward ray on both sides of the edge. */
export function oversOf(strands: readonly Strand[], halfLength: number): Line[] {
  const seen = new Set<string>()
  const overs: Line[] = []
  for (const end of strands.flatMap((strand) => strand.ends)) {
    if (!end.forward || seen.has(place(end.from))) continue
    seen.add(place(end.from))
    overs.push(across(end.from, end.way, halfLength))
  }
  return overs
}

/** A line through a point, half of it on each side. */
export function across([x, y]: Point, [wx, wy]: Point, half: number): Line {
  const points: Point[] = [
    [x - wx * half, y - wy * half],
    [x + wx * half, y + wy * half],
  ]
  return { points, closed: false }
}
