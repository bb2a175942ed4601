import type { Role } from '@arvand/contracts/people'
import { rolePlaces, rolesOf } from './roles.ts'

export const lastRoleCookie = 'arvand.role'

/** The home of the role that was used last on this device, if the person still holds it; else the learner's. */
export function homeAfterSignIn(cookies: string | null, person: { readonly roles: readonly Role[] }): string {
  const last = cookies?.match(/(?:^|;\s*)arvand\.role=(\w+)/)?.[1]
  return rolePlaces[rolesOf(person).find((role) => role === last) ?? 'user'].home
}
