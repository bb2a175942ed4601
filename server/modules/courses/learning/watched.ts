/** The place of a player when it saved last, and when anything of the course was saved last. */
export interface LastSave {
  readonly seconds: number
  readonly at: Date
}

/** Seconds between two saves that count: a player saves every five seconds, and a slow network may delay one. */
const longestGap = 30
/** The fastest speed of the player. */
const fastest = 3

/**
 * Pure: the seconds of the film that were played between two saves. The server's clock bounds them, so that nobody
 * watches faster than the player can; what is further than that was a jump, and counts as the time that passed.
 */
export function watchedBetween(last: LastSave | undefined, now: LastSave): number {
  if (!last) return 0
  const moved = now.seconds - last.seconds
  const passed = Math.min(Math.max((now.at.getTime() - last.at.getTime()) / 1000, 0), longestGap)
  if (moved <= 0) return 0
  return moved > passed * fastest ? passed : moved
}
