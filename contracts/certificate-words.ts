import { toLatinDigits } from '@arvand/persian/digits'

// What browsers need of certificates, without the schemas, which are large.

export const certificateBrands = ['arvand', 'hamun'] as const
export type CertificateBrand = (typeof certificateBrands)[number]

export const certificateStates = ['valid', 'expired', 'revoked'] as const
export type CertificateState = (typeof certificateStates)[number]

/** What is certified. */
export const certificateKinds = ['course', 'webinar'] as const
export type CertificateKind = (typeof certificateKinds)[number]

/** The languages in which a certificate is printed. */
export const certificateLanguages = ['fa', 'en'] as const
export type CertificateLanguage = (typeof certificateLanguages)[number]

/** The first two letters of a brand's codes. */
export const brandPrefixes: Readonly<Record<CertificateBrand, string>> = { arvand: 'AR', hamun: 'HM' }

/** Letters and digits of codes: Crockford's, without those that look like another one. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const looksLike: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' }

/** `AR-8K2M-Q7XD-W3NB` as somebody types it, in any digits, letters, spaces and hyphens; null if it is no code. */
export function readCertificateCode(text: string): string | null {
  const plain = toLatinDigits(text)
    .toUpperCase()
    .replace(/[\s\u200c\u2010-\u2015-]/g, '')
  const [, prefix, rest = ''] = /^([A-Z]{2})([0-9A-Z]{12})$/.exec(plain) ?? []
  if (!prefix) return null
  const signs = [...rest].map((sign) => looksLike[sign] ?? sign)
  if (signs.some((sign) => !codeAlphabet.includes(sign))) return null
  return [prefix, ...[0, 4, 8].map((at) => signs.slice(at, at + 4).join(''))].join('-')
}
