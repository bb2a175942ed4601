interface Counted {
  readonly points: number | null
  readonly most: number
  readonly weight: number
}

/**
 * Pure: the weighted total of the marked items, in hundredths of a percent, rounded half up; null while no marked item
 * counts. It is a fraction of whole numbers until the end, so that the shares bring no rounding errors into the sum.
 */
export function totalOf(marks: readonly Counted[]): number | null {
  const counted = marks.filter(
    (mark): mark is Counted & { points: number } => mark.points !== null && mark.weight > 0 && mark.most > 0,
  )
  const weights = counted.reduce((sum, { weight }) => sum + BigInt(weight), 0n)
  if (weights === 0n) return null
  const shared = counted.reduce((product, { most }) => product * BigInt(most), 1n)
  const gained = counted.reduce(
    (sum, { points, most, weight }) => sum + (BigInt(weight) * BigInt(points) * shared) / BigInt(most),
    0n,
  )
  const whole = weights * shared
  return Number((gained * 20_000n + whole) / (2n * whole))
}
