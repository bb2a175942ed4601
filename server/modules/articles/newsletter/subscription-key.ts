import { createHmac, timingSafeEqual } from 'node:crypto'

export type KeyUse = 'confirm' | 'unsubscribe'

const shape = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([\w-]{32})$/

/**
 * The last part of a link in a letter: the id of the subscriber, and a proof made of the setting SECRET. So the
 * database stores nothing that confirms or ends a subscription.
 */
export const keyFor = (secret: string, use: KeyUse, subscriberId: string): string =>
  subscriberId.replaceAll('-', '') +
  createHmac('sha256', secret).update(`newsletter ${use} ${subscriberId}`).digest('base64url').slice(0, 32)

/** The subscriber whom a key names; null when it is none of ours for this use. */
export function subscriberOf(secret: string, use: KeyUse, key: string): string | null {
  const parts = shape.exec(key)?.slice(1, 6)
  if (!parts) return null
  const id = parts.join('-')
  const [given, expected] = [Buffer.from(key), Buffer.from(keyFor(secret, use, id))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}
