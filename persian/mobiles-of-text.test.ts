import { expect, test } from 'vitest'
import { mobilesOfText } from './mobiles-of-text.ts'

const mobiles = (text: string) => mobilesOfText(text).map(({ mobile }) => mobile)

test.each([
  ['۰۹۱۲۱۲۳۴۵۶۷\n٠٩٣٥١١١٢٢٣٣', ['+989121234567', '+989351112233']],
  ['0912 123 4567\r\n+98 935 111 22 33', ['+989121234567', '+989351112233']],
  // Excel drops the leading zero.
  ['نام,موبایل\nسارا,9121234567\n"کاظمی، آرمان","0935-111-2233"', ['+989121234567', '+989351112233']],
  ['09121234567, 09351112233؛ 09121110000', ['+989121234567', '+989351112233', '+989121110000']],
  ['09121234567 09351112233', ['+989121234567', '+989351112233']],
  ['\ufeff09121234567\n\n\n', ['+989121234567']],
  ['+98 (0)912 123 4567\n+9809351112233', ['+989121234567', '+989351112233']],
  ['0912.123.4567 0935.111.2233', ['+989121234567', '+989351112233']],
  ['０９１２１２３４５６７\n＋９８９３５１１１２２３３', ['+989121234567', '+989351112233']],
  // How Excel keeps a leading zero, alone and between the quotes of a CSV.
  ['="09121234567"\t="09351112233"', ['+989121234567', '+989351112233']],
  ['نام,موبایل\nسارا,"=""09121234567"""', ['+989121234567']],
])('finds the numbers of %j', (text, expected) => expect(mobiles(text)).toEqual(expected))

test.each([
  ['02188776655', '02188776655'],
  ['=HYPERLINK("http://bad";"09")', '=HYPERLINK("http://bad";"09")'],
  ['9.12E+09', '9.12E+09'],
  [`${'ی'.repeat(500)}`, 'ی'.repeat(120)],
  ['<script>7</script>', '<script>7</script>'],
])('keeps what is no number, to be told: %j', (text, given) =>
  expect(mobilesOfText(text)).toEqual([{ given, mobile: null }]),
)

test('nothing gives nothing', () => expect(mobilesOfText(' \n\u200c\n')).toEqual([]))
