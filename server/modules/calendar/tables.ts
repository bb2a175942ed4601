import { lens } from '#platform/database'

export interface HolidayRow {
  readonly id: string
  day: string
  title: string
  estimated: boolean
}

export interface HolidayChangeRow {
  readonly id: string
  holiday_id: string
  act: 'added' | 'mended' | 'removed'
  day: string
  title: string
  changed_by: string
  changed_at: Date
}

/** This module's view of the database. */
export const calendar = lens<{
  'calendar.holidays': HolidayRow
  'calendar.holiday_changes': HolidayChangeRow
}>()
