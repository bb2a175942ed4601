import { type ReactNode, useCallback } from 'react'
import { useRevalidator } from 'react-router'
import { kept } from '../api/kept.ts'
import type { Session } from '../features/identity/authentication-client/session.ts'
import { SessionProvider } from '../features/identity/authentication-client/session-provider.tsx'
import { guardPacks } from '../features/offline/own-packs.ts'
import type { Visitor } from '../given.ts'

/**
 * Stands around the app: knows the session, keeps `token` and its like in step with it, and asks for the page
 * again when somebody else is behind it than when it was made (signed out in another tab, say).
 */
export function SessionKeeper({ visitor, children }: { visitor: Visitor | null; children: ReactNode }) {
  const { revalidate } = useRevalidator()
  const shown = visitor?.id ?? null
  const onSession = useCallback(
    (session: Session | null) => {
      keepSession(session)
      guardPacks(session?.user.id ?? null)
      if ((session?.user.id ?? null) !== shown) void revalidate()
    },
    [revalidate, shown],
  )
  return (
    // The page says that nobody is here, or leaves it to the browser to ask: it never carries a token.
    <SessionProvider {...(visitor ? {} : { initialSession: null })} onSession={onSession}>
      {children}
    </SessionProvider>
  )
}

/** The cart stays with the browser; all else goes with the person. */
export function keepSession(session: Session | null): void {
  if (!session) {
    for (const own of [kept.token, kept.name, kept.email, kept.phone, kept.profile]) own.remove()
    return
  }
  const { token, user } = session
  if (kept.token.get() !== token) kept.token.set(token)
  if (kept.name.get() !== user.name) kept.name.set(user.name)
  if (user.email === null) kept.email.remove()
  else if (kept.email.get() !== user.email) kept.email.set(user.email)
}
