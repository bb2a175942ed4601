import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
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

/**
 * The session of the first render. It never changes: a context whose value changes right after hydration makes React
 * render anew every part of the page that is not hydrated yet. What the session is now comes from the store.
 */
const InitialSession = createContext<SessionState>(loading)

export interface SessionProviderProps {
  /**
   * The session that the server knew when it made the page; undefined: the browser asks. Read at the first render only.
   */
  readonly initialSession?: Session | null
  /** Seconds between requests while somebody is signed in; 0: none. No requests while offline. */
  readonly refetchInterval?: number
  /** Called once for each change, to keep `token` and the other stored values up to date. */
  readonly onSession?: (session: Session | null) => void
  /** Called when the first request got no answer. */
  readonly onUnanswered?: () => void
  readonly children: ReactNode
}

/** Provides the session to `useSession`. Mounted once, around the whole app. */
export function SessionProvider({
  initialSession,
  refetchInterval = 0,
  onSession,
  onUnanswered,
  children,
}: SessionProviderProps) {
  const [initial] = useState(() => begin(initialSession))
  const state = useCurrentState(initial)
  // Only changes are reported: reporting the same session again would overwrite a newer token from another tab.
  const tell = useEffectEvent((now: SessionState) => {
    if (now === loading) return
    if (now === unanswered) return onUnanswered?.()
    if (isNewsToTabs(now.data)) notifyTabs('getSession')
    onSession?.(now.data)
  })
  useEffect(() => tell(state), [state])
  useQuestions(refetchInterval)
  return <InitialSession value={initial}>{children}</InitialSession>
}

const useCurrentState = (initial: SessionState): SessionState =>
  useSyncExternalStore(subscribe, currentState, () => initial)

export interface UseSessionOptions {
  /** A visitor who is not signed in goes to the sign-in page; until then the status stays `loading`. */
  readonly required?: boolean
  /** Called instead of going to the sign-in page. */
  readonly onUnauthenticated?: () => void
}

export function useSession({ required = false, onUnauthenticated }: UseSessionOptions = {}): SessionValue {
  const state = useCurrentState(useContext(InitialSession))
  const isMissing = required && state.status === 'unauthenticated'
  useEffect(() => {
    if (!isMissing) return
    if (onUnauthenticated) onUnauthenticated()
    else {
      const parameters = new URLSearchParams({ error: 'SessionRequired', callbackUrl: location.href })
      location.href = `${authAddress('signin')}?${parameters}`
    }
  }, [isMissing, onUnauthenticated])
  return { ...(isMissing ? loading : state), update }
}

/**
 * Asks the server again and notifies the other tabs; for sessions that began or ended without `signIn` and `signOut`.
 */
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
 * On the server the module's state is shared by all requests, so it is left alone. A page made for nobody may be an old
 * one from the browser's cache: when the tabs hold a token, the state stays `loading` and the server is asked.
 */
function begin(initialSession: Session | null | undefined): SessionState {
  const state = stateOf(initialSession)
  if (typeof window === 'undefined' || currentState() !== loading) return state
  if (initialSession !== null || !isNewsToTabs(null)) setState(state)
  return state
}

/** Asks for the session at the start, when another tab says so, when the tab becomes visible, and every `seconds`. */
function useQuestions(seconds: number): void {
  useEffect(() => {
    const ask = () => void refetch()
    const askIfSignedIn = () => {
      if (currentState().data && navigator.onLine) ask()
    }
    const onVisible = () => {
      if (document.visibilityState === 'visible') askIfSignedIn()
    }
    // A page restored from the back/forward cache missed all messages meanwhile.
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
