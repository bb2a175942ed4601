/** The rules of guests: pure. */

/** A visit lasts as long as the longest class with time before and after it. */
export const visitMs = 12 * 3_600_000

/** As many as may be of one link at a time; more are an audience that registers. */
export const mostGuests = 200

/** Why nobody more comes in by a link. */
export const whyNotCome = (guests: number) => (guests >= mostGuests ? ('live.guests-full' as const) : null)

export const guestPath = (key: string): string => `/live/guests/${key}`
