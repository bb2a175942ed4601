import { isoDayOf, jalaliOf, jalaliText } from '@arvand/persian/jalali'
import { expect, test } from 'vitest'
import { comparisonOf, type SpanKind } from './comparison.ts'

const day = (text: string) => {
  const [year = 0, month = 0, date = 0] = text.split('/').map(Number)
  return isoDayOf({ year, month, day: date })
}
const text = (iso: string) => jalaliText(jalaliOf(iso))
const shown = (kind: SpanKind, today: string, to?: string) => {
  const { now, before, against, passed } = comparisonOf(kind, to && day(to), day(today), 9)
  return [text(now.start), text(now.end), passed, against, text(before.start), text(before.end)]
}

test.each([
  // Thirty whole days end yesterday.
  ['thirtyDays', '1405/09/02', ['1405/08/02', '1405/09/01', 30, 'previous', '1405/07/02', '1405/08/01']],
  // Of a day that is not over, the hours count that are.
  ['day', '1405/09/02', ['1405/09/02', '1405/09/02', 9, 'previous', '1405/09/01', '1405/09/01']],
  // Friday is the last day of the week, and today is never a whole day.
  ['week', '1405/08/29', ['1405/08/23', '1405/08/29', 6, 'previous', '1405/08/16', '1405/08/22']],
  ['week', '1405/08/23', ['1405/08/23', '1405/08/29', 0, 'previous', '1405/08/16', '1405/08/22']],
  ['month', '1405/08/29', ['1405/08/01', '1405/08/30', 28, 'previous', '1405/07/01', '1405/07/30']],
  ['season', '1405/09/02', ['1405/07/01', '1405/09/30', 61, 'previous', '1405/04/01', '1405/06/31']],
  // Farvardin has Nowruz in it and Ordibehesht would be compared with it, so both are compared with last year.
  ['month', '1405/01/20', ['1405/01/01', '1405/01/31', 19, 'lastYear', '1404/01/01', '1404/01/31']],
  ['month', '1405/02/20', ['1405/02/01', '1405/02/31', 19, 'lastYear', '1404/02/01', '1404/02/31']],
  // Nowruz begins on 29 Esfand, which is a day of this month.
  ['month', '1405/12/20', ['1405/12/01', '1405/12/29', 19, 'lastYear', '1404/12/01', '1404/12/29']],
  // Weeks are compared by the nearest Saturday, so that Nowruz days stand against Nowruz days.
  ['week', '1405/01/07', ['1405/01/01', '1405/01/07', 6, 'lastYear', '1404/01/02', '1404/01/08']],
  ['week', '1406/01/06', ['1405/12/29', '1406/01/06', 6, 'lastYear', '1405/01/01', '1405/01/07']],
  // 1403 is a leap year: its Esfand has thirty days, the one before 29.
  ['month', '1403/12/20', ['1403/12/01', '1403/12/30', 19, 'lastYear', '1402/12/01', '1402/12/29']],
  ['season', '1403/12/20', ['1403/10/01', '1403/12/30', 79, 'lastYear', '1402/10/01', '1402/12/29']],
  ['day', '1403/12/30', ['1403/12/30', '1403/12/30', 9, 'lastYear', '1402/12/29', '1402/12/29']],
  // Spring has Nowruz in it, and summer would be compared with spring; autumn is free of it.
  ['season', '1404/02/10', ['1404/01/01', '1404/03/31', 40, 'lastYear', '1403/01/01', '1403/03/31']],
  ['season', '1404/05/01', ['1404/04/01', '1404/06/31', 31, 'lastYear', '1403/04/01', '1403/06/31']],
  ['season', '1404/07/02', ['1404/07/01', '1404/09/30', 1, 'previous', '1404/04/01', '1404/06/31']],
  // The last day of the holidays, and the second day after it.
  ['day', '1404/01/14', ['1404/01/14', '1404/01/14', 9, 'lastYear', '1403/01/14', '1403/01/14']],
  ['day', '1404/01/15', ['1404/01/15', '1404/01/15', 9, 'previous', '1404/01/14', '1404/01/14']],
  ['thirtyDays', '1405/01/10', ['1404/12/09', '1405/01/09', 30, 'lastYear', '1403/12/09', '1404/01/08']],
] as const)('%s on %s', (kind, today, expected) => {
  expect(shown(kind, today)).toEqual(expected)
})

test('a period of the past is whole, and the arrows step to its neighbours', () => {
  expect(shown('month', '1405/09/02', '1405/07/11')).toEqual([
    '1405/07/01',
    '1405/07/30',
    30,
    'previous',
    '1405/06/01',
    '1405/06/31',
  ])
  const steps = (kind: SpanKind, to?: string) => {
    const { earlier, later } = comparisonOf(kind, to && day(to), day('1405/09/02'), 9)
    return [text(earlier), later && text(later)]
  }
  expect(steps('month', '1405/07/11')).toEqual(['1405/06/31', '1405/08/01'])
  expect(steps('month')).toEqual(['1405/08/30', null])
  expect(steps('thirtyDays')).toEqual(['1405/08/01', null])
  expect(steps('thirtyDays', '1405/08/20')).toEqual(['1405/07/20', '1405/09/01'])
})

test('the future is not asked for', () => {
  expect(shown('day', '1405/09/02', '1405/10/02')[0]).toBe('1405/09/02')
  expect(shown('thirtyDays', '1405/09/02', '1405/09/02')[1]).toBe('1405/09/01')
})
