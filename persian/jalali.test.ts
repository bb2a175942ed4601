import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, weekdayOf } from './days.ts'
import {
  addJalaliMonths,
  ageOn,
  isJalali,
  isLeapJalaliYear,
  isoDayOf,
  jalaliMonthLength,
  jalaliOf,
  jalaliText,
  parseJalali,
} from './jalali.ts'

const vectors =
  `1300-01-01=1921-03-21 Mon; 1348-01-01=1969-03-21 Fri; 1357-11-22=1979-02-11 Sun; 1370-12-30=1992-03-20 Fri;
1371-01-01=1992-03-21 Sat; 1375-12-30=1997-03-20 Thu; 1376-01-01=1997-03-21 Fri; 1379-12-30=2001-03-20 Tue;
1383-12-30=2005-03-20 Sun; 1387-12-30=2009-03-20 Fri; 1391-12-30=2013-03-20 Wed; 1395-12-30=2017-03-20 Mon;
1396-01-01=2017-03-21 Tue; 1399-12-30=2021-03-20 Sat; 1400-01-01=2021-03-21 Sun; 1400-12-29=2022-03-20 Sun;
1401-01-01=2022-03-21 Mon; 1402-12-29=2024-03-19 Tue; 1403-01-01=2024-03-20 Wed; 1403-06-31=2024-09-21 Sat;
1403-07-01=2024-09-22 Sun; 1403-12-30=2025-03-20 Thu; 1404-01-01=2025-03-21 Fri; 1404-12-29=2026-03-20 Fri;
1405-01-01=2026-03-21 Sat; 1405-08-29=2026-11-20 Fri; 1407-12-29=2029-03-19 Mon; 1408-01-01=2029-03-20 Tue;
1408-12-30=2030-03-20 Wed; 1409-01-01=2030-03-21 Thu; 1412-12-30=2034-03-20 Mon; 1436-12-30=2058-03-20 Wed;
1437-01-01=2058-03-21 Thu; 1441-12-30=2063-03-20 Tue; 1502-12-30=2124-03-20 Mon`
    .split(';')
    .map((vector) => vector.trim().split(/[= ]/) as [string, string, string])

const weekdays = ['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri']
const leapYears = [
  1370, 1375, 1379, 1383, 1387, 1391, 1395, 1399, 1403, 1408, 1412, 1416, 1420, 1424, 1428, 1432, 1436, 1441,
  1445, 1449, 1453, 1457, 1461, 1465, 1469, 1474, 1478, 1482, 1486, 1490, 1494, 1498,
]

describe('the calendar', () => {
  test.each(vectors)('%s is %s, a %s', (jalali, isoDay, weekday) => {
    const date = parseJalali(jalali)
    expect(date && isoDayOf(date)).toBe(isoDay)
    expect(jalaliText(jalaliOf(isoDay))).toBe(jalali.replaceAll('-', '/'))
    expect(weekdays[weekdayOf(isoDay)]).toBe(weekday)
  })

  test.each([
    '1367-12-30',
    '1402-12-30',
    '1404-12-30',
    '1403-07-31',
    '1403-13-01',
    '1403-00-10',
    '1403-01-00',
    '1403-01-32',
  ])('%s is refused, not rolled over', (text) => {
    const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
    expect(parseJalali(text)).toBeNull()
    expect(isJalali({ year, month, day })).toBe(false)
    expect(() => isoDayOf({ year, month, day })).toThrow(RangeError)
  })

  test('leap years from 1370 to 1500', () => {
    const years = Array.from({ length: 131 }, (_, index) => 1370 + index)
    expect(years.filter(isLeapJalaliYear)).toEqual(leapYears)
    expect(jalaliMonthLength(1403, 12)).toBe(30)
    expect(jalaliMonthLength(1404, 12)).toBe(29)
    expect(jalaliMonthLength(1404, 6)).toBe(31)
    expect(() => jalaliMonthLength(1404, 13)).toThrow(RangeError)
    expect(() => isLeapJalaliYear(Number.NaN)).toThrow(RangeError)
  })

  test('goes there and back, and agrees with Intl, from 1178 to 1502', () => {
    const parts = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    })
    const days = Math.round((Date.UTC(2124, 2, 19) - Date.UTC(1799, 2, 21)) / 86_400_000)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: days }), (offset) => {
        const isoDay = addDays('1799-03-21', offset)
        const jalali = jalaliOf(isoDay)
        const intl = Object.fromEntries(
          parts.formatToParts(new Date(isoDay)).map((part) => [part.type, Number.parseInt(part.value, 10)]),
        )
        expect(jalali).toEqual({ year: intl.year, month: intl.month, day: intl.day })
        expect(isoDayOf(jalali)).toBe(isoDay)
        expect(parseJalali(jalaliText(jalali))).toEqual(jalali)
      }),
      { numRuns: 2000 },
    )
  })

  test('every new year from 1178 to 1502 is the day Intl says', () => {
    const year = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', { timeZone: 'UTC', year: 'numeric' })
    const yearOn = (isoDay: string) => Number.parseInt(year.format(new Date(isoDay)), 10)
    for (let jalaliYear = 1178; jalaliYear <= 1502; jalaliYear += 1) {
      const nowruz = isoDayOf({ year: jalaliYear, month: 1, day: 1 })
      expect([yearOn(nowruz), yearOn(addDays(nowruz, -1))]).toEqual([jalaliYear, jalaliYear - 1])
    }
  })
})

describe('reading what was typed', () => {
  test.each(['۱۴۰۵/۰۸/۲۹', '1405/8/29', '١٤٠٥-٠٨-٢٩', ' 1405.08.29 ', '\u200e1405/08/29', '۱۴۰۵ / ۸ / ۲۹'])(
    '%s',
    (text) => {
      expect(parseJalali(text)).toEqual({ year: 1405, month: 8, day: 29 })
    },
  )

  test.each([
    '',
    '05/08/29',
    '1405/08',
    '1405/08/29/1',
    '14050829',
    '29/08/1405',
    '0005/01/01',
    '1405/۸a/2',
    '1405/8/2e1',
  ])('refuses «%s»', (text) => {
    expect(parseJalali(text)).toBeNull()
  })

  test('refuses days that are no days', () => {
    expect(() => jalaliOf('2026-02-30')).toThrow(RangeError)
    expect(() => jalaliOf('yesterday')).toThrow(RangeError)
    expect(() => jalaliOf('0600-01-01')).toThrow(RangeError)
  })
})

describe('counting', () => {
  test('months keep the day where they can', () => {
    expect(addJalaliMonths({ year: 1405, month: 6, day: 31 }, 1)).toEqual({ year: 1405, month: 7, day: 30 })
    expect(addJalaliMonths({ year: 1405, month: 1, day: 15 }, -1)).toEqual({ year: 1404, month: 12, day: 15 })
    expect(addJalaliMonths({ year: 1405, month: 12, day: 1 }, 13)).toEqual({ year: 1407, month: 1, day: 1 })
  })

  test('age turns on the Jalali birthday', () => {
    const born = isoDayOf({ year: 1380, month: 8, day: 29 })
    expect(ageOn(born, '2026-11-19')).toBe(24)
    expect(ageOn(born, '2026-11-20')).toBe(25)
    expect(
      ageOn(isoDayOf({ year: 1399, month: 12, day: 30 }), isoDayOf({ year: 1401, month: 1, day: 1 })),
    ).toBe(1)
  })
})
