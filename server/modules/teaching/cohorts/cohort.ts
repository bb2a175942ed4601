import { addDays } from '@arvand/persian/days'

/** Ten years: a cohort further away is a slip in the year, such as 1514 for 1405. */
const farthest = 3653

/** Pure: why a cohort cannot last from one day to the other (ISO days; without an end it stays open). */
export function whyNotLast(
  startsOn: string,
  endsOn: string | null | undefined,
  today: string,
): 'courses.cohort-too-far' | 'courses.cohort-ends-early' | null {
  const [first, last] = [addDays(today, -farthest), addDays(today, farthest)]
  if ([startsOn, endsOn ?? startsOn].some((day) => day < first || day > last)) return 'courses.cohort-too-far'
  return endsOn && endsOn < startsOn ? 'courses.cohort-ends-early' : null
}

/** Pure: how many more learners a cohort takes; null seats mean no limit. */
export const seatsLeft = (seats: number | null, taken: number): number =>
  seats === null ? Number.POSITIVE_INFINITY : Math.max(0, seats - taken)
