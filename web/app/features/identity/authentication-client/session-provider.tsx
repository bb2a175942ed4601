import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { noteSignOut } from '../../../api/signed-out.ts'
import { authAddress, postSession } from './requests.ts'
import { loading, type Session, type SessionState, stateOf, unanswered } from './session.ts'
import { currentState, refetch, setState, subscribe, take } from './store.ts'
import { hearTabs, isNewsToTabs, notifyTabs } from './tabs.ts'

export type SessionValue = SessionState & {
  /** Changes the name that the session shows; without a name the session is asked again. */
  readonly update: (data?: { name: string }) => Promise<Session | null>
}

const SessionContext = createContext<SessionValue>({ ...loading, update })

export interface SessionProviderProps {
  /** What the server knew when it made the page; left out, the browser asks. It counts once, at the beginning. */
  readonly initialSession?: Session | null
  /** Seconds between questions while somebody is signed in; 0: none. Nothing is asked while offline. */
  readonly refetchInterval?: number
  /** Hears each known change once, to keep `token` and its like in step. */
  readonly onSession?: (session: Session | null) => void
  /** The first question got no answer. */
  readonly onUnanswered?: () => void
  readonly children: ReactNode
}

/** Knows who is signed in, for `useSession`. Once, around the whole app. */
export function SessionProvider({
  initialSession,
  refetchInterval = 0,
  onSession,
  onUnanswered,
  children,
}: SessionProviderProps) {
  const [initial] = useState(() => begin(initialSession))
  const state = useSyncExternalStore(subscribe, currentState, () => initial)
  // Only a change is told: the same session told again would put its token over a fresher one of another tab.
  const tell = useEffectEvent((now: SessionState) => {
    if (now === loading) return
    if (now === unanswered) return onUnanswered?.()
    if (isNewsToTabs(now.data)) notifyTabs('getSession')
    onSession?.(now.data)
  })
  useEffect(() => tell(state), [state])
  useQuestions(refetchInterval)
  const value = useMemo(() => ({ ...state, update }), [state])
  return <SessionContext value={value}>{children}</SessionContext>
}

export interface UseSessionOptions {
  /** Whoever is not signed in goes to the sign-in page; until then the status stays `loading`. */
  readonly required?: boolean
  /** Instead of going there. */
  readonly onUnauthenticated?: () => void
}

export function useSession({ required = false, onUnauthenticated }: UseSessionOptions = {}): SessionValue {
  const value = useContext(SessionContext)
  const isMissing = required && value.status === 'unauthenticated'
  useEffect(() => {
    if (!isMissing) return
    if (onUnauthenticated) onUnauthenticated()
    else {
      const parameters = new URLSearchParams({ error: 'SessionRequired', callbackUrl: location.href })
      location.href = `${authAddress('signin')}?${parameters}`
    }
  }, [isMissing, onUnauthenticated])
  return isMissing ? { ...loading, update } : value
}

/** Asks the server again and tells the other tabs: after a sign-in or an ending that went another way. */
export async function getSession(): Promise<Session | null> {
  const session = await refetch()
  notifyTabs('getSession')
  return session
}

async function update(data?: { name: string }): Promise<Session | null> {
  if (currentState().data && (await take(postSession(data)))) notifyTabs('getSession')
  return currentState().data
}

/**
 * The server makes many pages at a time, so there the tab's own memory is left alone. A page that says «nobody» may be an
 * old one out of the browser's store: where the tabs keep a token, the server is asked.
 */
function begin(initialSession: Session | null | undefined): SessionState {
  const state = stateOf(initialSession)
  if (typeof window === 'undefined' || currentState() !== loading) return state
  if (initialSession !== null || !isNewsToTabs(null)) setState(state)
  return state
}

/** When the tab asks: at first, on another tab's word, when it is looked at again, and each so many seconds. */
function useQuestions(seconds: number): void {
  useEffect(() => {
    const ask = () => void refetch()
    const askIfSignedIn = () => {
      if (currentState().data && navigator.onLine) ask()
    }
    const onVisible = () => {
      if (document.visibilityState === 'visible') askIfSignedIn()
    }
    // A page that comes back from the browser's memory heard nothing meanwhile.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) ask()
    }
    if (currentState() === loading) ask()
    document.addEventListener('visibilitychange', onVisible)
    addEventListener('pageshow', onShow)
    const stopHearing = hearTabs((trigger) => {
      if (trigger === 'signout') noteSignOut()
      ask()
    })
    const timer = seconds > 0 ? setInterval(askIfSignedIn, seconds * 1000) : undefined
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      removeEventListener('pageshow', onShow)
      stopHearing()
      clearInterval(timer)
    }
  }, [seconds])
}
