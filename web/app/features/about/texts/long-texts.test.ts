import { expect, test } from 'vitest'
import { refundsText } from './refunds.ts'
import { termsText } from './terms.ts'

const classes = ['وبینار: تا ۳۶ ساعت پیش از شروع آن', 'جلسهٔ خصوصی: تا شروع آن']
const rule = { refundDays: 10, refundMostPercent: 35, factorMinutes: 45 }

test('pages print the settings that are enforced, and no number where they are not known', () => {
  expect(JSON.stringify(termsText(rule))).toContain('فاکتورِ پرداخت‌نشده پس از ۴۵ دقیقه باطل می‌شود')
  expect(JSON.stringify(termsText(null))).toContain('پس از پایان مهلت پرداخت باطل می‌شود')
  const refunds = JSON.stringify(refundsText(rule, { webinarFreeHours: 36, meetFreeHours: 0 }))
  for (const promise of ['تا ۱۰ روز پس از خرید', 'زیر ۳۵٪ باشد', 'به ۳۵٪ رسیده باشد', ...classes])
    expect(refunds).toContain(promise)
  expect(JSON.stringify(refundsText(null, null))).toContain('تا پایان مهلت بازپرداخت')
})
