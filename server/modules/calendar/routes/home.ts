import { holidaysOfYear } from '@arvand/contracts/home/calendar'
// not of the locale: holidays are counted by the Jalali year
import { jalaliOf } from '@arvand/persian/jalali'
import { dayAt } from '@arvand/persian/zone'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { type Route, route } from '#platform/http/route'
import { wholeList } from '#platform/whole-list'
import { holidaysOf } from '../holiday-queries.ts'

/** What everyone may see of the calendar. */
export const homeRoutes = (db: Db, clock: Clock): Route[] => [
  route(holidaysOfYear, async ({ input }) => {
    const year = input.year ?? jalaliOf(dayAt(clock.now())).year
    return { year, ...wholeList(await holidaysOf(db, year)) }
  }),
]
