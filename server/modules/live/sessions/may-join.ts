/** Why somebody stays outside of a class that its host locked; hosts and who was in already come back. */
export const whyNotJoin = (isLocked: boolean, isHost: boolean, wasIn: boolean) =>
  isLocked && !isHost && !wasIn ? ('live.locked' as const) : null
