import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day, id, title } from '../fields.ts'
import { holidayOut } from '../home/calendar.ts'
import { jalaliYear } from '../jalali-year.ts'
import { wholeOf } from '../page.ts'

/** `id` is null for solar holidays, which are fixed by law and cannot be edited. */
const managedHoliday = holidayOut.extend({ id: id.nullable() })

export const manageHolidays = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'manage/calendar/holidays',
  access: 'manager',
  scope: 'settings',
  prose: 'Holidays of a Jalali year with the ids by which the announced ones are mended.',
  body: z.strictObject({ year: jalaliYear }),
  whole: true,
  reply: wholeOf(managedHoliday).extend({ year: z.int() }),
  errors: [],
})

export const saveHoliday = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'manage/calendar/saveHoliday',
  access: 'manager',
  scope: 'settings',
  prose: 'Adds a holiday, or with an id moves or renames it; what is saved counts as announced.',
  body: z.strictObject({
    id: id.optional(),
    day: day.refine(
      (text) => text >= '1921-03-21' && text < '2121-03-21',
      'روزی میان سال‌های ۱۳۰۰ و ۱۴۹۹ را انتخاب کنید.',
    ),
    title: title(2, 120),
  }),
  reply: z.object({ holiday: managedHoliday }),
  errors: ['calendar.holiday-taken', 'calendar.solar-holiday'],
})

export const removeHoliday = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'manage/calendar/removeHoliday',
  access: 'manager',
  scope: 'settings',
  prose: 'Takes an announced holiday out of the calendar.',
  body: z.strictObject({ id }),
  reply: z.object({}),
  errors: [],
})
