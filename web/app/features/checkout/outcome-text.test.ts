import { expect, test } from 'vitest'
import { failedText, inWalletText } from './outcome-text.ts'
import { returnWords as words } from './return-words.ts'

test('money that comes late pays a factor that still waits, and else goes into the wallet', () => {
  expect(failedText({ state: 'awaitingPayment' })).toContain(words.failedOpen)
  expect(failedText(undefined)).toContain(words.failedOpen)
  expect(failedText({ state: 'cancelled' })).toContain(words.failedLate)
})

test('a top up that failed speaks of no purchase', () => {
  expect(failedText(null)).toBe(`${words.failedTopUp} ${words.failedLate}`)
})

test('money that stayed in the wallet says whether its factor can still be paid', () => {
  expect(inWalletText('۵', { state: 'awaitingPayment' })).toBe(words.stillOpen('۵'))
  expect(inWalletText('۵', { state: 'paid' })).toBe(words.paidBefore('۵'))
  expect(inWalletText('۵', { state: 'expired' })).toBe(words.inWalletText('۵'))
})

test('who may not see the sum is told a whole sentence all the same', () => {
  expect(words.reversedText('')).toBe('مبلغ این پرداخت به حساب بانکی شما برگشت داده شد.')
  expect(words.reversedText('۱۰ تومان')).toBe('۱۰ تومان به حساب بانکی شما برگشت داده شد.')
})
