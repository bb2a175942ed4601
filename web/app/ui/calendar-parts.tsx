import { currentRules } from '@arvand/persian/locale'
import {
  type CalendarDate,
  GregorianCalendar,
  PersianCalendar,
  parseDate,
  toCalendar,
} from '@internationalized/date'
import type { ReactNode } from 'react'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'

/** The calendar of the locale, one of only two, so that the other calendars stay out of the bundle. */
export const calendarShown = () => (currentRules().jalali ? new PersianCalendar() : new GregorianCalendar())

/** A day of that calendar: the list of years counts on from a limit, in the calendar of the limit. */
export const shownDate = (isoDay: string): CalendarDate => toCalendar(parseDate(isoDay), calendarShown())

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
