import { CalendarDate, DateFormatter, PersianCalendar, toCalendar } from '@internationalized/date'
import * as english from 'react-aria-components/i18n/en-US'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CalendarPanel } from '../calendar-panel.tsx'
import { dragSentences } from './drag-sentences.ts'
import './persian.tsx'
import { sentences } from './sentences.ts'

const ours = { ...sentences, ...dragSentences }
// The package declares this value as a type only.
const theirs = (english as unknown as { default: Record<string, Record<string, unknown>> }).default
/** We use no colour pickers, so their words need no Persian. */
const unused = ['@react-aria/color', '@react-stately/color']

/** Names of keys stand as they do on keyboards. */
const keys = /\b(?:Enter|Esc|Tab|Alt|Delete)\b/g

test('every sentence of React Aria has a Persian one, in Latin letters only the names of keys', () => {
  for (const [name, words] of Object.entries(theirs)) {
    if (unused.includes(name)) continue
    expect(Object.keys(ours[name] ?? {}).sort(), name).toEqual(Object.keys(words).sort())
  }
  for (const words of Object.values(ours)) {
    for (const sentence of Object.values(words)) {
      const text = typeof sentence === 'string' ? sentence : sentence({ ...numbers })
      expect(text.replace(keys, '')).not.toMatch(/[A-Za-z]{2}|undefined/)
    }
  }
})
const numbers = Object.fromEntries(
  ['count', 'optionCount', 'groupCount', 'value']
    .map((name) => [name, 2])
    .concat(
      [
        'date',
        'item',
        'itemText',
        'columnName',
        'fieldLabel',
        'optionText',
        'groupTitle',
        'link',
        'time',
        'dateRange',
        'startDate',
        'endDate',
        'minValue',
        'maxValue',
        'beforeItemText',
        'afterItemText',
      ].map((name) => [name, 'چیز']),
    ),
)

test('a date is read as a Persian reads it', () => {
  const day = toCalendar(new CalendarDate(2026, 11, 20), new PersianCalendar()).toDate('Asia/Tehran')
  const format = (options: Intl.DateTimeFormatOptions) =>
    new DateFormatter('fa-IR', { ...options, timeZone: 'Asia/Tehran' }).format(day)
  expect(format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })).toBe(
    'جمعه ۲۹ آبان ۱۴۰۵',
  )
  expect(format({ month: 'long', year: 'numeric' })).toBe('آبان ۱۴۰۵')
  expect(format({ weekday: 'narrow' })).toBe('ج')
})

test('the server writes no English into a calendar', () => {
  const html = renderToString(
    <CalendarPanel label="تاریخ تولد" value="2026-11-20" onPick={() => undefined} />,
  )
  const spoken = [...html.matchAll(/aria-[a-z]+="([^"]*)"|>([^<]+)</g)].map(
    (match) => match[1] ?? match[2] ?? '',
  )
  expect(spoken.filter((text) => /[A-Z][a-z]{2,}|selected/.test(text))).toEqual([])
  expect(html).toContain('جمعه ۲۹ آبان ۱۴۰۵')
  expect(html).toContain('آبان ۱۴۰۵')
})
