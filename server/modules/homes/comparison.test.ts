import { isoDayOf, jalaliOf, jalaliText } from '@arvand/persian/jalali'
import { expect, test } from 'vitest'
import { comparisonOf, titleOf } from './comparison.ts'

const day = (text: string) => {
  const [year = 0, month = 0, date = 0] = text.split('/').map(Number)
  return isoDayOf({ year, month, day: date })
}
const shown = (kind: 'week' | 'month', today: string) => {
  const { now, before, kind: against } = comparisonOf(kind, day(today))
  const text = (iso: string) => jalaliText(jalaliOf(iso))
  return [text(now.start), text(now.end), against, text(before.start), text(before.end)]
}

test.each([
  // A month is compared with as many days of the month before.
  ['month', '1405/08/29', ['1405/08/01', '1405/08/29', 'previous', '1405/07/01', '1405/07/29']],
  // Both months have 31 days.
  ['month', '1405/06/31', ['1405/06/01', '1405/06/31', 'previous', '1405/05/01', '1405/05/31']],
  // Friday is the last day of the week.
  ['week', '1405/08/29', ['1405/08/23', '1405/08/29', 'previous', '1405/08/16', '1405/08/22']],
  // Farvardin has Nowruz in it and Ordibehesht would be compared with it, so both are compared with last year.
  ['month', '1405/01/20', ['1405/01/01', '1405/01/20', 'lastYear', '1404/01/01', '1404/01/20']],
  ['month', '1405/02/20', ['1405/02/01', '1405/02/20', 'lastYear', '1404/02/01', '1404/02/20']],
  // Nowruz begins on 29 Esfand, so until then Esfand is compared with the month before.
  ['month', '1405/12/20', ['1405/12/01', '1405/12/20', 'previous', '1405/11/01', '1405/11/20']],
  ['week', '1405/01/07', ['1405/01/01', '1405/01/07', 'lastYear', '1403/12/25', '1404/01/01']],
] as const)('%s of %s', (kind, today, expected) => {
  expect(shown(kind, today)).toEqual(expected)
})

test('a span has a name that says each part once', () => {
  const span = (start: string, end: string) => titleOf({ kind: 'week', start: day(start), end: day(end) })
  expect(span('1405/08/01', '1405/08/29')).toBe('۱۴۰۵/۰۸/۰۱ تا ۱۴۰۵/۰۸/۲۹')
  expect(span('1405/07/29', '1405/08/05')).toBe('۱۴۰۵/۰۷/۲۹ تا ۱۴۰۵/۰۸/۰۵')
  expect(span('1404/12/27', '1405/01/03')).toBe('۱۴۰۴/۱۲/۲۷ تا ۱۴۰۵/۰۱/۰۳')
  expect(span('1405/08/01', '1405/08/01')).toBe('۱۴۰۵/۰۸/۰۱')
})
