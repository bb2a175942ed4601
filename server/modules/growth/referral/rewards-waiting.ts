import { tomanText } from '@arvand/persian/money'
import { namesOf } from '#modules/identity'
import type { Db } from '#platform/database'
import { asc, keysetQuery } from '#platform/keyset'
import type { Attention } from '#plugs/attention'
import type { Queue } from '#plugs/queue'
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
    queues: [queuedRewards(db)],
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

/** The same rewards, one by one. Uses the index `rewards__state`. */
const queuedRewards = (db: Db): Queue => ({
  code: 'growth.rewards-waiting',
  title: 'پاداش دعوت',
  async items(after, most) {
    const waiting = growth(db)
      .selectFrom('growth.rewards')
      .select(['id', 'inviter_id', 'inviter_amount', 'invitee_amount', 'made_at as at'])
      .where('state', '=', 'review')
    const longestFirst = [asc('made_at' as const, 'instant'), asc('id' as const)]
    const rows = await keysetQuery(waiting, longestFirst, after, most).execute()
    const names = await namesOf(db, [...new Set(rows.map(({ inviter_id }) => inviter_id))])
    return rows.map(({ id, inviter_id, inviter_amount, invitee_amount, at, keyset }) => ({
      ...{ keyset, id, person: names.get(inviter_id) ?? null, at },
      title: `پاداش دعوت، ${tomanText(inviter_amount + invitee_amount)}`,
      link: `/manage/referral/rewards?onlyId=${id}`,
    }))
  },
})
