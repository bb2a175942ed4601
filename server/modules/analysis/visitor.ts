import { createHmac, hkdfSync } from 'node:crypto'
import type { Caller } from '#platform/actor'

/**
 * Distinguishes visitors without identifying them: a keyed hash of address and browser within one `realm` (a day, a
 * code). Without the key nobody can try addresses, and hashes of two realms cannot be matched with each other.
 */
export type VisitorOf = (caller: Pick<Caller, 'address' | 'userAgent'>, realm: string) => Buffer

export function visitorsUnder(secret: string): VisitorOf {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'analysis visitors', 32))
  return ({ address, userAgent }, realm) =>
    createHmac('sha256', key)
      .update(JSON.stringify([realm, address, userAgent.slice(0, 500)]))
      .digest()
      .subarray(0, 16)
}
