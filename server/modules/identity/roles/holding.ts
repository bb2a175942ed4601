import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import type { Scope } from '@arvand/contracts/people'
import type { Holding } from './role-queries.ts'

/** Who gives and takes. */
export interface Giver {
  readonly isSamePerson: boolean
  readonly scopes: ReadonlySet<Scope>
}

/** Why this giver may not make `wish` of what a person holds: of scopes nobody gives or takes what they do not hold. */
export function whyNotHold(before: Holding, wish: Holding, giver: Giver): ErrorCode | null {
  if (giver.isSamePerson) return 'identity.own-role'
  if (wish.scopes.length > 0 && !wish.roles.includes('manager')) return 'identity.scopes-without-role'
  const changed = [...lacking(wish, before).scopes, ...lacking(before, wish).scopes]
  return changed.every((scope) => giver.scopes.has(scope)) ? null : 'identity.scope-not-held'
}

/** A manager always has a password, so that re-authentication never hangs on a mobile alone. */
export const whyNotManager = (hasPassword: boolean) =>
  hasPassword ? null : ('identity.manager-without-password' as const)

/** What of `first` is not in `second`. */
export const lacking = (first: Holding, second: Holding): Holding => ({
  roles: first.roles.filter((role) => !second.roles.includes(role)),
  scopes: first.scopes.filter((scope) => !second.scopes.includes(scope)),
})

/** Whether this would take away the right to give roles. */
export const losesUserManagement = (before: Holding, after: Holding): boolean =>
  isUserManager(before) && !isUserManager(after)

/** Whether they look after people. */
export const isUserManager = ({ roles, scopes }: Holding): boolean =>
  roles.includes('manager') && scopes.includes('people')
