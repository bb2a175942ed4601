import type { Leg } from '#modules/wallet'

export interface Share {
  readonly personId: string
  readonly amount: number
}

/** What each seller earns of all lines together, in the order of the lines. */
export function sumByPerson(shares: readonly Share[]): Share[] {
  const sums = new Map<string, number>()
  for (const { personId, amount } of shares) sums.set(personId, (sums.get(personId) ?? 0) + amount)
  return [...sums].flatMap(([personId, amount]) => (amount > 0 ? [{ personId, amount }] : []))
}

/**
 * What sellers earn, as entries. What somebody owes of a refund is taken first; the rest is held until the buyer may
 * no longer ask for the money back. `owed` is read under the lock of those accounts.
 */
export function sellersEntries(
  shares: readonly Share[],
  owed: ReadonlyMap<string, number>,
  holdUntil: Date | null,
): Leg[] {
  return sumByPerson(shares).flatMap(({ personId, amount }) => {
    const recovered = Math.min(amount, owed.get(personId) ?? 0)
    const rest = amount - recovered
    const legs: Leg[] = []
    if (recovered > 0) legs.push({ account: { kind: 'receivable', ownerId: personId }, amount: recovered })
    if (rest > 0)
      legs.push({
        account: { kind: 'person', ownerId: personId },
        amount: rest,
        ...(holdUntil ? { holdUntil } : {}),
      })
    return legs
  })
}
