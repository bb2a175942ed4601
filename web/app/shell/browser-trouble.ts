import { sendAnalytics } from './send-analytics.ts'

const most = 5
let told = 0

/** Reports an error of this browser to the server, a few times a page at most, so that it can be fixed. */
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

/** A refusal is an answer of the server, not a fault of the browser. */
const isAnswer = (error: unknown): boolean => error instanceof Error && error.name === 'Refusal'

/** The text of a thrown value that is not an `Error`. */
function contentOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown)
  if (thrown instanceof Response) return `Response ${thrown.status} ${thrown.statusText}`
  try {
    return JSON.stringify(thrown)
  } catch {
    return String(thrown)
  }
}

/** Reports errors and rejections that nobody caught. */
export function listenForTrouble(): void {
  window.addEventListener('error', ({ error }) => error && reportTrouble(error))
  window.addEventListener('unhandledrejection', (event) => {
    // React Router 8.4 does not catch the rejection of a response whose reading it aborted itself.
    if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault()
    else reportTrouble(event.reason)
  })
}
