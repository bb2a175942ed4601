import type { Db } from '#platform/database'
import { settingValues } from '#platform/settings'
import { sessionSettings } from '../identity-settings.ts'

/** How long a session stays active without use, and how long at most (areas.md, limits). */
export interface SessionLife {
  readonly idleMs: number
  readonly absoluteMs: number
}

/** The settings as they are now. */
export type SessionLimits = Readonly<Record<keyof typeof sessionSettings, number>>

const hour = 3_600_000
const day = 24 * hour

/** The present role counts, not the role when the session began. */
export const lifeOf = (limits: SessionLimits, isManager: boolean): SessionLife =>
  isManager
    ? { idleMs: limits.managerIdleHours * hour, absoluteMs: limits.managerDays * day }
    : { idleMs: limits.userIdleDays * day, absoluteMs: limits.userDays * day }

export const readLimits = (db: Db): Promise<SessionLimits> => settingValues(db, sessionSettings)

/** When the session ends if it is not used again. */
export const endOfSession = (
  session: { readonly createdAt: Date; readonly seenAt: Date },
  { idleMs, absoluteMs }: SessionLife,
): Date => new Date(Math.min(session.seenAt.getTime() + idleMs, session.createdAt.getTime() + absoluteMs))
