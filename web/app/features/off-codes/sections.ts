import { offCodesWords as words } from './words.ts'

/** The tabs of the off code pages. */
export const sections = (here: 'codes' | 'campaigns') => [
  { to: '/manage/off-codes', title: words.title, here: here === 'codes' },
  { to: '/manage/off-codes/campaigns', title: words.campaigns, here: here === 'campaigns' },
]
