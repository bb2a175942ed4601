import { describe, expect, test } from 'vitest'
import { isEmail, maskEmail, parseEmail } from './email.ts'
import {
  formatMobile,
  isInKnownRange,
  isMobile,
  localMobile,
  maskMobile,
  parseMobile,
  parsePhone,
} from './mobile.ts'
import { isNationalCode, parseNationalCode } from './national-code.ts'

describe('national code', () => {
  test.each(
    '0499370899 0790419904 1583250689 0684159414 0067749828 0013542419 0084575948 0010000003 1234567891'.split(
      ' ',
    ),
  )('%s is right', (code) => {
    expect(isNationalCode(code)).toBe(true)
  })

  test.each([
    '1111111111',
    '0000000000',
    '1234567890',
    '049937089',
    '04993708990',
    '049937089a',
    '',
    '0499370898',
  ])('«%s» is wrong', (code) => {
    expect(isNationalCode(code)).toBe(false)
  })

  test('any digits, with separators', () => {
    expect(parseNationalCode(' ۰۴۹-۹۳۷۰۸۹-۹ ')).toBe('0499370899')
    expect(parseNationalCode('٠٤٩٩٣٧٠٨٩٩')).toBe('0499370899')
  })

  test('exactly one last digit in ten is right', () => {
    for (let head = 100_000_000; head < 100_002_000; head += 7) {
      const right = Array.from({ length: 10 }, (_, last) => `${head}${last}`).filter(isNationalCode)
      expect(right).toHaveLength(1)
    }
  })
})

describe('mobile', () => {
  test.each([
    '09121234567',
    '9121234567',
    '989121234567',
    '+989121234567',
    '00989121234567',
    '۰۹۱۲ ۱۲۳ ۴۵۶۷',
    '(0912) 123-4567',
    '+98 (0)912 123 4567',
    '+9809121234567',
    '0912.123.4567',
    '０９１２１２３４５６７',
    '="09121234567"',
  ])('%s', (text) => {
    expect(parseMobile(text)).toBe('+989121234567')
  })

  test.each([
    '0912123456',
    '091212345678',
    '02188776655',
    '',
    '+98',
    '0912a234567',
    '+4915112345678',
    '9809121234567',
  ])('«%s» is no Iranian mobile', (text) => {
    expect(isMobile(text)).toBe(false)
  })

  test('ranges in use', () => {
    const inUse =
      '09121234567 09021234567 09221234567 09901234567 09941234567 09961234567 09981000000 09991234567 09001234567'
    expect(inUse.split(' ').filter((mobile) => !isInKnownRange(mobile))).toEqual([])
    expect(['09802002580', '09441234567', '09701234567', 'nothing'].filter(isInKnownRange)).toEqual([])
  })

  test('numbers abroad by their shape', () => {
    expect(parsePhone('+49 151 12345678')).toBe('+4915112345678')
    expect(parsePhone('0044 7911 123456')).toBe('+447911123456')
    expect(parsePhone('۰۹۱۲۱۲۳۴۵۶۷')).toBe('+989121234567')
    expect(
      ['+982188776655', '+123456', '+1234567890123456', '4915112345678', '+0151123456'].map(parsePhone),
    ).toEqual([null, null, null, null, null])
  })

  test('on the screen', () => {
    expect(localMobile('+989121234567')).toBe('09121234567')
    expect(formatMobile('+989121234567')).toBe('۰۹۱۲ ۱۲۳ ۴۵۶۷')
    expect(maskMobile('+989121234567')).toBe('۰۹۱۲•••۴۵۶۷')
  })
})

describe('e-mail', () => {
  test.each([
    'a@b.ir',
    'Sara.Ahmadi+x@Example.co.ir',
    "o'neil@example.com",
    'x@xn--mgba3a4f16a.xn--mgba3a4f16a',
  ])('%s', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  test.each([
    '',
    '@b.ir',
    'a@',
    'a@b',
    'a b@c.ir',
    '.a@b.ir',
    'a..b@c.ir',
    'a@-b.ir',
    'a@b..ir',
    'a@b.1',
    'سارا@b.ir',
    'a@b.ir\nBcc: x@y.z',
    `${'a'.repeat(65)}@b.ir`,
    `a@${'b.'.repeat(130)}ir`,
  ])('«%s» is refused', (text) => {
    expect(parseEmail(text)).toBeNull()
  })

  test('small letters, Latin digits', () => {
    expect(parseEmail(' \u200fSara۱۲@Example.IR ')).toBe('sara12@example.ir')
    expect(maskEmail('sara@example.ir')).toBe('sa•••@example.ir')
    expect(maskEmail('s@example.ir')).toBe('s•••@example.ir')
  })
})
