import { tellAnalysis } from './tell-analysis.ts'

const most = 5
let told = 0

/** Tells the server what went wrong in this browser, a few times a page at most, so that it can be mended. */
export function tellTrouble(error: unknown): void {
  // A refusal is an answer, and the page of a status is no accident.
  if (!(error instanceof Error) || error.name === 'Refusal' || told >= most) return
  told += 1
  const { message, stack } = error
  void tellAnalysis('client-log', {
    level: 'error',
    message: message.slice(0, 500) || 'unknown',
    ...(stack ? { stack: stack.slice(0, 4_000) } : {}),
    path: window.location.pathname,
  })
}

/** Listens for what nobody caught. */
export function listenForTrouble(): void {
  window.addEventListener('error', ({ error }) => error && tellTrouble(error))
  window.addEventListener('unhandledrejection', ({ reason }) => tellTrouble(reason))
}
