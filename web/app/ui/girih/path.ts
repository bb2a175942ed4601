import type { Point } from './tilings.ts'

/** A number with at most one decimal in SVG's shortest form: `-.5`, `12`, `3.4`. */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.')
}

export interface Line {
  readonly points: readonly Point[]
  readonly closed: boolean
}

/** Path data in relative moves. Each point is rounded by its absolute position, so that errors never add up. */
export function pathData(lines: readonly Line[]): string {
  let at: Point = [0, 0]
  let text = ''
  for (const { points, closed } of lines) {
    points.forEach(([x, y], index) => {
      const to: Point = [Math.round(x * 10), Math.round(y * 10)]
      const [across, down] = [short((to[0] - at[0]) / 10), short((to[1] - at[1]) / 10)]
      at = to
      const joint = index === 0 ? 'm' : across.startsWith('-') ? '' : ' '
      text += `${joint}${across}${down.startsWith('-') ? '' : ' '}${down}`
    })
    const start = points[0]
    if (!closed || !start) continue
    text += 'z'
    at = [Math.round(start[0] * 10), Math.round(start[1] * 10)]
  }
  return text
}
