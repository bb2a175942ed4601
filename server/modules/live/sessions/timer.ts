/** For so long it is still said that the time is over. */
const saidForSeconds = 60

/** Seconds that are left of a time that runs; null when there is none, or it was over long ago. */
export function secondsLeft(endsAt: Date | null, now: Date): number | null {
  if (!endsAt) return null
  const left = Math.ceil((endsAt.getTime() - now.getTime()) / 1000)
  return left < -saidForSeconds ? null : Math.max(0, left)
}
