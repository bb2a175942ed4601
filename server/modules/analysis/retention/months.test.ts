// not of the locale: the cases are Jalali months
import { isoDayOf, jalaliOf, jalaliText } from '@arvand/persian/jalali'
import { expect, test } from 'vitest'
import { dayAfter, monthAfter, monthsUpTo } from './months.ts'

const day = (text: string) => {
  const [year = 0, month = 0, date = 0] = text.split('/').map(Number)
  return isoDayOf({ year, month, day: date })
}
const text = (iso: string) => jalaliText(jalaliOf(iso))

test.each([
  ['1405/08/29', 0, '1405/08/01', '1405/08/30'],
  ['1405/06/31', 1, '1405/07/01', '1405/07/30'],
  // Over Nowruz, into a leap year's Esfand and out of it.
  ['1404/12/29', 1, '1405/01/01', '1405/01/31'],
  ['1403/12/30', 0, '1403/12/01', '1403/12/30'],
  ['1402/12/29', 12, '1403/12/01', '1403/12/30'],
  ['1403/12/30', 12, '1404/12/01', '1404/12/29'],
  ['1404/01/13', -1, '1403/12/01', '1403/12/30'],
])('of %s the month %i later', (of, months, start, end) => {
  const month = monthAfter(day(of), months)
  expect([text(month.start), text(month.end)]).toEqual([start, end])
})

test('twelve months follow each other without a gap', () => {
  const months = monthsUpTo(day('1404/02/10'), 12)
  expect([text(months[0]?.start ?? ''), text(months[11]?.end ?? '')]).toEqual(['1403/03/01', '1404/02/31'])
  for (const [at, month] of months.slice(1).entries())
    expect(month.start).toBe(months[at] && dayAfter(months[at]))
})
