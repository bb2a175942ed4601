import type { Plan } from '@arvand/contracts/plus'

type Priced = Pick<Plan, 'id' | 'price' | 'months'>

/** What a month of it costs, in whole toman. */
export const monthlyOf = ({ price, months }: Priced): number => Math.round(price / months / 10) * 10

/** The plan whose month costs least; null where that says nothing. */
export function cheapestByMonth(plans: readonly Priced[]): string | null {
  const [first, second] = plans.toSorted((a, b) => monthlyOf(a) - monthlyOf(b))
  return first && second && monthlyOf(first) < monthlyOf(second) ? first.id : null
}

/** By how many whole percents it is cheaper than as many months of the monthly plan. */
export function savingOf(plan: Priced, plans: readonly Priced[]): number {
  const month = plans.find(({ months }) => months === 1)
  if (!month || plan.months === 1) return 0
  return Math.max(0, Math.floor(100 - (plan.price * 100) / (month.price * plan.months)))
}
