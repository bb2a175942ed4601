const nameOf = (sessionId: string) => `arvand.class.${sessionId}.page`

/**
 * By what the server tells this page of a class from others that the same person has open, so that leaving by one leaves
 * the others alone. It stays when the page is loaded again; undefined where the browser can make or store none.
 */
export function pageIdOf(sessionId: string): string | undefined {
  try {
    const stored = window.sessionStorage.getItem(nameOf(sessionId))
    if (stored) return stored
    const made = crypto.randomUUID()
    window.sessionStorage.setItem(nameOf(sessionId), made)
    return made
  } catch {
    return undefined
  }
}
