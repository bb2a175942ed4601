/** Asks the server who is signed in in this browser now, and keeps their token; null: nobody, or no answer. */
let question: () => Promise<string | null> = async () => null

export function setSessionQuestion(ask: () => Promise<string | null>): void {
  question = ask
}

/** Whom this page was made for, as the page itself says, so that it is known before the page is hydrated; null: nobody. */
export const pagePerson = (): string | null => window.document.documentElement.dataset.person ?? null

export const askWhoIsHere = (): Promise<string | null> => question()
