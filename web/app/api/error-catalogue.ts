import { showToast } from '../ui/toasts.ts'
import { saveBackUrl, savedBackUrl } from './back-url.ts'
import { clientStorage } from './client-storage.ts'
import { isGuestPage } from './current-token.ts'
import { pagePerson } from './page-person.ts'
import { attempt, type Outcome, type Refusal } from './refusal.ts'
import { sentenceFor } from './sentences.ts'
import { signInAddress, signInPath } from './sign-in-address.ts'
import { saveTyped } from './typed-text.ts'

/** From the specification, point 9. */
export const sessionExpiryDelay = 2_000

/** The timer that opens the sign-in page after the session has ended; undefined while none runs. */
let leaving: ReturnType<typeof setTimeout> | undefined

/**
 * Handles an ended session, a failed server and a missing answer as the error catalogue says (specification, point 8).
 * A 401 counts only for a call that was made with the token that is stored now.
 */
export function meetCatalogue({ status }: Pick<Refusal, 'status'>, token = clientStorage.token.get()): void {
  if (status === 401 && isGuestPage()) {
    // The visit is over, and its page leads to the door.
    window.location.reload()
  } else if (status === 401) {
    const now = clientStorage.token.get()
    if (now === null || now === token) endSession()
  } else if (status === 500) showToast({ tone: 'warning', text: sentenceFor(500) })
  else if (status === 0) showToast({ tone: 'danger', text: sentenceFor(0) })
}

/** Awaits a call that a control without a form made, and shows a refusal as a toast with its own sentence. */
export async function attemptAloud<T>(call: Promise<T>): Promise<Outcome<T>> {
  const outcome = await attempt(call)
  if (outcome.refusal) notify(outcome.refusal)
  return outcome
}

/**
 * Shows a refusal that has no place of its own on the screen. Statuses that the error catalogue has shown already are
 * not repeated.
 */
export function notify({ status, message }: Pick<Refusal, 'status' | 'message'>): void {
  if (status === 401 || status === 500 || status === 0) return
  showToast({ tone: status === 403 || status >= 500 ? 'danger' : 'warning', text: message })
}

/**
 * Warns, drops the token, stores what was typed and the address to return to (`opened`, else the current page), and
 * goes to sign in after two seconds. Several failed calls do this once, though the page opened last is the one to
 * return to. A visitor who was not signed in, and so has no session to end, goes at once.
 */
export function endSession(opened?: string): void {
  const { pathname, search, origin } = window.location
  if (leaving !== undefined) {
    if (opened) saveBackUrl(opened, origin)
    return
  }
  const back = opened ?? pathname + search
  if (pagePerson() === null && clientStorage.token.get() === null) {
    window.location.assign(signInAddress(back))
    return
  }
  clientStorage.token.remove()
  showToast({ tone: 'warning', text: sentenceFor(401) })
  saveBackUrl(back, origin)
  saveTyped(true)
  leaving = setTimeout(() => {
    leaving = undefined
    // The browser's back arrow may restore this page from memory, where it would still wait for the call that was
    // refused: reload it then.
    window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload(), {
      once: true,
    })
    // If somebody has signed in again in another tab meanwhile, go back to the page instead of to sign-in.
    window.location.assign(clientStorage.token.get() === null ? signInPath : (savedBackUrl(origin) ?? back))
  }, sessionExpiryDelay)
}
