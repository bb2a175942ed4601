/** When people are reminded of what they take part in: 1 a day, 2 an hour, 3 ten minutes before its start. */
const reminderMinutes = [24 * 60, 60, 10] as const

const minute = 60_000

/** The nearest step whose time has come; 0: none yet. */
export function reminderDue(startsAt: Date, now: Date): number {
  const left = (startsAt.getTime() - now.getTime()) / minute
  return reminderMinutes.filter((minutes) => left <= minutes).length
}

/** Each step with the latest start that has come to it, the nearest first. */
export const reminderSteps = (now: Date) =>
  reminderMinutes
    .map((minutes, at) => ({ step: at + 1, until: new Date(now.getTime() + minutes * minute) }))
    .toReversed()

/** Up to when something starts of which somebody is reminded now. */
export const remindedUntil = (now: Date): Date => new Date(now.getTime() + reminderMinutes[0] * minute)
