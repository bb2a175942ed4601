import { expect, test } from 'vitest'
import { caretAfter } from './caret.ts'

test.each([
  { what: 'a change behind it', before: 'ab|cd', after: 'ab|cdX' },
  { what: 'a change before it', before: 'ab|cd', after: 'Xab|cd' },
  { what: 'nothing', before: 'ab|cd', after: 'ab|cd' },
  { what: 'its place taken away', before: 'a12|34d', after: 'ad|' },
])('the caret after $what', ({ before, after }) => {
  const [from, to] = [before, after].map((text) => ({
    text: text.replace('|', ''),
    caret: text.indexOf('|'),
  }))
  expect(caretAfter(from?.text ?? '', to?.text ?? '', from?.caret ?? 0)).toBeLessThanOrEqual(to?.caret ?? 0)
})

test('letters that came before it push the caret on', () => {
  expect(caretAfter('abcd', 'XXabcd', 2)).toBe(4)
  expect(caretAfter('abcd', 'abXXcd', 4)).toBe(6)
  expect(caretAfter('abcd', 'abcdXX', 4)).toBe(4)
})
