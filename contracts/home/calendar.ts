import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day } from '../fields.ts'
import { jalaliYear } from '../jalali-year.ts'
import { wholeOf } from '../page.ts'

/** A day off as everyone sees it. `estimated`: a lunar holiday that is not announced yet, so it may move by a day. */
export const holidayOut = z.object({ day, title: z.string(), estimated: z.boolean() })

export const holidaysOfYear = endpoint({
  service: 'home',
  method: 'GET',
  path: 'calendar/holidays',
  access: 'public',
  prose: 'Iranian public holidays of a Jalali year in order of days; of this year when none is named.',
  query: z.object({ year: jalaliYear.optional() }),
  whole: true,
  reply: wholeOf(holidayOut).extend({ year: z.int() }),
  errors: [],
})
