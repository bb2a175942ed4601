/** Pure: why these days are none of a cohort (ISO days; no end is an open one). */
export const whyNotLast = (
  startsOn: string,
  endsOn: string | null | undefined,
): 'courses.cohort-ends-early' | null => (endsOn && endsOn < startsOn ? 'courses.cohort-ends-early' : null)

/** Pure: how many more a cohort takes; no number of seats is no end. */
export const seatsLeft = (seats: number | null, taken: number): number =>
  seats === null ? Number.POSITIVE_INFINITY : Math.max(0, seats - taken)
