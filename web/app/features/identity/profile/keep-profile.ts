import { kept } from '../../../api/kept.ts'
import type { User } from './completeness.ts'

/** Keeps what `getProfile` just told (specification, point 3). */
export function keepProfile(user: User): void {
  kept.profile.set(user)
  kept.name.set(user.name)
  if (user.mobile === null) kept.phone.remove()
  else kept.phone.set(user.mobile)
  if (user.email === null) kept.email.remove()
  else kept.email.set(user.email)
}
