import { noteSignOut } from '../../../api/signed-out.ts'
import { askSession } from './requests.ts'
import { loading, type Session, type SessionState, stateOf, unanswered } from './session.ts'

// The session of this tab, one for the whole module, because `signIn` and `signOut` are called from anywhere.
let state: SessionState = loading
const listeners = new Set<() => void>()

// Grows with each change of the session; the answer to a request sent before a change is dropped.
let changes = 0
let asking: AbortController | null = null

export const currentState = (): SessionState => state

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function setState(next: SessionState): void {
  if (JSON.stringify(next) === JSON.stringify(state) && state !== unanswered) return
  state = next
  if (next.data) noteSignOut(false)
  for (const listener of listeners) listener()
}

/** Aborts the pending request; its answer is dropped even if it arrives. */
export function dropQuestions(): void {
  changes += 1
  asking?.abort()
}

/** Asks the server for the session. Without an answer the known state stays. */
export async function refetch(): Promise<Session | null> {
  asking?.abort()
  const mine = new AbortController()
  asking = mine
  const before = changes
  const session = await askSession(mine.signal)
  if (mine === asking && before === changes) {
    if (session !== undefined) setState(stateOf(session))
    else if (state === loading) setState(unanswered)
  }
  return state.data
}

/** Stores the session that a change returned, unless the session changed meanwhile; false when it is dropped. */
export async function take(answer: Promise<Session | null | undefined>): Promise<boolean> {
  const before = changes
  const session = await answer
  if (session === undefined || before !== changes) return false
  dropQuestions()
  setState(stateOf(session))
  return true
}
