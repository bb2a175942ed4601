/**
 * Path, query and hash of an address of our own origin, or null: another origin, a scheme that is no page,
 * backslashes and control characters are refused, so that nobody can be sent elsewhere after signing in.
 */
export function sameOriginAddress(address: string | null | undefined, origin: string): string | null {
  if (!address || /[\\\u0000-\u0020\u007f]/.test(address)) return null
  if (!URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  if (url.origin !== new URL(origin).origin || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}

const doors = /^\/(auth|api|signout|error)(\/|$)/

/** An address to return to after signing in, or null; pages of signing in and out, errors and the API are refused. */
export function returnAddress(address: string | null | undefined, origin: string): string | null {
  const own = sameOriginAddress(address, origin)
  return own === null || doors.test(own.split(/[?#]/)[0] ?? '') ? null : own
}
