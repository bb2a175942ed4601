/** The demo lets earlier purchases be rewarded and the wheel turn on earlier days, by what does it today. */
export { releaseDue } from './referral/release-rewards.ts'
export { holdReward, rewardFirstPurchase } from './referral/reward-bringing.ts'
export { growth } from './tables.ts'
export { saveSpin } from './wheel/save-spin.ts'
export { beginSpin } from './wheel/spin.ts'
