import type { ticketPriority } from '@arvand/contracts/tickets'
import { addDays } from '@arvand/persian/days'
import { addWorkingTime, type WorkingCalendar, workingTimeBetween } from '@arvand/persian/working-days'
import { dayAt } from '@arvand/persian/zone'
import type { z } from 'zod'
import { workingCalendar } from '#modules/calendar'
import type { Db } from '#platform/database'

export type Priority = z.infer<typeof ticketPriority>

/** Working hours within which a message is answered (areas.md, conventions). */
export const answerHours: Readonly<Record<Priority, number>> = { normal: 8, urgent: 2 }

/** Support answers Saturday to Wednesday, 8 to 16, as the contact page says. */
const day = [['08:00', '16:00']] as const
export const supportWeek: WorkingCalendar['week'] = [day, day, day, day, day, [], []]

/** More days than any eight working hours may take: the days off of Nowruz and their weekends. */
const longest = 31

/** An answer is never due before it could be written. */
const leastSeconds = 1800

/** How much of the working time for an answer is left, of which some had passed before the writer was asked. */
export const leftSeconds = (priority: Priority, waited: number): number =>
  Math.max(answerHours[priority] * 3600 - waited, leastSeconds)

/** By when a ticket that waits since an instant is due; `waited` working seconds had passed before. */
export async function dueAfter(db: Db, since: Date, priority: Priority, waited = 0): Promise<Date> {
  const from = dayAt(since)
  const calendar = await workingCalendar(db, from, addDays(from, longest), supportWeek)
  return addWorkingTime(since, leftSeconds(priority, waited), calendar)
}

/** Whole seconds of the working hours of support between two instants. */
export async function workedBetween(db: Db, from: Date, to: Date): Promise<number> {
  const calendar = await workingCalendar(db, dayAt(from), dayAt(to), supportWeek)
  return Math.max(0, Math.round(workingTimeBetween(from, to, calendar)))
}
