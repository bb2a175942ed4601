import { unit } from '@arvand/contracts/tax'

/**
 * Cuts an amount of whole toman by weights; what rounding leaves goes, a toman each, to the greatest remainders. The
 * parts sum to the amount. Without any weight nothing can be cut, and every part is zero.
 */
export function split(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map(() => 0)
  // Products of money and weights may exceed the safe integers.
  const units = BigInt(amount / unit)
  const shares = weights.map((weight, at) => {
    const product = units * BigInt(weight)
    return { at, part: product / BigInt(whole), rest: product % BigInt(whole) }
  })
  const given = shares.reduce((sum, { part }) => sum + part, 0n)
  const luckiest = shares
    .toSorted((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1))
    .slice(0, Number(units - given))
  const lucky = new Set(luckiest.map(({ at }) => at))
  return shares.map(({ at, part }) => (Number(part) + (lucky.has(at) ? 1 : 0)) * unit)
}
