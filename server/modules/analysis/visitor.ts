import { createHmac, hkdfSync } from 'node:crypto'
import type { Caller } from '#platform/actor'

/**
 * Tells visitors apart without saying who they are: a keyed hash of address and browser within one `realm` (a day, a
 * code). Without the key nobody can try addresses, and hashes of two realms cannot be laid side by side.
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
