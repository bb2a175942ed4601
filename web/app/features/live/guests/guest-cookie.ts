/** The cookie of a guest's visit; the server reads it under the same name (`sessionCookieFor(…, 'guest')`). */

const nameFor = (origin: string): string =>
  origin.startsWith('https:') ? '__Host-arvand.guest' : 'arvand.guest'

/** It outlives the visit, so that whoever was removed is known again. */
const outlivesMs = 30 * 86_400_000

export function guestCookie(origin: string, token: string, until: Date): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  const expires = new Date(until.getTime() + outlivesMs).toUTCString()
  return `${nameFor(origin)}=${token}; Expires=${expires}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

export function guestTokenIn(request: Request, origin: string): string | null {
  const cookies = (request.headers.get('cookie') ?? '').split(/; */)
  const own = `${nameFor(origin)}=`
  return cookies.find((cookie) => cookie.startsWith(own))?.slice(own.length) || null
}
