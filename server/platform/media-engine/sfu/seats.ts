/**
 * Who sits in which of a viewer's seats. Whoever sits stays, so that no picture moves; who sends nothing any more gives
 * up the seat only when somebody else needs it.
 */
export function seatPeople(
  seats: readonly (string | null)[],
  present: ReadonlySet<string>,
  active: readonly string[],
): (string | null)[] {
  const next = seats.map((one) => (one !== null && present.has(one) ? one : null))
  const isActive = new Set(active)
  for (const person of active) {
    if (next.includes(person)) continue
    const free = next.indexOf(null)
    const at = free >= 0 ? free : next.findIndex((one) => one !== null && !isActive.has(one))
    if (at >= 0) next[at] = person
  }
  return next
}
