import { daysBetween } from '@arvand/persian/days'
import { dayAt } from '@arvand/persian/zone'

/** How many days in Tehran lie between now and an instant: 1 is tomorrow. */
export const daysUntil = (instant: string, now: number): number => daysBetween(dayAt(now), dayAt(instant))
