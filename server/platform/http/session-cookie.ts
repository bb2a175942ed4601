import { parseCookie, stringifySetCookie } from 'cookie'

/** The cookie lives this much longer than its session, so that its owner can be told that the session has ended. */
const outlivesMs = 30 * 86_400_000

/** The session cookie of pages; API calls send the token in a header instead (wire.md 3 and 5). */
export interface SessionCookie {
  readonly name: string
  read(header: string | undefined): string | null
  keep(token: string, expiresAt: Date): string
  drop(): string
}

/** `guest`: of a visit to a live class, set by its page. */
export function sessionCookieFor(publicUrl: URL, word: 'session' | 'guest' = 'session'): SessionCookie {
  const secure = publicUrl.protocol === 'https:'
  const name = secure ? `__Host-arvand.${word}` : `arvand.${word}`
  const attributes = { name, path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    name,
    read: (header) => (header ? (parseCookie(header)[name] ?? null) : null),
    keep: (token, expiresAt) =>
      stringifySetCookie({
        ...attributes,
        value: token,
        expires: new Date(expiresAt.getTime() + outlivesMs),
      }),
    drop: () => stringifySetCookie({ ...attributes, value: '', maxAge: 0 }),
  }
}
