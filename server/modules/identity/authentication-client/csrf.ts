import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { keyFor } from './keys.ts'

export interface CsrfPair {
  /** 64 hex digits; travels in the body. */
  readonly token: string
  /** Travels in the cookie. */
  readonly cookie: string
}

/**
 * Double submit (facts.md A5): the cookie holds the token and its HMAC, the body repeats the token. The HMAC covers
 * the session too, so a pair from before a sign-in is not valid after it.
 */
export interface Csrf {
  make(session: string | null): CsrfPair
  /** The token of a cookie that we made for this session; null for any other. */
  tokenOf(cookie: string | null, session: string | null): string | null
}

export function csrfBy(secret: string): Csrf {
  const key = keyFor(secret, 'csrf')
  const signed = (token: string, session: string | null): string =>
    `${token}.${createHmac('sha256', key)
      .update(`${token}.${session ?? ''}`)
      .digest('hex')}`
  return {
    make(session) {
      const token = randomBytes(32).toString('hex')
      return { token, cookie: signed(token, session) }
    },
    tokenOf(cookie, session) {
      const token = cookie?.match(/^([0-9a-f]{64})\.[0-9a-f]{64}$/)?.[1]
      return token && cookie && sameText(cookie, signed(token, session)) ? token : null
    },
  }
}

/** Compares in constant time, so that the time does not reveal where two texts differ. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
