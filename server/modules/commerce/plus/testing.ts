import { newId } from '#platform/ids'
import type { TestApp } from '#server/testing/app'
import type { TestPerson } from '#testing/identity'
import type { RenewDeps } from '../renewals/renew-plus.ts'
import { commerce, type Plan } from '../tables.ts'
import { paidFactor } from '../testing.ts'
import { sellablePlans } from './sellable-plans.ts'

/** A plan on sale: a month for 1,000,000 rials unless the test says otherwise. */
export async function aPlan(arvand: TestApp, wish: Partial<Plan> = {}): Promise<string> {
  const id = newId()
  const now = arvand.platform.clock.now()
  const plan = {
    slug: `plan-${id}`,
    title: 'ماهانه',
    summary: 'برای یک ماه',
    months: 1,
    price: 1_000_000,
    discount_percent: 20,
    grace_days: 3,
    pause_days: 10,
    position: 1,
    created_at: now,
    changed_at: now,
    ...wish,
  }
  await commerce(arvand.platform.db)
    .insertInto('commerce.plans')
    .values({ id, ...plan })
    .execute()
  return id
}

/** Buys a plan by the real endpoints, from a wallet that is credited with just that amount. */
export const buyPlan = (arvand: TestApp, person: TestPerson, planId: string) =>
  paidFactor(arvand, person, [{ kind: 'plan', id: planId }])

/** The deps of the job of renewals. */
export const renewDeps = ({ platform }: Pick<TestApp, 'platform'>): RenewDeps => ({
  ...platform,
  sellables: [sellablePlans(platform, [])],
})
