/** How long a session stays active without use, and how long at most (areas.md, limits). */
export interface SessionLife {
  readonly idleMs: number
  readonly absoluteMs: number
}

const hour = 3_600_000
const day = 24 * hour

export const lifeOfUsers: SessionLife = { idleMs: 30 * day, absoluteMs: 90 * day }
export const lifeOfManagers: SessionLife = { idleMs: 12 * hour, absoluteMs: 7 * day }

/** How long a re-authentication is valid. */
export const reauthenticationMs = 5 * 60_000

/** When the session ends if it is not used again. The present role counts, not the role when the session began. */
export function endOfSession(session: { createdAt: Date; seenAt: Date }, isManager: boolean): Date {
  const { idleMs, absoluteMs } = isManager ? lifeOfManagers : lifeOfUsers
  return new Date(Math.min(session.seenAt.getTime() + idleMs, session.createdAt.getTime() + absoluteMs))
}
