/** A day is Gregorian ISO text, `2026-11-20`: it sorts, compares and goes to the database as it is. */
const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/
const millisecondsOfDay = 86_400_000

function millisecondsOf(day: string): number {
  const match = isoDay.exec(day)
  if (!match) return Number.NaN
  const [year, month, date] = [Number(match[1]), Number(match[2]), Number(match[3])]
  // Not Date.UTC, which takes years under 100 for 19xx.
  const time = new Date(0).setUTCFullYear(year, month - 1, date)
  return new Date(time).toISOString().slice(0, 10) === day ? time : Number.NaN
}

/** Whether the text is a real Gregorian day, `YYYY-MM-DD`; 2026-02-30 is not. */
export function isIsoDay(day: string): boolean {
  return !Number.isNaN(millisecondsOf(day))
}

/** Days since 1970-01-01. Throws RangeError if the day is not real. */
export function dayNumber(day: string): number {
  const milliseconds = millisecondsOf(day)
  if (Number.isNaN(milliseconds)) throw new RangeError(`Not a day: ${day.slice(0, 32)}`)
  return milliseconds / millisecondsOfDay
}

/** The day that is so many days after 1970-01-01. Throws RangeError outside the years 0–9999. */
export function dayOfNumber(number: number): string {
  const day = new Date(number * millisecondsOfDay).toISOString()
  if (!Number.isInteger(number) || day.length !== 24) throw new RangeError(`Not a day number: ${number}`)
  return day.slice(0, 10)
}

/** The day so many days later (or earlier, if negative). */
export function addDays(day: string, days: number): string {
  return dayOfNumber(dayNumber(day) + days)
}

/** How many days `to` is after `from`; negative if it is before. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from)
}

/** Place in the week: 0 Saturday, 1 Sunday … 5 Thursday, 6 Friday. */
export function weekdayOf(day: string): number {
  // 1970-01-01 was a Thursday.
  return (((dayNumber(day) + 5) % 7) + 7) % 7
}
