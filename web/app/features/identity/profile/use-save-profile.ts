import { useEffect } from 'react'
import { useSession } from '../authentication-client/session-provider.tsx'
import type { User } from './completeness.ts'
import { storeProfile } from './save-profile.ts'

/** Stores the answer of `getProfile` in the browser (specification, point 3); a new name also updates the session. */
export function useStoreProfile(user: User): void {
  const { data: session, update } = useSession()
  const shownName = session?.user.id === user.id ? session.user.name : user.name
  useEffect(() => storeProfile(user), [user])
  useEffect(() => {
    if (shownName !== user.name) void update()
  }, [shownName, user.name, update])
}
