import { addDays, dayNumber, weekdayOf } from './days.ts'
import { type Holiday, isHoliday } from './holidays.ts'
import { dayAt, type Instant, instantAt, tehran, timeOf } from './zone.ts'

/** Hours of one day as `HH:mm` pairs in order, such as [['08:00', '12:00'], ['13:00', '17:00']]; empty on a day off. */
export type DayHours = readonly (readonly [from: string, to: string])[]

export type WorkingCalendar = {
  /** Saturday to Friday. */
  readonly week: readonly [DayHours, DayHours, DayHours, DayHours, DayHours, DayHours, DayHours]
  /** Lunar holidays and days off by decree; the solar ones are in `holidays.ts`. */
  readonly holidays: readonly Holiday[]
  readonly zone?: string
}

const fullDay: DayHours = [['08:00', '16:00']]

/** A usual Iranian office week: Saturday to Wednesday 8–16, Thursday 8–12, Friday off. */
export const officeWeek: WorkingCalendar['week'] = [
  fullDay,
  fullDay,
  fullDay,
  fullDay,
  fullDay,
  [['08:00', '12:00']],
  [],
]

// More days off in a row than any real calendar has; after so many the calendar has no working day at all.
const longestBreak = 366

function hoursOn(day: string, calendar: WorkingCalendar): DayHours {
  const hours = calendar.week[weekdayOf(day)] ?? []
  return hours.length > 0 && isHoliday(day, calendar.holidays) ? [] : hours
}

/** Whether anybody works on an ISO day. */
export function isWorkingDay(day: string, calendar: WorkingCalendar): boolean {
  return hoursOn(day, calendar).length > 0
}

/**
 * The working day that is so many working days after a day, or before it if negative; 0 gives the day itself.
 * Throws RangeError if the calendar has no working day.
 */
export function addWorkingDays(day: string, count: number, calendar: WorkingCalendar): string {
  if (!Number.isInteger(count)) throw new RangeError('Not a whole number of days')
  const step = Math.sign(count)
  let current = day
  for (let left = Math.abs(count); left > 0; left -= 1) current = nextWorkingDay(current, step, calendar)
  return current
}

function nextWorkingDay(day: string, step: number, calendar: WorkingCalendar): string {
  for (let tried = 1; tried <= longestBreak; tried += 1) {
    const next = addDays(day, step * tried)
    if (isWorkingDay(next, calendar)) return next
  }
  throw new RangeError('The calendar has no working day')
}

/** The working spans of a day as pairs of milliseconds since 1970. */
function spansOn(day: string, calendar: WorkingCalendar): [number, number][] {
  const zone = calendar.zone ?? tehran
  return hoursOn(day, calendar).map(([from, to]) => {
    const span: [number, number] = [instantAt(day, from, zone).getTime(), instantAt(day, to, zone).getTime()]
    if (span[0] > span[1]) throw new RangeError(`Working hours end before they start: ${from}–${to}`)
    return span
  })
}

/** Seconds of working time between two instants; negative if `to` is earlier. */
export function workingTimeBetween(from: Instant, to: Instant, calendar: WorkingCalendar): number {
  const [start, end] = [timeOf(from), timeOf(to)]
  if (start > end) return -workingTimeBetween(to, from, calendar)
  const last = dayNumber(dayAt(end, calendar.zone))
  let total = 0
  for (let day = dayAt(start, calendar.zone); dayNumber(day) <= last; day = addDays(day, 1)) {
    for (const [opens, closes] of spansOn(day, calendar)) {
      total += Math.max(0, Math.min(end, closes) - Math.max(start, opens))
    }
  }
  return total / 1000
}

/**
 * The instant by which so many seconds of working time have passed: when an answer is due.
 * Throws RangeError for less than zero or a calendar without working time.
 */
export function addWorkingTime(from: Instant, seconds: number, calendar: WorkingCalendar): Date {
  if (!(seconds >= 0)) throw new RangeError('Not a length of time')
  let left = seconds * 1000
  let now = timeOf(from)
  if (left === 0) return new Date(now)
  let day = dayAt(now, calendar.zone)
  for (let idle = 0; idle <= longestBreak; idle += 1, day = addDays(day, 1)) {
    for (const [opens, closes] of spansOn(day, calendar)) {
      const start = Math.max(now, opens)
      if (start >= closes) continue
      if (left <= closes - start) return new Date(start + left)
      left -= closes - start
      now = closes
      idle = 0
    }
  }
  throw new RangeError('The calendar has no working time')
}
