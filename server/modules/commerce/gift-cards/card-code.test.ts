import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inFours, isCardCode, newCardCode } from './card-code.ts'

test('a code has sixteen plain characters, shown in fours', () => {
  for (let made = 0; made < 200; made++) {
    const code = newCardCode()
    expect(code).toMatch(/^[2-9A-HJKMNP-RTV-Z]{16}$/)
    expect(inFours(code)).toMatch(/^(\w{4}-){3}\w{4}$/)
    expect(isCardCode(inFours(code).toLowerCase().replaceAll('-', ' '))).toBe(true)
  }
})

test('one wrong character, or two that changed places, is found', () => {
  const position = fc.integer({ min: 0, max: 15 })
  const letter = fc.constantFrom(...'23456789ABCDEFGHJKMNPQRTVWXYZ')
  fc.assert(
    fc.property(position, position, letter, (one, two, wrong) => {
      const code = [...newCardCode()]
      const slipped = code.with(one, wrong)
      expect(isCardCode(slipped.join(''))).toBe(code[one] === wrong)
      const swapped = code.with(one, code[two] ?? '').with(two, code[one] ?? '')
      expect(isCardCode(swapped.join(''))).toBe(code[one] === code[two])
    }),
  )
})

test('Persian digits are read as Latin ones', () => {
  const code = newCardCode().replace(/[0-9]/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? digit)
  expect(isCardCode(code)).toBe(true)
})
