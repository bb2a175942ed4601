import {
  manageHolidays,
  removeHoliday as removeHolidayEndpoint,
  saveHoliday as saveHolidayEndpoint,
} from '@arvand/contracts/panel/calendar'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { type Route, route } from '#platform/http/route'
import type { PageCache } from '#platform/web'
import { wholeList } from '#platform/whole-list'
import { removeHoliday, saveHoliday } from '../change-holiday.ts'
import { holidaysOf } from '../holiday-queries.ts'

interface Needs {
  readonly db: Db
  readonly clock: Clock
  readonly pages: Pick<PageCache, 'drop'>
}

/** Tags of cached pages that show holidays. */
const shownOn = ['front', 'calendar']

/** What managers do with the calendar. */
export const panelRoutes = ({ db, clock, pages }: Needs): Route[] => [
  route(manageHolidays, async ({ input: { year } }) => ({
    year,
    ...wholeList(await holidaysOf(db, year)),
  })),
  route(saveHolidayEndpoint, async ({ input, actor }) => {
    const holiday = await saveHoliday(db, clock, actor, input)
    await pages.drop(shownOn)
    return { holiday }
  }),
  route(removeHolidayEndpoint, async ({ input, actor }) => {
    await removeHoliday(db, clock, actor, input.id)
    await pages.drop(shownOn)
    return {}
  }),
]
