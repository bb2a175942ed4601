import { unit } from '@arvand/contracts/tax'

/**
 * The portion of `part` that belongs to `given` out of `whole`, rounded down to whole toman; all of it when the whole
 * is given.
 */
function portion(part: number, given: number, whole: number): number {
  if (given === whole) return part
  // Products of money may exceed the safe integers.
  return Number((BigInt(part / unit) * BigInt(given)) / BigInt(whole)) * unit
}

export interface SplittableLine {
  readonly total: number
  /** What earlier refunds have returned. */
  readonly refunded: number
  readonly tax: number
  readonly shares: readonly { readonly personId: string; readonly amount: number }[]
}

export interface LineSplit {
  readonly tax: number
  readonly shares: readonly { readonly personId: string; readonly amount: number }[]
}

/**
 * How a refunded amount of a line divides into tax, the sellers' shares and, as the rest, the platform's part. Each is
 * computed for all that is refunded so far, and what earlier refunds took is subtracted: however often a line is split,
 * the pieces sum to what was booked.
 */
export function splitLine({ total, refunded, tax, shares }: SplittableLine, amount: number): LineSplit {
  const between = (part: number) => portion(part, refunded + amount, total) - portion(part, refunded, total)
  return {
    tax: between(tax),
    shares: shares.map(({ personId, amount: share }) => ({ personId, amount: between(share) })),
  }
}

/** Takes an amount from sources in the order given, from each what it has left. */
export function splitBack<Source extends { readonly amount: number; readonly refunded: number }>(
  sources: readonly Source[],
  amount: number,
): { readonly source: Source; readonly amount: number }[] {
  let left = amount
  const parts = sources.flatMap((source) => {
    const taken = Math.min(left, source.amount - source.refunded)
    left -= taken
    return taken > 0 ? [{ source, amount: taken }] : []
  })
  if (left > 0) throw new Error(`sources are short of ${left} rials`)
  return parts
}
