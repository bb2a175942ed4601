import { hkdfSync } from 'node:crypto'

/** A key of its own for each use of the app's one secret (RFC 5869), 32 bytes. */
export const keyFor = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `arvand ${use}`, 32))
