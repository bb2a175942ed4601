import type { Actor } from '#platform/actor'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { findGuard } from '../second-factor/second-factor-queries.ts'
import { reauthenticationMs } from '../sign-in/reauthenticate.ts'

/** The security settings of the actor's own account. */
export async function showSecurity(db: Db, clock: Clock, actor: Actor) {
  const guard = await findGuard(db, actor.personId, actor.sessionId)
  const until = guard.provedAt && new Date(guard.provedAt.getTime() + (await reauthenticationMs(db)))
  return {
    hasPassword: guard.hasPassword,
    passwordChangedAt: guard.passwordChangedAt,
    secondFactor: {
      onSince: guard.onSince,
      required: actor.roles.has('manager'),
      recoveryCodesLeft: guard.codesLeft ?? 0,
    },
    reauthenticatedUntil: until && until > clock.now() ? until : null,
  }
}
