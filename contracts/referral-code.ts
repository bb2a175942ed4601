import { toLatinDigits } from '@arvand/persian/digits'

/** What a referral code is, for the browser and the server alike: no schema library is needed to read one. */
export const referralCodePattern = /^[a-z0-9]{4,16}$/

/** A referral code as it is stored and compared: without case, in Latin digits. Null for what cannot be a code. */
export function readReferralCode(text: string | null | undefined): string | null {
  const code = toLatinDigits(text ?? '')
    .trim()
    .toLowerCase()
  return referralCodePattern.test(code) ? code : null
}
