import type { Prize } from '../tables.ts'

/** The prizes that a spin may show: those in stock that the rest of the day's budget can pay. */
export const shownPrizes = (prizes: readonly Prize[], budgetLeft: number): Prize[] =>
  prizes.filter(({ stock, cost }) => (stock === null || stock > 0) && cost <= Math.max(0, budgetLeft))

/** What a spin costs on average, in rials. */
export function expectedCost(prizes: readonly Pick<Prize, 'cost' | 'weight'>[]): number {
  const sum = prizes.reduce((all, { weight }) => all + weight, 0)
  return sum === 0 ? 0 : Math.round(prizes.reduce((all, { cost, weight }) => all + cost * weight, 0) / sum)
}

/** What a day with so many spins costs on average; its budget is never passed. */
export const expectedDay = (costOfSpin: number, spins: number, budget: number): number =>
  Math.min(budget, Math.round(costOfSpin * spins))

/** Why nobody can spin: the wheel is closed, or has no table. */
export const whyNotSpin = (
  isOpen: boolean,
  shown: readonly Prize[],
  spinsLeft: number,
): 'growth.wheel-closed' | 'growth.no-spins' | null => {
  if (!isOpen || shown.length === 0) return 'growth.wheel-closed'
  return spinsLeft <= 0 ? 'growth.no-spins' : null
}
