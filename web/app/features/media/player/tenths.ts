import { playedIn, type Stretch } from './ranges.ts'

/** Steps of a timed lesson in the contract; importing the contract's file would load all its schemas. */
const tenths = 10

/**
 * Which tenths (1…10) count as played: those of which half was played. Of the tenth in which playback began, 90 % of
 * the rest is enough. A skipped tenth does not count.
 */
export function tenthsHeard(played: readonly Stretch[], duration: number, startAt = 0): number[] {
  if (!(duration > 0)) return []
  const length = duration / tenths
  return Array.from({ length: tenths }, (_, at) => at).flatMap((at) => {
    const tenth: Stretch = [at * length, (at + 1) * length]
    const isFirst = startAt > tenth[0] && startAt < tenth[1]
    const needed = isFirst ? Math.min(length / 2, (tenth[1] - startAt) * 0.9) : length / 2
    return playedIn(played, tenth) >= needed ? [at + 1] : []
  })
}
