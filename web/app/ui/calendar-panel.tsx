import { formatDay } from '@arvand/persian/format-date'
import { dayAt } from '@arvand/persian/zone'
import { parseDate } from '@internationalized/date'
import { useState } from 'react'
import { Calendar } from 'react-aria-components/Calendar'
import { Persian } from './aria/persian.tsx'
import { CalendarHead } from './calendar-head.tsx'
import { CalendarDays, CalendarFoot, calendarShown, shownDate } from './calendar-parts.tsx'
import { dayWithin } from './day-text.ts'

/** Limits of the days that can be picked, as ISO days. */
export interface DayLimits {
  min?: string
  max?: string
  /** How many years the list of years holds, unless there is a first and a last day: then it has all between them. */
  years?: number
  /** Days that exist and cannot be picked. */
  whyNot?: (isoDay: string) => boolean
}

export interface CalendarPanelProps extends DayLimits {
  label: string
  value: string | null
  onPick: (isoDay: string) => void
  /** The calendar takes the focus when it appears, as in a popover. */
  autoFocus?: boolean
}

/** A month of the locale's calendar to pick a day from. Days go in and out as ISO days. */
export function CalendarPanel(props: CalendarPanelProps) {
  const { label, value, onPick, min, max, years = 20, whyNot, autoFocus } = props
  const today = () => dayWithin(dayAt(Date.now()), min, max)
  const [focused, setFocused] = useState(() => parseDate(value ?? today()))
  return (
    <Persian>
      <Calendar
        aria-label={label}
        createCalendar={calendarShown}
        value={value ? parseDate(value) : null}
        onChange={(date) => onPick(date.toString())}
        focusedValue={focused}
        onFocusChange={setFocused}
        minValue={min ? shownDate(min) : undefined}
        maxValue={max ? shownDate(max) : undefined}
        isDateUnavailable={(date) => whyNot?.(date.toString()) ?? false}
        autoFocus={autoFocus}
        className="w-full max-w-80"
      >
        <CalendarHead years={years} />
        <CalendarDays dayLook="data-selected:bg-primary-600 data-selected:text-on-primary data-selected:hover:bg-primary-700" />
        <CalendarFoot>
          <span>{formatDay(value ?? focused.toString(), 'long')}</span>
          <button
            type="button"
            onClick={() => setFocused(parseDate(today()))}
            className="min-h-11 rounded-small px-2 font-label text-primary-700 hover:underline"
          >
            امروز
          </button>
        </CalendarFoot>
      </Calendar>
    </Persian>
  )
}
