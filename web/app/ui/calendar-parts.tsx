import { localDigits } from '@arvand/persian/digits'
import { currentRules } from '@arvand/persian/locale'
import {
  type CalendarDate,
  GregorianCalendar,
  PersianCalendar,
  parseDate,
  toCalendar,
} from '@internationalized/date'
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar'
import { Icon } from './icon.tsx'

/** The calendar of the locale, one of only two, so that the other calendars stay out of the bundle. */
export const calendarShown = () => (currentRules().jalali ? new PersianCalendar() : new GregorianCalendar())

/** A day of that calendar: the list of years counts on from a limit, in the calendar of the limit. */
export const shownDate = (isoDay: string): CalendarDate => toCalendar(parseDate(isoDay), calendarShown())

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
        <CalendarYearPicker visibleYears={years}>
          {({ items, ...picker }) => <PartSelect {...picker} items={items.map(withYearNumber)} />}
        </CalendarYearPicker>
      </span>
      <Button slot="next" className={arrow}>
        <Icon of={ChevronRight} mirror />
      </Button>
    </header>
  )
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

const day =
  'mx-auto grid size-10 cursor-pointer place-items-center rounded-full text-15 font-[550] outline-offset-1 hover:bg-primary-100 data-disabled:cursor-not-allowed data-disabled:text-muted data-disabled:opacity-60 data-outside-month:opacity-50 data-unavailable:cursor-not-allowed data-unavailable:line-through'

/**
 * The days of one month, Saturday first; Fridays in the colour of a holiday. `dayLook` adds the style of selected days.
 */
export function CalendarDays({ dayLook }: { dayLook: string }) {
  return (
    <CalendarGrid weekdayStyle="narrow" className="w-full border-separate border-spacing-y-0.5">
      <CalendarGridHeader>
        {(letter) => (
          <CalendarHeaderCell className="h-9 text-14 font-normal text-muted last:text-danger">
            {letter}
          </CalendarHeaderCell>
        )}
      </CalendarGridHeader>
      <CalendarGridBody className="[&_td]:p-0 [&_td:last-child]:text-danger">
        {(date) => (
          <CalendarCell
            date={date}
            className={({ isToday }) =>
              `${day} ${isToday ? 'border-[1.5px] border-primary-600' : ''} ${dayLook}`
            }
          />
        )}
      </CalendarGridBody>
    </CalendarGrid>
  )
}

/** The part below the days: the selected day in words, and a shortcut. */
export function CalendarFoot({ children }: { children: ReactNode }) {
  return (
    <footer className="mt-2 flex min-h-11 items-center justify-between gap-3 border-t border-line pt-2 text-14 text-muted">
      {children}
    </footer>
  )
}
