import { saveCampaign } from '../../../contracts/panel/manage-referral.ts'
import { aCourse } from '../../../server/modules/courses/testing.ts'
import { releaseDue } from '../../../server/modules/growth/testing.ts'
import { aPerson } from '../../../server/modules/identity/testing.ts'
import { settleAllDue } from '../../../server/modules/wallet/testing.ts'
import { newId } from '../../../server/platform/ids.ts'
import type { TestApp } from '../../../server/testing/app.ts'

/** What the journey of a week asks of the app whose clock it moves. */

const dayMs = 86_400_000

/** A campaign that runs for months. */
export async function aCampaign(arvand: TestApp): Promise<void> {
  const now = arvand.platform.clock.now().getTime()
  const wish = {
    ...{ title: 'پاییز با دوستان', inviterReward: 500_000, inviteeReward: 300_000, budget: 100_000_000 },
    ...{ mostPerInviter: 3, leastPurchase: 0, requestId: newId() },
    ...{ startsAt: new Date(now - dayMs).toISOString(), endsAt: new Date(now + 90 * dayMs).toISOString() },
  }
  const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['growth'] })
  const { status, problem } = await arvand.call(saveCampaign, wish, manager)
  if (status !== 200) throw new Error(`no campaign: ${problem.code}`)
}

/** A course for sale; replies its slug. */
export const aPaidCourse = async (arvand: TestApp): Promise<string> =>
  (await aCourse(arvand, { title: 'کلیله و دمنه', price: 2_000_000 })).slug

/** Days go by; replies what the clock shows then. */
export function daysGoBy({ platform: { clock } }: TestApp, days: number): string {
  clock.pass((days * dayMs) / 1000)
  return clock.now().toISOString()
}

/** What a job by the clock does: sums that were held long enough are free. */
export async function release({ platform }: TestApp): Promise<void> {
  await settleAllDue(platform)
  await releaseDue(platform)
}
