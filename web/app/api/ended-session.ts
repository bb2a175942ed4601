import { saveBackUrl } from './back-url.ts'
import { clientStorage } from './client-storage.ts'
import { sessionEndedOnLeaving } from './typed-text.ts'

/**
 * On a page that tells of an ended session (`data-session-ended`, with the address to return to): removes the token,
 * stores the address, and keeps what was typed on the page before. Runs before hydration, because the person may sign
 * in by a form that the browser sends itself.
 */
export function noteEndedSession({ document, location }: Window = window): void {
  const told = document.querySelector<HTMLElement>('[data-session-ended]')
  if (!told) return
  clientStorage.token.remove()
  saveBackUrl(told.dataset.sessionEnded ?? '', location.origin)
  sessionEndedOnLeaving()
}
