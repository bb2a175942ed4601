import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, line, money, requestId, title } from '../fields.ts'
import { pageAsk, pageOf, pageOrOne } from '../page.ts'
import { campaign, rewardReason, rewardState } from '../referral-rewards.ts'

/** Rewards of referrals, for managers of growth. Money is rials. */

const managers = { service: 'panel', method: 'POST', access: 'manager', scope: 'growth' } as const

const moment = z.iso.datetime({ abort: true, error: 'این تاریخ در تقویم نیست.' })

export const listCampaigns = endpoint({
  ...managers,
  path: 'manage/referral/campaigns',
  prose: 'Campaigns of referral rewards with what each has given, newest first.',
  body: pageAsk,
  reply: pageOf(campaign),
  errors: [],
})

export const saveCampaign = endpoint({
  ...managers,
  path: 'manage/referral/saveCampaign',
  prose:
    'Makes a campaign, or changes one that is not over; rewards that were given stay as they are. Only one campaign runs at a time. Written down.',
  body: z
    .strictObject({
      id: id.optional(),
      title: title(2, 100),
      inviterReward: money(10_000, 100_000_000),
      inviteeReward: money(0, 100_000_000),
      /** Of the first purchase, without tax. */
      leastPurchase: money(0, 10_000_000_000).default(0),
      startsAt: moment,
      endsAt: moment,
      budget: money(10_000, 100_000_000_000),
      mostPerInviter: z.int().min(1).max(10_000),
      requestId,
    })
    .refine(({ startsAt, endsAt }) => startsAt < endsAt, {
      path: ['endsAt'],
      message: 'پایان باید پس از شروع باشد.',
    }),
  reply: z.object({ campaign }),
  errors: [
    'growth.unknown-campaign',
    'growth.campaign-running',
    'growth.campaign-over',
    'growth.campaign-spent-more',
  ],
})

export const stopCampaign = endpoint({
  ...managers,
  path: 'manage/referral/stopCampaign',
  prose: 'Ends a campaign at once, for good; rewards that were given stay. Written down.',
  body: z.strictObject({ id }),
  reply: z.object({ campaign }),
  errors: ['growth.unknown-campaign', 'growth.campaign-over'],
})

const reward = z.object({
  id,
  inviter: z.object({ id, name: z.string() }),
  invitee: z.object({ id, name: z.string() }),
  /** Null: by the terms that hold while no campaign runs. */
  campaign: z.object({ id, title: z.string() }).nullable(),
  factorId: id,
  purchase: z.int(),
  inviterAmount: z.int(),
  inviteeAmount: z.int(),
  state: rewardState,
  reason: rewardReason.nullable(),
  note: z.string().nullable(),
  at: instant,
  releasesAt: instant.nullable(),
})

export const listRewards = endpoint({
  ...managers,
  path: 'manage/referral/rewards',
  prose: 'Rewards of all people in one state, newest first; without a state, those that wait for a manager.',
  body: pageOrOne.extend({ state: rewardState.default('review') }),
  reply: pageOf(reward),
  errors: [],
})

export const decideReward = endpoint({
  ...managers,
  path: 'manage/referral/decideReward',
  prose:
    'Gives a reward that waits for a manager, within the budget of its campaign, or refuses it with a reason; nobody decides about their own. Written down.',
  body: z.strictObject({ id, isGiven: z.boolean(), note: line(3, 300), requestId }),
  reply: z.object({ reward }),
  errors: [
    'growth.unknown-reward',
    'growth.own-reward',
    'growth.reward-decided',
    'growth.budget-spent',
    'wallet.too-little',
  ],
})
