import type { Selectable } from 'kysely'
import { lens, type Tables } from '#platform/database'

type CalendarTables = Tables<'calendar'>

/** This module's view of the database. */
export const calendar = lens<CalendarTables>()

export type HolidayRow = Selectable<CalendarTables['calendar.holidays']>
export type HolidayChangeRow = Selectable<CalendarTables['calendar.holiday_changes']>
