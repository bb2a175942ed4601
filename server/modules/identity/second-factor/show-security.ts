import type { Actor } from '#platform/actor'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { findOwner } from '../password/password-queries.ts'
import { reauthenticationMs } from '../sessions/session-life.ts'
import { reauthenticatedAt } from '../sessions/session-queries.ts'
import { countRecoveryCodes, findSecondFactor } from './second-factor-queries.ts'

/** How one's own account is guarded. */
export async function showSecurity(db: Db, clock: Clock, actor: Actor) {
  const [owner, factor, recoveryCodesLeft, provedAt] = await Promise.all([
    findOwner(db, actor.personId),
    findSecondFactor(db, actor.personId),
    countRecoveryCodes(db, actor.personId),
    reauthenticatedAt(db, actor.sessionId),
  ])
  const until = provedAt && new Date(provedAt.getTime() + reauthenticationMs)
  return {
    hasPassword: owner.password_hash !== null,
    passwordChangedAt: owner.password_changed_at,
    secondFactor: {
      onSince: factor?.confirmed_at ?? null,
      required: actor.roles.has('manager'),
      recoveryCodesLeft,
    },
    reauthenticatedUntil: until && until > clock.now() ? until : null,
  }
}
