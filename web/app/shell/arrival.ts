import { readReferralCode } from '@arvand/contracts/referral-code'
import { clientStorageKeys, type Referral, type StoredValue } from '../api/client-storage.ts'
import { readText, type TextStore, writeText } from '../api/storage.ts'

/** From the specification, point 9: seven days. */
export const referralLifetime = 604_800_000

/**
 * The referral rule, applied at every page change: an expired record is removed, and a new code is stored for seven
 * days. Text that cannot be a code changes nothing, and a code in another case is not new. Returns the new code, to be
 * reported once, or null.
 */
export function readReferral(
  record: Pick<StoredValue<Referral | null>, 'get' | 'set' | 'remove'>,
  search: string,
  now: number,
) {
  const held = record.get()
  const active = held && held.expiresAt > now ? readReferralCode(held.code) : null
  if (held && active === null) record.remove()
  const code = readReferralCode(new URLSearchParams(search).get('ref'))
  if (code === null || active === code) return null
  record.set({ code, expiresAt: now + referralLifetime })
  return code
}

const mark = 'arvand'
const google = /(^|\.)google\.[a-z]{2,3}(\.[a-z]{2})?$/

/** Records the host that led here, and `google` when it is Google, each with the value `arvand`. */
export function recordReferrer(store: TextStore, referrer: string, ownHost: string): void {
  if (!URL.canParse(referrer)) return
  const { hostname, protocol } = new URL(referrer)
  if (!protocol.startsWith('http') || hostname === ownHost) return
  const keys = google.test(hostname) ? [hostname, 'google'] : [hostname]
  for (const key of keys) {
    if (!clientStorageKeys.has(key) && readText(store, key) !== mark) writeText(store, key, mark)
  }
}
