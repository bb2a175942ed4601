import { localDigits } from '@arvand/persian/digits'
import type { CalendarDate } from '@internationalized/date'
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { useContext } from 'react'
import { Button } from 'react-aria-components/Button'
import { CalendarMonthPicker, CalendarStateContext, CalendarYearPicker } from 'react-aria-components/Calendar'
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar'
import { Icon } from './icon.tsx'

const arrow =
  'grid size-11 cursor-pointer place-items-center rounded-control text-ink outline-offset-0 hover:bg-sunken data-disabled:cursor-not-allowed data-disabled:text-edge'

/** Lists of months and years, between buttons for the month before and the month after. */
export function CalendarHead({ years }: { years: number }) {
  return (
    <header className="mb-1 flex items-center justify-between">
      <Button slot="previous" className={arrow}>
        <Icon of={ChevronLeft} mirror />
      </Button>
      <span className="flex items-center gap-1">
        <CalendarMonthPicker format="long">{(picker) => <PartSelect {...picker} />}</CalendarMonthPicker>
        <YearSelect years={years} />
      </span>
      <Button slot="next" className={arrow}>
        <Icon of={ChevronRight} mirror />
      </Button>
    </header>
  )
}

/** What is needed of a calendar, of one day or of a range, to show another year. */
interface ShownYear {
  readonly focusedDate: CalendarDate
  readonly minValue?: { readonly year: number } | null | undefined
  readonly maxValue?: { readonly year: number } | null | undefined
  setFocusedDate(date: CalendarDate): void
}

/** How many years stand between two limits: all of them are listed, or those at the other end could not be picked. */
const yearsBetween = ({ minValue, maxValue }: ShownYear): number =>
  minValue && maxValue ? maxValue.year - minValue.year + 1 : 0

/** The same month in another year; the picker itself would show the month of the nearest limit. */
export const showYear = (calendar: ShownYear, year: number): void =>
  calendar.setFocusedDate(calendar.focusedDate.set({ year }))

function YearSelect({ years }: { years: number }) {
  const [ofDay, ofRange] = [useContext(CalendarStateContext), useContext(RangeCalendarStateContext)]
  const calendar = ofDay ?? ofRange
  return calendar ? (
    <CalendarYearPicker visibleYears={yearsBetween(calendar) || years}>
      {({ items, ...picker }) => (
        <PartSelect
          {...picker}
          items={items.map(withYearNumber)}
          onChange={(id) => {
            const year = items.find((item) => item.id === id)?.date.year
            if (year) showYear(calendar, year)
          }}
        />
      )}
    </CalendarYearPicker>
  ) : null
}

/**
 * The picker formats the first moment of a day in the zone of the device. Before 1935 Tehran was no whole number of
 * minutes ahead, the moment fell into the day before, and ۱۳۰۲ was called ۱۳۰۱.
 */
const withYearNumber = ({ id, date }: { id: number; date: CalendarDate }) => ({
  id,
  formatted: localDigits(date.year),
})

interface PartSelectProps {
  'aria-label': string | undefined
  value: string | number
  onChange: (key: string | number | null) => void
  items: readonly { id: number; formatted: string }[]
}

function PartSelect({ 'aria-label': label, value, onChange, items }: PartSelectProps) {
  return (
    <span className="relative">
      <select
        aria-label={label}
        value={String(value)}
        onChange={(event) => onChange(Number(event.target.value))}
        className="field-sizing-content min-h-11 appearance-none rounded-control bg-transparent ps-2 pe-6 text-16 font-title hover:bg-sunken"
      >
        {items.map(({ id, formatted }) => (
          <option key={id} value={id} className="bg-raised text-ink">
            {formatted}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={16} className="pointer-events-none absolute inset-y-0 end-1 my-auto" />
    </span>
  )
}
