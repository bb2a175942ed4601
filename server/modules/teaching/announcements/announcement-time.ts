import { instantAt } from '@arvand/persian/zone'

/** When an announcement is to be published, as the form says it: on a day at a time in Tehran. */
export interface Moment {
  readonly day?: string | undefined
  readonly time?: string | undefined
}

const longestMs = 366 * 86_400_000

/** Pure: the instant; undefined when the day or the time is missing. */
export const momentAt = ({ day, time }: Moment): Date | undefined =>
  day && time ? instantAt(day, time) : undefined

/** Pure: why nothing is scheduled then: it is missing, not to come, or more than a year away. */
export const whyNotSchedule = (at: Date | undefined, now: Date): 'courses.announcement-time' | null =>
  at && at > now && at.getTime() - now.getTime() <= longestMs ? null : 'courses.announcement-time'
