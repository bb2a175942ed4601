import type { GrowthDeps } from './deps.ts'
import { saveSpin } from './wheel/save-spin.ts'
import { beginSpin } from './wheel/spin.ts'

export { releaseDue } from './referral/release-rewards.ts'
export { holdReward, rewardFirstPurchase, takeBackOnRefund } from './referral/reward-bringing.ts'
export { growth } from './tables.ts'

/** A spin of an earlier moment, revealed at once. */
export async function aSpinAt(deps: Omit<GrowthDeps, 'clock'>, personId: string, at: Date): Promise<void> {
  const then = { ...deps, clock: { now: () => at } }
  const { spin } = await beginSpin(then, personId)
  await saveSpin(then, personId, { spinId: spin.id, clientSeed: spin.id.slice(0, 18) })
}
