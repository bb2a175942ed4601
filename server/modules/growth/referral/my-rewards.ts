import { sql } from 'kysely'
import { refundDays } from '#modules/commerce'
import type { Db } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { growth } from '../tables.ts'
import { campaignState } from './campaign.ts'
import { findCurrentCampaign } from './campaign-queries.ts'
import { readStanding } from './terms.ts'

/** A person's own rewards of both sides. What a manager looks at is told as under review, without its reason. */
export async function listMyRewards(db: Db, now: Date, personId: string, cursor?: string) {
  const rows = growth(db)
    .selectFrom('growth.rewards as r')
    .select([
      'r.id',
      'r.inviter_id',
      'r.inviter_amount',
      'r.invitee_amount',
      'r.state',
      'r.made_at',
      'r.releases_at',
    ])
    .where(({ or, and, eb }) =>
      or([
        eb('r.inviter_id', '=', personId),
        and([eb('r.invitee_id', '=', personId), eb('r.invitee_amount', '>', 0)]),
      ]),
    )
  const [page, sums, terms, standing] = await Promise.all([
    keysetPage(rows, newestFirst('r.made_at', 'r.id'), cursor),
    sumsOf(db, personId),
    findTerms(db, now),
    findStanding(db),
  ])
  const items = page.items.map((row) => {
    const isInviter = row.inviter_id === personId
    return {
      id: row.id,
      side: isInviter ? ('inviter' as const) : ('invitee' as const),
      amount: isInviter ? row.inviter_amount : row.invitee_amount,
      ...{ state: row.state, at: row.made_at, releasesAt: row.releases_at },
    }
  })
  return { items, nextCursor: page.nextCursor, terms, standing: terms ? null : standing, ...sums }
}

async function sumsOf(db: Db, personId: string): Promise<{ held: number; released: number }> {
  const { rows } = await sql<{ held: string; released: string }>`
    select coalesce(sum(amount) filter (where state = 'held'), 0) as held,
      coalesce(sum(amount) filter (where state = 'released'), 0) as released
    from (
      select state, inviter_amount as amount from growth.rewards where inviter_id = ${personId}
      union all
      select state, invitee_amount from growth.rewards where invitee_id = ${personId}
    ) as own`.execute(growth(db))
  const [row] = rows
  return { held: Number(row?.held ?? 0), released: Number(row?.released ?? 0) }
}

async function findTerms(db: Db, now: Date) {
  const campaign = await findCurrentCampaign(db, now)
  if (!campaign || campaignState(campaign, now) !== 'running') return null
  return {
    ...{ inviterReward: campaign.inviter_reward, inviteeReward: campaign.invitee_reward },
    ...{ leastPurchase: campaign.least_purchase, endsAt: campaign.ends_at },
    ...{ mostPerInviter: campaign.most_per_inviter, holdDays: await refundDays(db) },
  }
}

/** What holds while no campaign runs; null: nothing. */
async function findStanding(db: Db) {
  const { referralPercent: percent, referralMost: most, newcomerPercent } = await readStanding(db)
  if (percent + newcomerPercent === 0) return null
  return { percent, most, newcomerPercent, holdDays: await refundDays(db) }
}
