import { isRouteErrorResponse } from 'react-router'
import { sendAnalytics } from './send-analytics.ts'

const most = 5
let told = 0

/** Tells the server what went wrong in this browser, a few times a page at most, so that it can be mended. */
export function reportTrouble(error: unknown): void {
  if (told >= most || isAnswer(error)) return
  told += 1
  const { message, stack } = error instanceof Error ? error : { message: contentOf(error), stack: undefined }
  void sendAnalytics('clientLog', {
    level: 'error',
    message: message.slice(0, 500) || 'unknown',
    ...(stack ? { stack: stack.slice(0, 4_000) } : {}),
    path: window.location.pathname,
  })
}

/** A refusal is an answer, and the page of a status is no accident. */
const isAnswer = (error: unknown): boolean =>
  (error instanceof Error && error.name === 'Refusal') || isRouteErrorResponse(error)

/** What was thrown although it is no error. */
function contentOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown)
  if (thrown instanceof Response) return `Response ${thrown.status} ${thrown.statusText}`
  try {
    return JSON.stringify(thrown)
  } catch {
    return String(thrown)
  }
}

/** Listens for what nobody caught. */
export function listenForTrouble(): void {
  window.addEventListener('error', ({ error }) => error && reportTrouble(error))
  window.addEventListener('unhandledrejection', (event) => {
    // React Router 8.4 leaves the answer alone that it called off while reading it.
    if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault()
    else reportTrouble(event.reason)
  })
}
