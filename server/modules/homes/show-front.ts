import { addDays, daysBetween } from '@arvand/persian/days'
import { dayAt } from '@arvand/persian/zone'
import { holidaysBetween, isWorkingDay, type KnownHoliday } from '#modules/calendar'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { countPeople, listTeachers } from './people-queries.ts'

const mostHolidays = 3
// Far longer than any gap between holidays in an Iranian year.
const lookAheadDays = 180

/** The home page's data: only what the database and the calendar know. */
export async function showFront(db: Db, clock: Clock) {
  const day = dayAt(clock.now())
  const [holidays, working, figures, teachers] = await Promise.all([
    holidaysBetween(db, day, addDays(day, lookAheadDays)),
    isWorkingDay(db, day),
    countPeople(db),
    listTeachers(db),
  ])
  return {
    today: {
      day,
      holidays: holidays.filter((holiday) => holiday.day === day).map(({ title }) => title),
      isWorkingDay: working,
    },
    nextHolidays: nextDaysOff(holidays, day),
    figures,
    teachers,
  }
}

/** The nearest days off after today, each with all its occasions. */
function nextDaysOff(holidays: readonly KnownHoliday[], today: string) {
  const byDay = Map.groupBy(
    holidays.filter(({ day }) => day > today),
    ({ day }) => day,
  )
  return [...byDay].slice(0, mostHolidays).map(([day, occasions]) => ({
    day,
    titles: occasions.map(({ title }) => title),
    estimated: occasions.every(({ estimated }) => estimated),
    daysLeft: daysBetween(today, day),
  }))
}
