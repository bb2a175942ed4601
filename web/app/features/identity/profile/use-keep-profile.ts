import { useEffect } from 'react'
import { kept } from '../../../api/kept.ts'
import { useSession } from '../authentication-client/session-provider.tsx'
import type { User } from './completeness.ts'

/** Keeps what `getProfile` just told (specification, point 3); a new name goes into the session too. */
export function useKeepProfile(user: User): void {
  const { data: session, update } = useSession()
  const shownName = session?.user.id === user.id ? session.user.name : user.name
  useEffect(() => {
    kept.profile.set(user)
    kept.name.set(user.name)
    if (user.mobile === null) kept.phone.remove()
    else kept.phone.set(user.mobile)
    if (user.email === null) kept.email.remove()
    else kept.email.set(user.email)
  }, [user])
  useEffect(() => {
    if (shownName !== user.name) void update()
  }, [shownName, user.name, update])
}
