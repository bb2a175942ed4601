import { describe, expect, test } from 'vitest'
import { bankOfCard, formatCard, isCard, maskCard, parseCard } from './card.ts'
import { isLegalId, parseLegalId } from './legal-id.ts'
import { containsPersian, isLettersOnly, lettersOf } from './letters.ts'
import { isPostalCode, isUsualPostalCode, parsePostalCode } from './postal-code.ts'
import { bankOfSheba, formatSheba, isSheba, parseSheba } from './sheba.ts'

describe('Sheba', () => {
  test.each([
    ['IR820540102680020817909002', 'بانک پارسیان'],
    ['IR550570022080013447370101', 'بانک پاسارگاد'],
    ['IR790610000000700796858044', 'بانک شهر'],
    ['IR760170000000000000000001', 'بانک ملی ایران'],
  ])('%s is of %s', (sheba, bank) => {
    expect(parseSheba(sheba)).toBe(sheba)
    expect(bankOfSheba(sheba)).toBe(bank)
  })

  test('as people type it', () => {
    expect(parseSheba(' ir۸۲ ۰۵۴۰-1026-8002 0817 9090 02 ')).toBe('IR820540102680020817909002')
    expect(parseSheba('۸۲۰۵۴۰۱۰۲۶۸۰۰۲۰۸۱۷۹۰۹۰۰۲')).toBe('IR820540102680020817909002')
    expect(formatSheba('IR820540102680020817909002')).toBe('IR۸۲ ۰۵۴۰ ۱۰۲۶ ۸۰۰۲ ۰۸۱۷ ۹۰۹۰ ۰۲')
  })

  test.each([
    'IR820540102680020817909003',
    'IR012345678901234567890123',
    'DE820540102680020817909002',
    'IR82',
    '',
  ])('«%s» is wrong', (text) => {
    expect(isSheba(text)).toBe(false)
    expect(bankOfSheba(text)).toBeNull()
  })
})

describe('card', () => {
  test('right ones and their banks', () => {
    expect(parseCard('۶۰۳۷-۷۰۱۶-۸۹۰۹-۵۴۴۳')).toBe('6037701689095443')
    expect(bankOfCard('6037701689095443')).toBe('بانک کشاورزی')
    expect(bankOfCard('621986')).toBe('بانک سامان')
    expect(isCard('6219861034529007')).toBe(true)
  })

  test.each(['6219861034529008', '4444333322221111', '603770168909544', '', '0000000000000000'])(
    '«%s» is wrong',
    (text) => {
      expect(isCard(text)).toBe(false)
    },
  )

  test('on the screen', () => {
    expect(formatCard('6037701689095443')).toBe('۶۰۳۷ ۷۰۱۶ ۸۹۰۹ ۵۴۴۳')
    expect(maskCard('6037701689095443')).toBe('۶۰۳۷ ۷۰•• •••• ۵۴۴۳')
  })
})

describe('postal code and legal id', () => {
  test('postal codes', () => {
    const usual = '1969833114 1619735744 1134944571 1417614411 8158663117'.split(' ')
    expect(usual.every(isUsualPostalCode)).toBe(true)
    expect(isPostalCode('3714553781')).toBe(true)
    expect(isUsualPostalCode('3714553781')).toBe(false)
    expect(parsePostalCode('۱۹۶۹۸-۳۳۱۱۴')).toBe('1969833114')
    expect(['0123456789', '1111111111', '196983311', ''].some(isPostalCode)).toBe(false)
  })

  test('legal ids', () => {
    expect(parseLegalId('۱۰۳۸۰۲۸۴۷۹۰')).toBe('10380284790')
    expect(['10380284792', '09748208301', '1038028479', '11111111111', ''].some(isLegalId)).toBe(false)
  })
})

describe('letters', () => {
  test('letters only', () => {
    expect(
      ['سارا احمدی', 'Sara Ahmadi', 'رضا‌زاده', 'مؤمنی', 'علي كاظمي', 'خانهٔ ما', 'پژمان چگنی'].every(
        isLettersOnly,
      ),
    ).toBe(true)
    expect(
      ['', ' ', 'سارا۲', 'Sara1', 'a.b', 'سارا!', 'сара', 'José', 'سلام، دنیا'].some(isLettersOnly),
    ).toBe(false)
  })

  test('what of a text are letters', () => {
    expect(lettersOf("José O'Brien 2")).toBe('Jose OBrien')
    expect(lettersOf('مُحَمَّـد_رضا ۱۲')).toBe('محمد رضا')
    expect(lettersOf('۱۲ — 3')).toBe('')
  })

  test('contains Persian', () => {
    expect(['abc س', '۱۲', '،'].every(containsPersian)).toBe(true)
    expect(['', 'abc 12', 'é', '日本'].some(containsPersian)).toBe(false)
  })
})
