import { hkdfSync } from 'node:crypto'

/** Derives a separate key for each use from the setting SECRET (RFC 5869), 32 bytes. */
export const keyFor = (secret: string, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `arvand ${use}`, 32))
