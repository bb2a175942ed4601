import { setLocale } from '@arvand/persian/locale'
import { parseDate } from '@internationalized/date'
import { useContext } from 'react'
import { Calendar, CalendarStateContext } from 'react-aria-components/Calendar'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { Persian } from './aria/persian.tsx'
import { showYear } from './calendar-head.tsx'
import { CalendarPanel } from './calendar-panel.tsx'
import { calendarShown, shownDate } from './calendar-parts.tsx'
import { RangePanel } from './range-panel.tsx'

afterEach(() => setLocale('fa'))

const none = () => undefined
/** A birth date: from 1 Farvardin 1300 to today. */
const birth = { min: '1921-03-21', max: '2026-11-25' }

interface Shown {
  readonly day: string
  readonly min?: string
  readonly max?: string
}

/** Both kinds of calendar, opened at a day. */
const panels = {
  day: ({ day, ...limits }: Shown) => <CalendarPanel {...limits} label="روز" value={day} onPick={none} />,
  range: ({ day, ...limits }: Shown) => (
    <RangePanel {...limits} label="روزها" value={{ start: day, end: day }} onPick={none} />
  ),
}

/** The days of the month shown that can be picked, as they are read aloud. */
const daysIn = (html: string): string[] =>
  [...html.matchAll(/<div[^>]* role="button"[^>]*>/g)]
    .filter(([cell]) => !cell.includes('aria-disabled="true"'))
    .map(
      ([cell]) =>
        /[^ ]+ [\d۰-۹]+ [\p{L}\p{M}]+ [\d۰-۹]{4}/u.exec(/ aria-label="([^"]*)"/.exec(cell)?.[1] ?? '')?.[0] ??
        cell,
    )

const yearsIn = (html: string): number[] =>
  [...html.matchAll(/<option[^>]*>([۰-۹]{4}|\d{4})</g)].map(([, year = '']) =>
    Number(year.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)))),
  )

const yearShown = (html: string) => /<option[^>]* selected=""[^>]*>([\d۰-۹]{4})</.exec(html)?.[1]
const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at)

describe.each(Object.entries(panels))('a calendar of one %s', (_, panel) => {
  const html = (shown: Shown) => renderToString(panel(shown))

  test.each([
    ['2025-03-20', 'پنجشنبه ۳۰ اسفند ۱۴۰۳', 1403],
    ['2030-03-20', 'چهارشنبه ۳۰ اسفند ۱۴۰۸', 1408],
  ])(
    'the leap day %s is picked with limits and without, as the first and the last day too',
    (day, name, year) => {
      const within = { min: '1921-03-21', max: '2034-03-20' }
      for (const limits of [
        {},
        within,
        { min: day },
        { max: day },
        { ...within, min: day },
        { ...within, max: day },
      ]) {
        const shown = html({ day, ...limits })
        const days = daysIn(shown)
        expect(days.at(-1)).toBe(name)
        expect(days).toHaveLength('min' in limits && limits.min === day ? 1 : 30)
        expect(yearsIn(shown)).toContain(year)
      }
    },
  )

  test('a birth date has all its years, wherever the calendar stands, and ends at its limits', () => {
    for (const day of ['1921-03-21', '1936-05-01', '1961-10-01', '1995-06-01', '2025-03-20', '2026-11-25'])
      expect(yearsIn(html({ day, ...birth })), day).toEqual(upTo(1300, 1405))
    expect(daysIn(html({ day: '1921-03-21', ...birth }))).toHaveLength(31)
    expect(daysIn(html({ day: '2026-11-25', ...birth })).at(-1)).toBe('چهارشنبه ۴ آذر ۱۴۰۵')
  })

  test('the year of the day is the one that is shown in the list', () => {
    expect(yearShown(html({ day: '2025-03-20', ...birth }))).toBe('۱۴۰۳')
    expect(yearShown(html({ day: '1921-03-21', ...birth }))).toBe('۱۳۰۰')
    expect(yearShown(html({ day: '2030-03-20' }))).toBe('۱۴۰۸')
  })

  test('with a Gregorian locale the limits, the years and the leap day are Gregorian', () => {
    setLocale('en')
    for (const day of ['1921-03-21', '1961-10-01', '2026-11-25'])
      expect(yearsIn(html({ day, ...birth })), day).toEqual(upTo(1921, 2026))
    expect(daysIn(html({ day: '1921-03-21', ...birth }))[0]).toMatch(/ 21 مارس 1921$/)
    expect(daysIn(html({ day: '2026-11-25', ...birth })).at(-1)).toMatch(/ 25 نوامبر 2026$/)
    for (const limits of [{}, birth, { max: '2024-02-29' }])
      expect(daysIn(html({ day: '2024-02-29', ...limits })).at(-1)).toMatch(/ 29 فوریهٔ 2024$/)
    expect(yearShown(html({ day: '2024-02-29', ...birth }))).toBe('2024')
  })
})

/** The ISO day on which a calendar lands when a year is picked from its list. */
function landed(day: string, year: number, { min, max }: { min?: string; max?: string } = {}) {
  const days: string[] = []
  const Pick = () => {
    const calendar = useContext(CalendarStateContext)
    if (calendar) showYear(calendar, year)
    return null
  }
  renderToString(
    <Persian>
      <Calendar
        aria-label="تاریخ تولد"
        createCalendar={calendarShown}
        focusedValue={parseDate(day)}
        onFocusChange={(date) => days.push(date.toString())}
        minValue={min ? shownDate(min) : undefined}
        maxValue={max ? shownDate(max) : undefined}
      >
        <Pick />
      </Calendar>
    </Persian>,
  )
  return days
}

describe('a year that is picked', () => {
  test.each([
    ['another month stays', '1995-06-01', 1360, birth, '1981-06-01'],
    ['the first year', '1995-06-01', 1300, birth, '1921-06-01'],
    ['the last year ends today', '1995-12-22', 1405, birth, '2026-11-25'],
    ['from a leap day to a short Esfand', '2025-03-20', 1404, birth, '2026-03-20'],
    ['from a leap day to another', '2025-03-20', 1408, {}, '2030-03-20'],
    ['before the first day', '2025-08-23', 1403, { min: '2025-03-20' }, '2025-03-20'],
  ])('lands in that year: %s', (_, day, year, limits, there) => {
    expect(landed(day, year, limits)).toEqual([there])
  })

  test('with a Gregorian locale it is a Gregorian year', () => {
    setLocale('en')
    expect(landed('2024-02-29', 2025, birth)).toEqual(['2025-02-28'])
    expect(landed('1995-06-01', 1921, birth)).toEqual(['1921-06-01'])
    expect(landed('1995-01-01', 1921, birth)).toEqual(['1921-03-21'])
  })
})
