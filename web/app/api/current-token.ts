import { clientStorage } from './client-storage.ts'

const patience = 10_000

/** Asks for the token of a guest; null: the page is no guest's. */
let askForGuest: (() => Promise<string | null>) | null = null

/** From now on calls are made as the guest of a class; null: as the person again. */
export function callAsGuest(ask: (() => Promise<string | null>) | null): void {
  askForGuest = ask
}

export const isGuestPage = (): boolean => askForGuest !== null

let isKnown = false
const waiting = new Set<() => void>()

/** To be called once the server has said who is signed in and that person's token is stored. */
export function tokenIsKnown(): void {
  isKnown = true
  for (const go of waiting) go()
  waiting.clear()
}

/**
 * The valid token; null: nobody is signed in. A freshly loaded page may still store the token of a session that has
 * ended while the cookie is of a newer session, so every call waits until the page has asked the server.
 */
export async function currentToken(): Promise<string | null> {
  if (askForGuest) return askForGuest()
  await known()
  return clientStorage.token.get()
}

/**
 * Returns without a promise once the token is known, so that a call sent while the page is being left goes out at once.
 */
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
