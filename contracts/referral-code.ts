import { toLatinDigits } from '@arvand/persian/digits'

/** Used in the browser too, so it is a plain pattern without a schema library. */
export const referralCodePattern = /^[a-z0-9]{4,16}$/

/** A referral code as it is stored and compared: lower case, Latin digits. Null if the text cannot be a code. */
export function readReferralCode(text: string | null | undefined): string | null {
  const code = toLatinDigits(text ?? '')
    .trim()
    .toLowerCase()
  return referralCodePattern.test(code) ? code : null
}
