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

// The real client, unchanged: the server must keep the contract of `/api/auth` that it expects.
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
