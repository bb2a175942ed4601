/** The demo lets earlier purchases be rewarded, by the listener that hears of new ones. */
export { releaseDue } from './referral/release-rewards.ts'
export { holdReward, rewardFirstPurchase } from './referral/reward-bringing.ts'
export { growth } from './tables.ts'
