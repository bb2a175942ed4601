import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CalendarPanel } from './calendar-panel.tsx'
import { RangePanel } from './range-panel.tsx'

const yearsIn = (html: string): string[] =>
  [...html.matchAll(/<option[^>]*>([۰-۹]{4})</g)].map(([, year = '']) => year)
const none = () => undefined

test('the list of years has each Jalali year up to the limit once, the earliest too', () => {
  for (const html of [
    renderToString(
      <CalendarPanel label="تاریخ تولد" value="1995-06-01" max="2026-11-25" years={110} onPick={none} />,
    ),
    renderToString(<RangePanel label="بازه" value={null} max="2026-11-25" years={110} onPick={none} />),
  ]) {
    const years = yearsIn(html)
    expect(new Set(years).size).toBe(years.length)
    expect(years).toEqual(expect.arrayContaining(['۱۳۰۲', '۱۳۰۴', '۱۳۰۶', '۱۳۰۹']))
    expect(years.at(-1)).toBe('۱۴۰۵')
  }
})

test('and with a first day it begins there', () => {
  const html = renderToString(
    <CalendarPanel label="روز شروع" value={null} min="2026-03-25" max="2030-03-25" onPick={none} />,
  )
  expect(yearsIn(html)).toEqual(['۱۴۰۵', '۱۴۰۶', '۱۴۰۷', '۱۴۰۸', '۱۴۰۹'])
})
