import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import type { Role } from '@arvand/contracts/people'

export type ApplicationState = 'open' | 'accepted' | 'returned'

/** Why a person cannot ask to teach now. */
export function whyNotApply(
  roles: Iterable<Role>,
  last: ApplicationState | null,
): 'identity.already-teacher' | 'identity.application-open' | null {
  if (new Set(roles).has('teacher')) return 'identity.already-teacher'
  return last === 'open' ? 'identity.application-open' : null
}

/** Why a manager cannot give a verdict on this application. */
export function whyNotDecide(state: ApplicationState, isOwn: boolean): ErrorCode | null {
  if (isOwn) return 'identity.own-role'
  return state === 'open' ? null : 'identity.application-closed'
}
