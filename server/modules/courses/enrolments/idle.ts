const idleDays = 7

/** An active learner who was last seen before this instant is idle. The one rule, for a course's list and for homes. */
export const idleSince = (now: Date): Date => new Date(now.getTime() - idleDays * 86_400_000)
