export interface Measuring {
  readonly connections: number
  readonly seconds: number
  /** False: whoever asks has warmed it up. */
  readonly warmsUp?: boolean
}

/**
 * How often `work` was done in a second by that many in parallel; the warm-up, a quarter of the time or at least a
 * second, is not counted.
 */
export async function inParallel(
  { connections, seconds, warmsUp = true }: Measuring,
  work: (worker: number) => Promise<unknown>,
): Promise<number> {
  const counted = performance.now() + (warmsUp ? Math.max(1000, seconds * 250) : 0)
  const end = counted + seconds * 1000
  let done = 0
  const one = async (_: unknown, worker: number) => {
    while (performance.now() < end) {
      const isCounted = performance.now() >= counted
      await work(worker)
      if (isCounted) done++
    }
  }
  await Promise.all(Array.from({ length: connections }, one))
  return done / ((performance.now() - counted) / 1000)
}
