import { expect, test } from 'vitest'
import { askedWeek, saturdayOf, weekFrom, yearsOf } from './week.ts'

test('a week begins on Saturday', () => {
  // 29 Aban 1405, a Friday.
  expect(saturdayOf('2026-11-20')).toBe('2026-11-14')
  expect(saturdayOf('2026-11-21')).toBe('2026-11-21')
})

test.each([
  [null, '2026-11-14'],
  ['2027-02-11', '2027-02-06'],
  ['', '2026-11-14'],
  ['2026-02-30', '2026-11-14'],
  ['1405-08-29', '2026-11-14'],
  ['9999-12-31', '2026-11-14'],
  ["'; drop table", '2026-11-14'],
])('an address that asks for %s shows the week of %s', (asked, saturday) => {
  expect(askedWeek(asked, '2026-11-20')).toBe(saturday)
})

test('the week of Nowruz lies in two years', () => {
  expect(yearsOf('2027-03-20')).toEqual([1405, 1406])
  expect(yearsOf('2026-11-14')).toEqual([1405])
})

test('seven days, today marked, Friday last, each with its own holidays', () => {
  const holidays = [
    { day: '2027-02-11', title: 'پیروزی انقلاب اسلامی', estimated: false },
    { day: '2027-02-20', title: 'روزی در هفتهٔ دیگر', estimated: true },
  ]
  const days = weekFrom('2027-02-06', '2027-02-07', holidays)
  expect(days.map(({ day }) => day)).toEqual([
    '2027-02-06',
    '2027-02-07',
    '2027-02-08',
    '2027-02-09',
    '2027-02-10',
    '2027-02-11',
    '2027-02-12',
  ])
  expect(days.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual(['2027-02-07'])
  expect(days.filter(({ isFriday }) => isFriday).map(({ day }) => day)).toEqual(['2027-02-12'])
  expect(days.flatMap((day) => day.holidays.map(({ title }) => title))).toEqual(['پیروزی انقلاب اسلامی'])
})
