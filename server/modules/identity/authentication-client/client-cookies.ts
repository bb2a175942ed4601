import { parseCookie, stringifySetCookie } from 'cookie'

/** One cookie of ours: HttpOnly, SameSite=Lax, the whole path, no domain. */
export interface ClientCookie {
  readonly name: string
  read(header: string | undefined): string | null
  /** The header that sets the cookie: until the browser is closed, or for so many seconds. */
  keep(value: string, seconds?: number): string
  drop(): string
}

/** The authentication client's cookies beside the session's own. */
export interface ClientCookies {
  readonly csrf: ClientCookie
  /** Where to go after signing in, while the browser is away at a provider or on the sign-in page. */
  readonly callbackUrl: ClientCookie
  /** The challenge of a sign-in that has passed its first step and waits for the second factor. */
  readonly challenge: ClientCookie
  /** State, nonce and PKCE of a sign-in with a provider, sealed. */
  readonly check: ClientCookie
}

export function clientCookiesFor(publicUrl: URL): ClientCookies {
  const secure = publicUrl.protocol === 'https:'
  const own = (word: string) => clientCookie(secure ? `__Host-arvand.${word}` : `arvand.${word}`, secure)
  return {
    csrf: own('csrf'),
    callbackUrl: own('callback-url'),
    challenge: own('challenge'),
    check: own('check'),
  }
}

function clientCookie(name: string, secure: boolean): ClientCookie {
  const attributes = { name, path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    name,
    read: (header) => (header ? parseCookie(header)[name] || null : null),
    keep: (value, maxAge) => stringifySetCookie({ ...attributes, value, ...(maxAge ? { maxAge } : {}) }),
    drop: () => stringifySetCookie({ ...attributes, value: '', maxAge: 0 }),
  }
}
