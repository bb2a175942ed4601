import {
  getCsrfToken,
  getProviders,
  getSession,
  SessionProvider,
  signIn,
  signOut,
  useSession,
} from 'next-auth/react'
import { show, wishes } from './stage.tsx'

// The real client, unchanged: the contract of `/api/auth` is held to it.
const { poll, required } = wishes()

show(
  (children) => (
    <SessionProvider refetchInterval={poll} refetchWhenOffline={false}>
      {children}
    </SessionProvider>
  ),
  () => useSession({ required }),
  { getCsrfToken, getProviders, getSession, signIn, signOut },
)
