import { addDays } from '@arvand/persian/days'
import { addWorkingTime, type WorkingCalendar, workingTimeBetween } from '@arvand/persian/working-days'
import { dayAt } from '@arvand/persian/zone'
import { workingCalendar } from '#modules/calendar'
import type { Db } from '#platform/database'
import { type Department, type Priority, support } from './tables.ts'

/** Support answers Saturday to Wednesday, 8 to 16, as the contact page says. */
const day = [['08:00', '16:00']] as const
export const supportWeek: WorkingCalendar['week'] = [day, day, day, day, day, [], []]

/** More days than forty working hours, the most of a level, may take: with the days off of Nowruz and their weekends. */
const longest = 31

/** An answer is never due before it could be written. */
const leastSeconds = 1800

/** How much of the working time for an answer is left, of which some had passed before the writer was asked. */
export const leftSeconds = (hours: number, waited: number): number =>
  Math.max(hours * 3600 - waited, leastSeconds)

/** What decides within how many working hours a ticket is answered. */
export interface Served {
  readonly department: Department
  readonly priority: Priority
}

/** By when a ticket that waits since an instant is due; `waited` working seconds had passed before. */
export async function dueAfter(db: Db, since: Date, served: Served, waited = 0): Promise<Date> {
  const hours = await hoursFor(db, served)
  const from = dayAt(since)
  const calendar = await workingCalendar(db, from, addDays(from, longest), supportWeek)
  return addWorkingTime(since, leftSeconds(hours, waited), calendar)
}

async function hoursFor(db: Db, { department, priority }: Served): Promise<number> {
  const level = await support(db)
    .selectFrom('support.service_levels')
    .select(['normal_hours', 'urgent_hours'])
    .where('department', '=', department)
    .executeTakeFirstOrThrow()
  return priority === 'urgent' ? level.urgent_hours : level.normal_hours
}

/** Whole seconds of the working hours of support between two instants. */
export async function workedBetween(db: Db, from: Date, to: Date): Promise<number> {
  const calendar = await workingCalendar(db, dayAt(from), dayAt(to), supportWeek)
  return Math.max(0, Math.round(workingTimeBetween(from, to, calendar)))
}
