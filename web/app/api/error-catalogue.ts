import { showToast } from '../ui/toasts.ts'
import { saveBackUrl, savedBackUrl } from './back-url.ts'
import { clientStorage } from './client-storage.ts'
import { pagePerson } from './page-person.ts'
import { attempt, type Outcome, type Refusal } from './refusal.ts'
import { sentenceFor } from './sentences.ts'
import { signInAddress, signInPath } from './sign-in-address.ts'
import { saveTyped } from './typed-text.ts'

/** From the specification, point 9. */
export const sessionExpiryDelay = 2_000

/** Set while the page is leaving after its session ended. */
let leaving: ReturnType<typeof setTimeout> | undefined

/**
 * The error catalogue of the specification (point 8): an ended session, a failed server, no answer. A 401 counts only
 * for a call that was made with the token that is kept now.
 */
export function meetCatalogue({ status }: Pick<Refusal, 'status'>, token = clientStorage.token.get()): void {
  if (status === 401) {
    const now = clientStorage.token.get()
    if (now === null || now === token) endSession()
  } else if (status === 500) showToast({ tone: 'warning', text: sentenceFor(500) })
  else if (status === 0) showToast({ tone: 'danger', text: sentenceFor(0) })
}

/** Awaits what a control asked that has no form around it: a refusal is told by its own sentence, wherever the control is. */
export async function attemptAloud<T>(call: Promise<T>): Promise<Outcome<T>> {
  const outcome = await attempt(call)
  if (outcome.refusal) notify(outcome.refusal)
  return outcome
}

/** Tells a refusal that has no place of its own on the screen. What the catalogue has told already is not repeated. */
export function notify({ status, message }: Pick<Refusal, 'status' | 'message'>): void {
  if (status === 401 || status === 500 || status === 0) return
  showToast({ tone: status === 403 || status >= 500 ? 'danger' : 'warning', text: message })
}

/**
 * Warns, drops the token, keeps what was typed and the address to come back to (`opened`, else the page that stands), and
 * goes to sign in after two seconds; once, however many calls failed, though what was opened last is where one comes back
 * to. A stranger, whose session cannot end, goes at once.
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
    // Brought back by the browser's own arrow it would still wait for what was refused.
    window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload(), {
      once: true,
    })
    // Somebody has signed in again in another tab meanwhile.
    window.location.assign(clientStorage.token.get() === null ? signInPath : (savedBackUrl(origin) ?? back))
  }, sessionExpiryDelay)
}
