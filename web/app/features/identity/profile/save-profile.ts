import { clientStorage } from '../../../api/client-storage.ts'
import type { User } from './completeness.ts'

/** Stores the answer of `getProfile` in the browser (specification, point 3). */
export function storeProfile(user: User): void {
  clientStorage.profile.set(user)
  clientStorage.name.set(user.name)
  if (user.mobile === null) clientStorage.phone.remove()
  else clientStorage.phone.set(user.mobile)
  if (user.email === null) clientStorage.email.remove()
  else clientStorage.email.set(user.email)
}
