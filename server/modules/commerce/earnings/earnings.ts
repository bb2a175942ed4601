import type { Leg } from '#modules/wallet'
import { titleOf } from '../title-of.ts'

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

/** The part of a line that its sellers need. */
export interface SoldLine {
  readonly id: string
  readonly title: string
  readonly shares: readonly Share[]
}

/** By seller, the title of their own lines, so that nobody learns what else was bought. */
export function titlesBySeller(lines: readonly Omit<SoldLine, 'id'>[]): ReadonlyMap<string, string> {
  const sellers = new Set(lines.flatMap(({ shares }) => shares.map(({ personId }) => personId)))
  const isOf = (personId: string) => (line: Omit<SoldLine, 'id'>) =>
    line.shares.some((share) => share.personId === personId && share.amount > 0)
  return new Map([...sellers].map((personId) => [personId, titleOf({ lines: lines.filter(isOf(personId)) })]))
}

/**
 * What sellers earn, as entries. What a seller owes of earlier refunds is taken first; the rest is held until the buyer
 * may no longer ask for the money back and what was sold has taken place: of several lines, until the last of them, since
 * one movement makes one hold. `owed` is read under the lock of those accounts.
 */
export function sellersEntries(
  lines: readonly SoldLine[],
  owed: ReadonlyMap<string, number>,
  endOf: (line: SoldLine) => Date,
  now: Date,
): Leg[] {
  const titles = titlesBySeller(lines)
  const heldOf = (personId: string) =>
    lines
      .filter(({ shares }) => shares.some((share) => share.personId === personId && share.amount > 0))
      .map(endOf)
      .reduce((last, end) => (end > last ? end : last), now)
  return sumByPerson(lines.flatMap(({ shares }) => shares)).flatMap(({ personId, amount }) => {
    const recovered = Math.min(amount, owed.get(personId) ?? 0)
    const rest = amount - recovered
    const holdUntil = heldOf(personId)
    const legs: Leg[] = []
    if (recovered > 0) legs.push({ account: { kind: 'receivable', ownerId: personId }, amount: recovered })
    if (rest > 0)
      legs.push({
        account: { kind: 'person', ownerId: personId },
        amount: rest,
        title: titles.get(personId) ?? '',
        ...(holdUntil > now ? { holdUntil } : {}),
      })
    return legs
  })
}
