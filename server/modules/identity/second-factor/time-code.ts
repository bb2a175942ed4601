import { siteName } from '@arvand/contracts/site-name'
import { Secret, TOTP } from 'otpauth'

const period = 30

const totpOf = (base32: string, label: string) =>
  new TOTP({
    issuer: siteName(),
    label,
    secret: Secret.fromBase32(base32),
    algorithm: 'SHA1',
    digits: 6,
    period,
  })

/** 160 random bits as base32, as RFC 4226 recommends. */
export const makeSecret = (): string => new Secret({ size: 20 }).base32

/** The `otpauth://` address that an authenticator reads. */
export const addressOf = (base32: string, label: string): string => totpOf(base32, label).toString()

/**
 * The time step to which this number belongs, at most one step early or late; null when it belongs to none of them,
 * or when the secret cannot be decrypted any more.
 */
export function stepOf(base32: string | null, code: string, now: Date): number | null {
  if (base32 === null) return null
  const delta = totpOf(base32, '').validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta
}
