import { returnAddress } from '../../../api/same-origin-address.ts'
import type { DoorState } from './steps.ts'

/** Where a visitor stands at the door, in a cookie that scripts cannot read: so reloading or going back loses nothing. */
const nameFor = (origin: string): string =>
  origin.startsWith('https:') ? '__Host-arvand.door' : 'arvand.door'

const lifeSeconds = 900

/** The header that stores the step, or removes the cookie. */
export function doorCookie(origin: string, state: DoorState | null): string {
  const value = state ? encodeURIComponent(JSON.stringify(state)) : ''
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${nameFor(origin)}=${value}; Max-Age=${state ? lifeSeconds : 0}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

/** The step in the request's cookie. A visitor may have written it, so only what is needed is read, as text. */
export function readDoor(request: Request, origin: string): DoorState | null {
  const cookies = (request.headers.get('cookie') ?? '').split(/; */)
  const own = `${nameFor(origin)}=`
  const value = cookies.find((cookie) => cookie.startsWith(own))?.slice(own.length)
  if (!value) return null
  try {
    return stateOf(JSON.parse(decodeURIComponent(value)), origin)
  } catch {
    return null
  }
}

const ats: readonly DoorState['at'][] = ['code', 'factor', 'person', 'password']

function stateOf(given: unknown, origin: string): DoorState | null {
  if (typeof given !== 'object' || given === null) return null
  const read = given as Readonly<Record<string, unknown>>
  const text = (name: string) => (typeof read[name] === 'string' ? String(read[name]).slice(0, 512) : '')
  const at = ats.find((one) => one === read.at)
  if (!at) return null
  return {
    at,
    purpose: read.purpose === 'recover' ? 'recover' : 'login',
    to: text('to'),
    callbackUrl: returnAddress(text('callbackUrl'), origin),
    verificationId: text('verificationId'),
    resendAt: text('resendAt'),
    voice: read.voice === true,
    sends: typeof read.sends === 'number' ? read.sends : 1,
    proof: text('proof'),
  }
}
