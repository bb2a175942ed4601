import {
  getCsrfToken,
  getProviders,
} from '../../../../web/app/features/identity/authentication-client/requests.ts'
import {
  getSession,
  SessionProvider,
  useSession,
} from '../../../../web/app/features/identity/authentication-client/session-provider.tsx'
import { signIn } from '../../../../web/app/features/identity/authentication-client/sign-in.ts'
import { signOut } from '../../../../web/app/features/identity/authentication-client/sign-out.ts'
import { show, wishes } from './stage.tsx'

const { poll, required } = wishes()

function keepToken(session: { token: string } | null): void {
  if (session) localStorage.setItem('token', session.token)
  else localStorage.removeItem('token')
}

show(
  (children) => (
    <SessionProvider refetchInterval={poll} onSession={keepToken}>
      {children}
    </SessionProvider>
  ),
  () => useSession({ required }),
  { getCsrfToken, getProviders, getSession, signIn, signOut },
)
