import { namesOf } from '#modules/identity'
import type { Db } from '#platform/database'
import type { Attention } from '#plugs/attention'
import { growth } from '../tables.ts'

const link = '/manage/referral/rewards?state=review'

/** Rewards of inviters and invitees that a manager gives or refuses, and the sum of them. */
export const rewardsWaiting = (db: Db): Attention => ({
  ofManager: {
    scope: 'growth',
    uncounted: {
      code: 'growth.rewards-waiting',
      title: 'پاداش‌های دعوت در انتظار تصمیم',
      link,
      verb: 'بررسی پاداش‌ها',
      urgency: 'money',
    },
    async items() {
      const waiting = growth(db).selectFrom('growth.rewards').where('state', '=', 'review')
      const [sums, oldest] = await Promise.all([
        waiting
          .select(({ fn }) => [
            fn.countAll<number>().as('count'),
            fn.sum<string | null>('inviter_amount').as('inviters'),
            fn.sum<string | null>('invitee_amount').as('invitees'),
          ])
          .executeTakeFirstOrThrow(),
        waiting
          .select(['inviter_id', 'made_at as at'])
          .orderBy('made_at')
          .orderBy('id')
          .limit(1)
          .executeTakeFirst(),
      ])
      const names = await namesOf(db, oldest ? [oldest.inviter_id] : [])
      return [
        {
          code: 'growth.rewards-waiting',
          title: 'پاداش دعوت در انتظار تصمیم',
          count: Number(sums.count),
          sum: Number(sums.inviters ?? 0) + Number(sums.invitees ?? 0),
          link,
          verb: Number(sums.count) === 1 ? 'بررسی پاداش' : 'بررسی پاداش‌ها',
          urgency: 'money' as const,
          oldest: oldest && { name: names.get(oldest.inviter_id) ?? null, at: oldest.at },
        },
      ]
    },
  },
})
