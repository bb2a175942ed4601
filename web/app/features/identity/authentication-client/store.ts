import { noteSignOut } from '../../../api/signed-out.ts'
import { askSession } from './requests.ts'
import { loading, type Session, type SessionState, stateOf, unanswered } from './session.ts'

// What this tab knows. One for the tab, because `signIn` and `signOut` are called from anywhere.
let state: SessionState = loading
const listeners = new Set<() => void>()

// Grows with each change of the session: what was asked before it is not taken after it.
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

/** Calls off the question on its way; its answer is not taken even if it comes. */
export function dropQuestions(): void {
  changes += 1
  asking?.abort()
}

/** Asks the server who is signed in. Without an answer, what was known stays. */
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

/** Takes the answer of a change, unless the session ended or began meanwhile. False when it is not taken. */
export async function take(answer: Promise<Session | null | undefined>): Promise<boolean> {
  const before = changes
  const session = await answer
  if (session === undefined || before !== changes) return false
  dropQuestions()
  setState(stateOf(session))
  return true
}
