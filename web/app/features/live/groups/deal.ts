/** Deals people to so many groups by chance, evenly; each person's group, from 0. */
export function deal(people: readonly string[], groups: number): Readonly<Record<string, number>> {
  const order = people.map((id) => ({ id, at: Math.random() })).toSorted((a, b) => a.at - b.at)
  return Object.fromEntries(order.map(({ id }, at) => [id, at % groups]))
}
