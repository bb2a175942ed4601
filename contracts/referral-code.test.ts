import { expect, test } from 'vitest'
import { referralCode } from './fields.ts'
import { readReferralCode } from './referral-code.ts'

test.each([
  ['AB12cd34', 'ab12cd34'],
  [' ab۱۲ ', 'ab12'],
  ['abcd', 'abcd'],
])('%j is the code %j, for the browser and the server', (text, code) => {
  expect(readReferralCode(text)).toBe(code)
  expect(referralCode.parse(text)).toBe(code)
})

test.each(['', 'ab', 'علی', 'a b c d', 'ab-cd', '<script>', 'x'.repeat(17)])(
  '%j cannot be a code, for neither',
  (text) => {
    expect(readReferralCode(text)).toBeNull()
    expect(referralCode.safeParse(text).success).toBe(false)
  },
)
