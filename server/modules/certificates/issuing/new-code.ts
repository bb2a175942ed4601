import { randomInt } from 'node:crypto'
import { brandPrefixes, type CertificateBrand, codeAlphabet } from '@arvand/contracts/certificate-words'

/** A new code, `AR-8K2M-Q7XD-W3NB`: sixty bits, so that nobody finds a certificate by trying. */
export function newCode(brand: CertificateBrand): string {
  const signs = Array.from({ length: 12 }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('')
  return [brandPrefixes[brand], signs.slice(0, 4), signs.slice(4, 8), signs.slice(8)].join('-')
}
