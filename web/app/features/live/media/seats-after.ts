/**
 * Who sits in which seat where the browser itself chooses whom it receives: everybody who sends keeps their seat, newcomers
 * take free ones, and when none is free whoever speaks takes the seat of the first who does not.
 */
export function seatsAfter(
  before: readonly (string | null)[],
  now: { readonly sending: readonly string[]; readonly speaking: readonly string[] },
): (string | null)[] {
  const { sending, speaking } = now
  const seats = before.map((one) => (one !== null && sending.includes(one) ? one : null))
  const waiting = sending.filter((one) => !seats.includes(one))
  const ranked = [...waiting].sort((a, b) => Number(speaking.includes(b)) - Number(speaking.includes(a)))
  for (const one of ranked) {
    const free = seats.indexOf(null)
    const given =
      free >= 0 || !speaking.includes(one)
        ? free
        : seats.findIndex((seated) => seated !== null && !speaking.includes(seated))
    if (given >= 0) seats[given] = one
  }
  return seats
}
