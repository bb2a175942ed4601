import { expect, test } from 'vitest'
import { programAround } from './in-app-browser.ts'

const android = (more: string) =>
  `Mozilla/5.0 (Linux; Android 14; SM-A546E${more} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36`

test.each([
  [`${android(')')} Telegram-Android/11.4.2 (Samsung; Android 14; SDK 34; AVERAGE)`, 'تلگرام'],
  [`${android('; wv)')} Eitaa/7.5`, 'ایتا'],
  [`${android('; wv)')} Bale/9.1`, 'بله'],
  [android('; wv)'), 'یک برنامهٔ دیگر'],
  [android(')'), null],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36', null],
])('%s is %s', (userAgent, program) => {
  expect(programAround(userAgent, {})).toBe(program)
})

test('Telegram on iOS is known by its bridge', () => {
  const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
  expect(programAround(safari, { TelegramWebviewProxy: {} })).toBe('تلگرام')
  expect(programAround(safari, {})).toBeNull()
})
