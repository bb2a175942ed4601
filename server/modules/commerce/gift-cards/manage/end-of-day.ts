import { instantAt } from '@arvand/persian/zone'

const dayInMs = 86_400_000

/** The end of a day in Tehran: what is valid until this day expires then. */
export const endOfDay = (day: string): Date => new Date(instantAt(day).getTime() + dayInMs)
