/** The values at an axis: from 0, in at most five round steps, up to at least the highest value. */
export function axisOf(highest: number, leastStep = 1): readonly number[] {
  const rough = Math.max(highest, leastStep) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(
    leastStep,
    [1, 2, 2.5, 5, 10]
      .map((round) => round * power)
      .find((round) => round >= rough && round % leastStep === 0) ?? Math.ceil(rough / leastStep) * leastStep,
  )
  const count = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: count + 1 }, (_, at) => at * step)
}
