import { createHash, timingSafeEqual } from 'node:crypto'
import type { MediaKind } from '@arvand/contracts/class-channel'
import { jwtVerify, SignJWT } from 'jose'

/** Tokens of a LiveKit server: those that it reads, and those with which it signs what it tells. */

export interface Keys {
  readonly key: string
  readonly secret: string
}

/** What a token allows, in LiveKit's names. */
export interface VideoGrants {
  readonly room?: string
  readonly roomJoin?: boolean
  readonly roomAdmin?: boolean
  readonly roomCreate?: boolean
  readonly canSubscribe?: boolean
  readonly canPublish?: boolean
  readonly canPublishData?: boolean
  readonly canPublishSources?: readonly string[]
}

/** As tokens name what somebody may send; orders to the server write the same in capitals. */
export const sourcesOf: Readonly<Record<MediaKind, string>> = {
  audio: 'microphone',
  camera: 'camera',
  screen: 'screen_share',
}

interface Wish {
  readonly video: VideoGrants
  /** Whose token it is, and under which name others see them. */
  readonly person?: { readonly id: string; readonly name: string }
  readonly now: Date
  readonly seconds: number
}

export function tokenOf({ key, secret }: Keys, { video, person, now, seconds }: Wish): Promise<string> {
  const at = Math.floor(now.getTime() / 1000)
  const token = new SignJWT({ video, ...(person ? { name: person.name } : {}) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(key)
    // Clocks of two machines differ by some seconds.
    .setNotBefore(at - 10)
    .setExpirationTime(at + seconds)
  if (person) token.setSubject(person.id)
  return token.sign(new TextEncoder().encode(secret))
}

/** Whether the server itself sent this body: its token names our key, and carries the body's SHA-256. */
export async function isSigned(
  { key, secret }: Keys,
  { body, token, now }: { readonly body: string; readonly token: string; readonly now: Date },
): Promise<boolean> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      ...{ algorithms: ['HS256'], issuer: key, currentDate: now, clockTolerance: 10 },
      requiredClaims: ['exp'],
    })
    const told = Buffer.from(String(payload.sha256), 'base64')
    const ours = createHash('sha256').update(body, 'utf8').digest()
    return told.length === ours.length && timingSafeEqual(told, ours)
  } catch {
    return false
  }
}
