import { localDigits } from '@arvand/persian/digits'
// not of the locale: a sheet has each day in both calendars
import { jalaliOf, jalaliText } from '@arvand/persian/jalali'
import { dayAt } from '@arvand/persian/zone'
import type { Cell } from './spreadsheet.ts'

/** The two columns of a day: in the Jalali calendar for people, in the Gregorian one to reckon with. */
export const dayColumns = (head: string) => [
  { head, width: 13 },
  { head: `${head} (میلادی)`, width: 16 },
]

/** What stands in the two columns: «۱۴۰۵/۰۸/۲۹» and a real date; nothing in either where there is no day. */
export function dayCells(at: Date | null): readonly [Cell, Cell] {
  if (at === null) return [null, null]
  const day = dayAt(at)
  // A cell holds no zone: midnight of UTC is written as this very day.
  return [localDigits(jalaliText(jalaliOf(day))), new Date(`${day}T00:00:00Z`)]
}
