import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import type { Holding } from './role-queries.ts'

/** Why these roles and scopes cannot be given by this manager to this person. */
export function whyNotHold(wish: Holding, isOwn: boolean): ErrorCode | null {
  if (isOwn) return 'identity.own-role'
  if (wish.scopes.length > 0 && !wish.roles.includes('manager')) return 'identity.scopes-without-role'
  return null
}

/** What of `first` is not in `second`. */
export const lacking = (first: Holding, second: Holding): Holding => ({
  roles: first.roles.filter((role) => !second.roles.includes(role)),
  scopes: first.scopes.filter((scope) => !second.scopes.includes(scope)),
})

/** Whether this would take away the right to give roles. */
export const losesKeeping = (before: Holding, after: Holding): boolean => isKeeper(before) && !isKeeper(after)

const isKeeper = ({ roles, scopes }: Holding): boolean =>
  roles.includes('manager') && scopes.includes('people')
