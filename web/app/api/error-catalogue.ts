import { showToast } from '../ui/toasts.ts'
import { keepBackUrl } from './back-url.ts'
import { kept } from './kept.ts'
import type { Refusal } from './refusal.ts'
import { sentenceFor } from './sentences.ts'

/** From the specification, point 9. */
export const sessionExpiryDelay = 2_000
export const signInPath = '/auth/sign-in'

let leaving: ReturnType<typeof setTimeout> | undefined

/** The error catalogue of the specification (point 8): an ended session, a failed server, no answer. */
export function meetCatalogue({ status }: Pick<Refusal, 'status'>): void {
  if (status === 401) endSession()
  else if (status === 500) showToast({ tone: 'warning', text: sentenceFor(500) })
  else if (status === 0) showToast({ tone: 'danger', text: sentenceFor(0) })
}

/** Tells a refusal that has no place of its own on the screen. What the catalogue has told already is not repeated. */
export function tell({ status, message }: Refusal): void {
  if (status === 401 || status === 500 || status === 0) return
  showToast({ tone: status === 403 || status >= 500 ? 'danger' : 'warning', text: message })
}

/** Warns, drops the token, keeps the page, and goes to sign in after two seconds; once, however many calls failed. */
function endSession(): void {
  kept.token.remove()
  if (leaving !== undefined) return
  showToast({ tone: 'warning', text: sentenceFor(401) })
  keepBackUrl(window.location)
  leaving = setTimeout(() => {
    leaving = undefined
    window.location.assign(signInPath)
  }, sessionExpiryDelay)
}
