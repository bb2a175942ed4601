import { addDays } from '@arvand/persian/days'
import { localDigits } from '@arvand/persian/digits'
// not of the locale: holidays are counted by the Jalali year
import { jalaliOf } from '@arvand/persian/jalali'
import { dayAt } from '@arvand/persian/zone'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { Attention } from '#plugs/attention'
import { holidaysBetween } from './holiday-queries.ts'

// The official calendar of a year is out about two months before Nowruz.
const aheadDays = 60

/** Asks managers to confirm lunar holidays of the next two months whose days are still predictions, by year. */
export const holidaysToConfirm = (db: Db, clock: Clock): Attention => ({
  ofManager: {
    scope: 'settings',
    uncounted: {
      code: 'calendar.holidays-to-confirm',
      title: 'تعطیلی‌های قمری در انتظار تأیید',
      link: '/manage/holidays',
      verb: 'بررسی تعطیلی‌ها',
      urgency: 'rest',
    },
    async items() {
      const today = dayAt(clock.now())
      const coming = await holidaysBetween(db, today, addDays(today, aheadDays))
      const estimated = coming.filter((holiday) => holiday.estimated)
      const byYear = Map.groupBy(estimated, ({ day }) => jalaliOf(day).year)
      return [...byYear].map(([year, holidays]) => ({
        code: 'calendar.holidays-to-confirm',
        title: `تعطیلی قمری سال ${localDigits(year)} برای تأیید با تقویم رسمی`,
        count: holidays.length,
        link: `/manage/holidays?year=${year}`,
        verb: 'بررسی تعطیلی‌ها',
        urgency: 'rest' as const,
      }))
    },
  },
})
