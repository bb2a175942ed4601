/** Asks the server who is signed in in this browser now, and stores their token; null: nobody, or no answer. */
let question: () => Promise<string | null> = async () => null

export function setSessionQuestion(ask: () => Promise<string | null>): void {
  question = ask
}

/**
 * The person for whom the server rendered this page, read from the document so that it is known before hydration; null:
 * nobody.
 */
export const pagePerson = (): string | null => window.document.documentElement.dataset.person ?? null

export const askWhoIsHere = (): Promise<string | null> => question()
