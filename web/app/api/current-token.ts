import { clientStorage } from './client-storage.ts'

const patience = 10_000

let isKnown = false
const waiting = new Set<() => void>()

/** The page knows now who is signed in, and what is kept is the token in force. */
export function tokenIsKnown(): void {
  isKnown = true
  for (const go of waiting) go()
  waiting.clear()
}

/**
 * The token in force. A page that was just loaded may keep the one of a session that has ended, while the cookie is of a
 * fresh one; so nothing is called before the page has asked. Null: nobody is signed in.
 */
export async function currentToken(): Promise<string | null> {
  await known()
  return clientStorage.token.get()
}

/** Resolves at once where it is known already: what is sent as the page goes may wait for nothing. */
function known(): Promise<void> | undefined {
  if (isKnown) return undefined
  return new Promise((resolve) => {
    const timer = setTimeout(() => go(), patience)
    const go = () => {
      clearTimeout(timer)
      waiting.delete(go)
      resolve()
    }
    waiting.add(go)
  })
}
