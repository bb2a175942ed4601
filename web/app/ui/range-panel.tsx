import { formatDay } from '@arvand/persian/format-date'
import { dayAt } from '@arvand/persian/zone'
import { parseDate } from '@internationalized/date'
import { useState } from 'react'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { Persian } from './aria/persian.tsx'
import { CalendarHead } from './calendar-head.tsx'
import type { DayLimits } from './calendar-panel.tsx'
import { CalendarDays, CalendarFoot, calendarShown, shownDate } from './calendar-parts.tsx'
import { dayWithin } from './day-text.ts'

/** The first and the last day of a range as ISO days; both belong to it. */
export interface DayRange {
  start: string
  end: string
}

interface RangePanelProps extends DayLimits {
  label: string
  value: DayRange | null
  onPick: (range: DayRange) => void
  autoFocus?: boolean
}

const dayLook =
  'data-selected:rounded-none data-selected:bg-primary-100 data-selected:text-primary-700 data-selection-start:rounded-full data-selection-start:bg-primary-600 data-selection-start:text-on-primary data-selection-end:rounded-full data-selection-end:bg-primary-600 data-selection-end:text-on-primary'

/** A month of the locale's calendar to pick a first and a last day from. */
export function RangePanel({
  label,
  value,
  onPick,
  min,
  max,
  years = 20,
  whyNot,
  autoFocus,
}: RangePanelProps) {
  const [focused, setFocused] = useState(() =>
    parseDate(value?.start ?? dayWithin(dayAt(Date.now()), min, max)),
  )
  return (
    <Persian>
      <RangeCalendar
        aria-label={label}
        createCalendar={calendarShown}
        value={value ? { start: parseDate(value.start), end: parseDate(value.end) } : null}
        onChange={({ start, end }) => onPick({ start: start.toString(), end: end.toString() })}
        focusedValue={focused}
        onFocusChange={setFocused}
        minValue={min ? shownDate(min) : undefined}
        maxValue={max ? shownDate(max) : undefined}
        isDateUnavailable={(date) => whyNot?.(date.toString()) ?? false}
        autoFocus={autoFocus}
        className="w-full max-w-80"
      >
        <CalendarHead years={years} />
        <CalendarDays dayLook={dayLook} />
        <CalendarFoot>
          {value ? `${formatDay(value.start)} تا ${formatDay(value.end)}` : 'روز شروع و پایان را بزنید.'}
        </CalendarFoot>
      </RangeCalendar>
    </Persian>
  )
}
