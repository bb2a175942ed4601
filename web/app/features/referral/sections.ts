import { manageRewardWords as words } from './words.ts'

/** The tabs of the pages of referral rewards. */
export const sections = (here: 'campaigns' | 'rewards') => [
  { to: '/manage/referral', title: words.campaigns, here: here === 'campaigns' },
  { to: '/manage/referral/rewards', title: words.rewards, here: here === 'rewards' },
]
