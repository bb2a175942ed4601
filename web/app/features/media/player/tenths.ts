import { playedIn, type Stretch } from './ranges.ts'

/** As many steps as the contract gives what is watched or heard; the contract's own file would bring all its schemas. */
const tenths = 10

/**
 * Which tenths (1…10) of what is watched or heard count: half of one, or nearly all that was left of the one where
 * playing began. Jumping over a tenth does not count it.
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
