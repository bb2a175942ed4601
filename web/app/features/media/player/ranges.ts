/** A range of seconds, `[from, to)`. */
export type Stretch = readonly [from: number, to: number]

/** Adds a range to those played; ranges that touch are merged, and the result is sorted. */
export function withStretch(played: readonly Stretch[], added: Stretch): Stretch[] {
  if (added[1] <= added[0]) return [...played]
  const apart = played.filter(([from, to]) => to < added[0] || from > added[1])
  const touched = played.filter(([from, to]) => to >= added[0] && from <= added[1])
  const from = Math.min(added[0], ...touched.map(([start]) => start))
  const to = Math.max(added[1], ...touched.map(([, end]) => end))
  return [...apart, [from, to] as const].sort((a, b) => a[0] - b[0])
}

/** How many seconds of a range were played. */
export const playedIn = (played: readonly Stretch[], [from, to]: Stretch): number =>
  played.reduce((sum, [start, end]) => sum + Math.max(0, Math.min(end, to) - Math.max(start, from)), 0)
