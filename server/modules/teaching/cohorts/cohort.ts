/** Pure: why a cohort cannot last from one day to the other (ISO days; without an end it stays open). */
export const whyNotLast = (
  startsOn: string,
  endsOn: string | null | undefined,
): 'courses.cohort-ends-early' | null => (endsOn && endsOn < startsOn ? 'courses.cohort-ends-early' : null)

/** Pure: how many more learners a cohort takes; null seats mean no limit. */
export const seatsLeft = (seats: number | null, taken: number): number =>
  seats === null ? Number.POSITIVE_INFINITY : Math.max(0, seats - taken)
