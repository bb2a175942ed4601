import { clientStorage } from '../../api/client-storage.ts'
import { tokenIsKnown } from '../../api/current-token.ts'
import { setSessionQuestion } from '../../api/page-person.ts'
import { unanswered } from './authentication-client/session.ts'
import { currentState, refetch } from './authentication-client/store.ts'

/** Calls that must know who is here ask the server. */
export const answerWhoIsHere = (): void =>
  setSessionQuestion(async () => {
    const session = await refetch()
    if (session && clientStorage.token.get() === null) clientStorage.token.set(session.token)
    return session?.user.id ?? null
  })

/**
 * On a page without `SessionSync` around it: asks once who is signed in, and stores the token that calls need. What else
 * a browser stores of a person comes with the next page.
 */
export async function meetSession(): Promise<void> {
  answerWhoIsHere()
  const session = await refetch()
  if (session) clientStorage.token.set(session.token)
  else if (currentState() !== unanswered) clientStorage.token.remove()
  tokenIsKnown()
}
