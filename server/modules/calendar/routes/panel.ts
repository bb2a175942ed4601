import {
  manageHolidays,
  removeHoliday as removeHolidayEndpoint,
  saveHoliday as saveHolidayEndpoint,
} from '@arvand/contracts/panel/calendar'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { type Route, route } from '#platform/http/route'
import { removeHoliday, saveHoliday } from '../change-holiday.ts'
import { holidaysOf } from '../holiday-queries.ts'

/** What managers do with the calendar. */
export const panelRoutes = (db: Db, clock: Clock): Route[] => [
  route(manageHolidays, async ({ input: { year } }) => ({
    year,
    holidays: await holidaysOf(db, year),
  })),
  route(saveHolidayEndpoint, async ({ input, actor }) => ({
    holiday: await saveHoliday(db, clock, actor, input),
  })),
  route(removeHolidayEndpoint, async ({ input, actor }) => {
    await removeHoliday(db, clock, actor, input.id)
    return {}
  }),
]
