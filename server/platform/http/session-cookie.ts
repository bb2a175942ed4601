import { parseCookie, stringifySetCookie } from 'cookie'

/** So long after its session ended a cookie still tells it from none, and its person that it has ended. */
const outlivesMs = 30 * 86_400_000

/** The cookie that carries the session for pages; calls carry the header instead (wire.md 3 and 5). */
export interface SessionCookie {
  readonly name: string
  read(header: string | undefined): string | null
  keep(token: string, expiresAt: Date): string
  drop(): string
}

export function sessionCookieFor(publicUrl: URL): SessionCookie {
  const secure = publicUrl.protocol === 'https:'
  const name = secure ? '__Host-arvand.session' : 'arvand.session'
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
