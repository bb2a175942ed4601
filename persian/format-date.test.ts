import { describe, expect, test } from 'vitest'
import { formatDate, formatDateTime, formatDay, formatTime, weekdayNames } from './format-date.ts'
import { dayAt, instantAt, wallTimeOf } from './zone.ts'

const instant = '2026-11-20T15:00:05Z'

describe('Persian', () => {
  test('a day in each style', () => {
    expect(formatDay('2026-11-20')).toBe('۱۴۰۵/۰۸/۲۹')
    expect(formatDay('2026-11-20', 'long')).toBe('جمعه ۲۹ آبان ۱۴۰۵')
    expect(formatDay('2026-11-20', 'month')).toBe('آبان ۱۴۰۵')
    expect(formatDay('2026-11-20', 'tile')).toBe('۲۹ آبان')
    expect(formatDay('2026-03-21', 'long')).toBe('شنبه ۱ فروردین ۱۴۰۵')
  })

  test('the long form leaves the current year out', () => {
    expect(formatDay('2026-11-20', 'long', { now: instant })).toBe('جمعه ۲۹ آبان')
    expect(formatDay('2026-11-20', 'long', { now: '2027-03-20' })).toBe('جمعه ۲۹ آبان')
    expect(formatDay('2026-11-20', 'long', { now: '2027-03-21' })).toBe('جمعه ۲۹ آبان ۱۴۰۵')
    expect(formatDateTime('2026-11-23T14:30:00Z', 'long', { now: instant })).toBe('دوشنبه ۲ آذر، ساعت ۱۸:۰۰')
  })

  test('an instant in Tehran, and in a zone that is given', () => {
    expect(formatTime(instant)).toBe('۱۸:۳۰')
    expect(formatTime(instant, { seconds: true })).toBe('۱۸:۳۰:۰۵')
    expect(formatTime(instant, { zone: 'Europe/Berlin' })).toBe('۱۶:۰۰')
    expect(formatDate('2026-11-20T20:30:00Z')).toBe('۱۴۰۵/۰۸/۳۰')
    expect(formatDate('2026-11-20T20:29:59Z', 'long')).toBe('جمعه ۲۹ آبان ۱۴۰۵')
    expect(formatDateTime(instant, 'long')).toBe('جمعه ۲۹ آبان ۱۴۰۵، ساعت ۱۸:۳۰')
    expect(formatDateTime(new Date(instant))).toBe('۱۴۰۵/۰۸/۲۹ ۱۸:۳۰')
  })

  test('weekdays and months are the ones Intl knows', () => {
    const intl = new Intl.DateTimeFormat('fa-IR', { weekday: 'long', timeZone: 'UTC' })
    const week = weekdayNames.map((_, index) => intl.format(new Date(Date.UTC(2026, 10, 14 + index))))
    expect(weekdayNames).toEqual(week)
    const month = new Intl.DateTimeFormat('fa-IR', { month: 'long', day: 'numeric', timeZone: 'UTC' })
    for (let index = 0; index < 12; index += 1) {
      const date = new Date(Date.UTC(2026, 3 + index, 5))
      expect(formatDay(date.toISOString().slice(0, 10), 'tile')).toBe(month.format(date))
    }
  })

  test('what is no day or no time is refused', () => {
    expect(() => formatDay('2026-02-30')).toThrow(RangeError)
    expect(() => formatDay('2026-02-30', 'long')).toThrow(RangeError)
    expect(() => formatTime('soon')).toThrow(RangeError)
    expect(() => formatTime(instant, { zone: 'Asia/Nowhere' })).toThrow(RangeError)
  })
})

describe('zones', () => {
  test('Tehran had summer time until 2022', () => {
    expect(wallTimeOf('2022-07-01T00:00:00Z')).toEqual({ day: '2022-07-01', hour: 4, minute: 30, second: 0 })
    expect(dayAt('2026-07-01T20:30:00Z')).toBe('2026-07-02')
  })

  test('a wall time is an instant', () => {
    expect(instantAt('2026-11-20', '18:30').toISOString()).toBe('2026-11-20T15:00:00.000Z')
    expect(instantAt('2026-11-20', '24:00')).toEqual(instantAt('2026-11-21'))
    expect(instantAt('2021-07-01', '00:00:05').toISOString()).toBe('2021-06-30T19:30:05.000Z')
    expect(instantAt('2022-03-22').toISOString()).toBe('2022-03-21T20:30:00.000Z')
    expect(instantAt('2026-10-25', '12:00', 'Europe/Berlin').toISOString()).toBe('2026-10-25T11:00:00.000Z')
    expect(() => instantAt('2026-11-20', '25:00')).toThrow(RangeError)
    expect(() => instantAt('2026-02-30')).toThrow(RangeError)
  })
})
