import { unit } from '../split.ts'

/** So much of a part as was given back of the whole, in whole toman; all of it when the whole is. */
function portion(part: number, given: number, whole: number): number {
  if (given === whole) return part
  // Products of money pass the safe range.
  return Number((BigInt(part / unit) * BigInt(given)) / BigInt(whole)) * unit
}

export interface SplittableLine {
  readonly total: number
  /** What was given back before. */
  readonly refunded: number
  readonly tax: number
  readonly shares: readonly { readonly personId: string; readonly amount: number }[]
}

export interface LineSplit {
  readonly tax: number
  readonly shares: readonly { readonly personId: string; readonly amount: number }[]
}

/**
 * Whose money a part of a line's total is: the tax office's, the sellers', and for the rest the platform's. Each is
 * reckoned from the beginning and what went back before is taken off, so however often a line is cut, the pieces
 * sum to what was booked.
 */
export function splitLine({ total, refunded, tax, shares }: SplittableLine, amount: number): LineSplit {
  const between = (part: number) => portion(part, refunded + amount, total) - portion(part, refunded, total)
  return {
    tax: between(tax),
    shares: shares.map(({ personId, amount: share }) => ({ personId, amount: between(share) })),
  }
}

/** Takes an amount of sources in the order given, of each what it has left. */
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
