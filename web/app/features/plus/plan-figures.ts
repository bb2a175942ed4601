import type { Plan } from '@arvand/contracts/plus'

type Priced = Pick<Plan, 'id' | 'price' | 'months'>

/** The price of one month, in rials rounded to whole toman. */
export const monthlyOf = ({ price, months }: Pick<Plan, 'price' | 'months'>): number =>
  Math.round(price / months / 10) * 10

/** The id of the plan with the cheapest month; null when there is no other plan or the cheapest two are equal. */
export function cheapestByMonth(plans: readonly Priced[]): string | null {
  const [first, second] = plans.toSorted((a, b) => monthlyOf(a) - monthlyOf(b))
  return first && second && monthlyOf(first) < monthlyOf(second) ? first.id : null
}

/** Whole percents saved against paying the monthly plan for as many months. */
export function savingOf(plan: Priced, plans: readonly Priced[]): number {
  const month = plans.find(({ months }) => months === 1)
  if (!month || plan.months === 1) return 0
  return Math.max(0, Math.floor(100 - (plan.price * 100) / (month.price * plan.months)))
}
