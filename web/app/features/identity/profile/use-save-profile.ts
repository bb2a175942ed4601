import { useEffect } from 'react'
import { useSession } from '../authentication-client/session-provider.tsx'
import type { User } from './completeness.ts'
import { storeProfile } from './save-profile.ts'

/** Keeps what `getProfile` just told (specification, point 3); a new name goes into the session too. */
export function useStoreProfile(user: User): void {
  const { data: session, update } = useSession()
  const shownName = session?.user.id === user.id ? session.user.name : user.name
  useEffect(() => storeProfile(user), [user])
  useEffect(() => {
    if (shownName !== user.name) void update()
  }, [shownName, user.name, update])
}
