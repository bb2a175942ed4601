import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import type { Scope } from '@arvand/contracts/people'
import type { Holding } from './role-queries.ts'

/** The manager who gives or takes roles and scopes. */
export interface Giver {
  readonly isSamePerson: boolean
  readonly scopes: ReadonlySet<Scope>
}

/** Why this manager may not replace `before` by `wish`: nobody gives or takes a scope that they do not hold. */
export function whyNotHold(before: Holding, wish: Holding, giver: Giver): ErrorCode | null {
  if (giver.isSamePerson) return 'identity.own-role'
  if (wish.scopes.length > 0 && !wish.roles.includes('manager')) return 'identity.scopes-without-role'
  const changed = [...lacking(wish, before).scopes, ...lacking(before, wish).scopes]
  return changed.every((scope) => giver.scopes.has(scope)) ? null : 'identity.scope-not-held'
}

/** A manager must have a password, so that re-authentication never depends on a mobile alone. */
export const whyNotManager = (hasPassword: boolean) =>
  hasPassword ? null : ('identity.manager-without-password' as const)

/** Roles and scopes of `first` that are not in `second`. */
export const lacking = (first: Holding, second: Holding): Holding => ({
  roles: first.roles.filter((role) => !second.roles.includes(role)),
  scopes: first.scopes.filter((scope) => !second.scopes.includes(scope)),
})

/** Whether this would take away the right to give roles. */
export const losesUserManagement = (before: Holding, after: Holding): boolean =>
  isUserManager(before) && !isUserManager(after)

/** Whether the holder is a manager of people. */
export const isUserManager = ({ roles, scopes }: Holding): boolean =>
  roles.includes('manager') && scopes.includes('people')
