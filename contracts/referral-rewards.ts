import { z } from 'zod'
import { id, instant } from './fields.ts'

/** Rewards of a referral: `review` and `held` are under way, the others have ended. */
export const rewardState = z.enum(['review', 'held', 'released', 'takenBack', 'refused'])
export type RewardState = z.infer<typeof rewardState>

/**
 * Why a reward waits for a manager, or was refused: the two paid by the same card, came from the same device or
 * address, the code had brought as many as a campaign rewards, or the budget was spent.
 */
export const rewardReason = z.enum([
  'sameCard',
  'sameDevice',
  'sameAddress',
  'capReached',
  'budgetSpent',
  'byManager',
])
export type RewardReason = z.infer<typeof rewardReason>

/** The terms under which bringing people is rewarded. Money is rials. */
export const campaign = z.object({
  id,
  title: z.string(),
  inviterReward: z.int(),
  inviteeReward: z.int(),
  leastPurchase: z.int(),
  startsAt: instant,
  endsAt: instant,
  budget: z.int(),
  mostPerInviter: z.int(),
  /** What was given and not taken back. */
  spent: z.int(),
  rewarded: z.int(),
  state: z.enum(['notYet', 'running', 'over', 'stopped', 'spent']),
})
