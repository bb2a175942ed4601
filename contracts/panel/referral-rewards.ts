import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'
import { rewardState } from '../referral-rewards.ts'

export const listMyRewards = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'referral/rewards',
  access: 'user',
  prose:
    'The person’s rewards for bringing people and for having been brought, newest first; the terms that hold now, and the sums of what is held and what was released. Money is rials.',
  body: pageAsk,
  reply: pageOf(
    z.object({
      id,
      side: z.enum(['inviter', 'invitee']),
      amount: z.int(),
      state: rewardState,
      at: instant,
      /** When a held one may be spent. */
      releasesAt: instant.nullable(),
    }),
  ).extend({
    terms: z
      .object({
        inviterReward: z.int(),
        inviteeReward: z.int(),
        leastPurchase: z.int(),
        endsAt: instant,
        /** For how many days a reward is held. */
        holdDays: z.int(),
        mostPerInviter: z.int(),
      })
      .nullable(),
    /** What holds while no campaign runs; null: a campaign's terms, or nothing. */
    standing: z
      .object({
        /** Of the first purchase, to whoever invited. */
        percent: z.int(),
        most: z.int(),
        /** Off the first purchase of whoever came. */
        newcomerPercent: z.int(),
        holdDays: z.int(),
      })
      .nullable(),
    held: z.int(),
    released: z.int(),
  }),
  errors: [],
})
