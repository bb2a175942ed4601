import { type ReactNode, useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { tokenIsKnown } from '../../api/current-token.ts'
import { forgetDrafts } from '../../api/draft-store.ts'
import { restoreTyped } from '../../api/restore-typed.ts'
import { wasSignedOut } from '../../api/signed-out.ts'
import { forgetTyped } from '../../api/typed-text.ts'
import type { Visitor } from '../../server-context.ts'
import { showToast } from '../../ui/toasts.ts'
import type { Session } from './authentication-client/session.ts'
import { SessionProvider } from './authentication-client/session-provider.tsx'
import { currentState, refetch } from './authentication-client/store.ts'
import { answerWhoIsHere } from './meet-session.ts'
import { saveSession } from './save-session.ts'

interface SessionKeeperProps {
  readonly visitor: Visitor | null
  /** Seconds between requests for the session; 0: none on a timer. */
  readonly pollSeconds: number
  /** Called whenever the session is known anew, with the person's id. */
  readonly onPerson: (personId: string | null) => void
  readonly children: ReactNode
}

/**
 * Wraps the app: follows the session, keeps `token` and the other stored values up to date, and reloads the page's data
 * when the page was made for another person (signed out in another tab, for example).
 */
export function SessionSync({ visitor, pollSeconds, onPerson, children }: SessionKeeperProps) {
  const { revalidate } = useRevalidator()
  const shown = visitor?.id ?? null
  const onSession = (session: Session | null) => {
    const person = session?.user.id ?? null
    saveSession(session)
    tokenIsKnown()
    onPerson(person)
    if (person === null && wasSignedOut()) {
      forgetTyped()
      forgetDrafts(null)
    }
    if (person !== shown) void revalidate()
  }
  useEffect(() => {
    // The page was made for nobody although this tab knows a session: it has ended, so ask the server.
    if (shown === null && currentState().data) void refetch()
  }, [shown])
  useTypedText(shown)
  return (
    // A page never contains a token: for a signed-in visitor the session is undefined, so that the browser asks for it.
    <SessionProvider
      {...(visitor ? {} : { initialSession: null })}
      refetchInterval={pollSeconds}
      onSession={onSession}
      onUnanswered={tokenIsKnown}
    >
      {children}
    </SessionProvider>
  )
}

answerWhoIsHere()

/** Restores text typed before a session ended, on the page where it was typed. */
function useTypedText(person: string | null): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (person === null) return
    forgetDrafts(person)
    return restoreTyped(person, pathname, () =>
      showToast({ tone: 'info', text: 'متنی که پیش از ورود نوشته بودید برگشت.' }),
    )
  }, [person, pathname])
}
