import { localDigits } from '@arvand/persian/digits'
// not of the locale: an export has each day in both calendars
import { jalaliOf, jalaliText } from '@arvand/persian/jalali'
import { dayAt } from '@arvand/persian/zone'
import type { Cell } from './spreadsheet.ts'

/** The two columns of a day: Jalali for people, Gregorian for calculations. */
export const dayColumns = (head: string) => [
  { head, width: 13 },
  { head: `${head} (میلادی)`, width: 16 },
]

/** The two cells of a day: «۱۴۰۵/۰۸/۲۹» and a real date; both are empty when there is no day. */
export function dayCells(at: Date | null): readonly [Cell, Cell] {
  if (at === null) return [null, null]
  const day = dayAt(at)
  // A cell has no time zone, so the day is written as its midnight in UTC.
  return [localDigits(jalaliText(jalaliOf(day))), new Date(`${day}T00:00:00Z`)]
}
