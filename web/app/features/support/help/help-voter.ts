const cookieName = 'helpVoter'

/** The id by which this browser has one vote on each article; null before its first vote. */
export const voterIn = (cookies: string): string | null =>
  /(?:^|; )helpVoter=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:;|$)/.exec(cookies)?.[1] ?? null

/** Made at the first vote, so that who only reads gets none. */
export function rememberVoter() {
  if (voterIn(document.cookie) === null)
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers that we serve.
    document.cookie = `${cookieName}=${crypto.randomUUID()}; path=/help; max-age=31536000; samesite=lax`
}
