import { expect, test } from 'vitest'
import { isNameOf, whyNotWithdraw, whyNotWithdrawAmount, withdrawableOf } from './withdrawal-rule.ts'

const all = { earned: 1000, withdrawn: 0, held: 0, available: 1000, expiring: 0 }

test.each([
  ['all that was earned and is free', {}, 1000],
  ['not what is held', { held: 400, available: 600 }, 600],
  ['not twice', { withdrawn: 700, available: 300 }, 300],
  ['not gifts', { available: 1500, expiring: 500 }, 1000],
  ['not gifts in the place of what was spent', { available: 500, expiring: 500 }, 0],
  ['not top ups', { available: 9000 }, 1000],
  ['not a top up while the earning is held', { held: 1000, available: 800 }, 0],
  ['nothing after a refund of what was withdrawn', { earned: 0, withdrawn: 700, available: 50 }, 0],
])('%s', (_, wish, amount) => {
  expect(withdrawableOf({ ...all, ...wish })).toBe(amount)
})

test('least, most, and one at a time', () => {
  expect(whyNotWithdrawAmount(500, 1000, 500, false)).toBeNull()
  expect(whyNotWithdrawAmount(490, 1000, 500, false)).toBe('commerce.withdrawal-too-little')
  expect(whyNotWithdrawAmount(1010, 1000, 500, false)).toBe('commerce.withdrawal-too-much')
  expect(whyNotWithdrawAmount(500, 1000, 500, true)).toBe('commerce.withdrawal-under-way')
  expect(whyNotWithdraw(1000, 500, false)).toBeNull()
  expect(whyNotWithdraw(400, 500, false)).toBe('commerce.withdrawal-too-little')
  expect(whyNotWithdraw(0, 0, false)).toBe('commerce.withdrawal-too-little')
})

test.each([
  ['آرمان کاظمی', 'دکتر آرمان کاظمی', true],
  ['آرمان كاظمي', 'آقای دکتر آرمان کاظمی', true],
  ['کاوه نیک پور', 'کاوه نیک‌پور', true],
  ['دکتر', 'دکتر', true],
  ['نسرین کاظمی', 'دکتر آرمان کاظمی', false],
  ['', 'دکتر آرمان کاظمی', false],
  ['دکتر', 'آرمان کاظمی', false],
])('an account of «%s» and the name «%s»: %s', (holder, name, same) => {
  expect(isNameOf(holder, name)).toBe(same)
})
