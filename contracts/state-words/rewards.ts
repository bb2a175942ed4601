import type { RewardState } from '../referral-rewards.ts'

export const rewardStateWords: Readonly<Record<RewardState, string>> = {
  review: 'در حال بررسی',
  held: 'در انتظار آزاد شدن',
  released: 'آزاد شد',
  takenBack: 'پس گرفته شد',
  refused: 'تأیید نشد',
}
