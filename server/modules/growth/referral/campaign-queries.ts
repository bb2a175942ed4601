import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { type Campaign, growth } from '../tables.ts'
import { campaignState } from './campaign.ts'

export const lockCampaign = (tx: Tx, id: string) =>
  growth(tx).selectFrom('growth.campaigns').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

const runningAt = (db: Db, now: Date) =>
  growth(db)
    .selectFrom('growth.campaigns')
    .selectAll()
    .where('stopped_at', 'is', null)
    .where('ends_at', '>', now)
    .where('starts_at', '<=', now)

/** The campaign whose dates hold now; its budget may be spent. */
export const findCurrentCampaign = (db: Db, now: Date) => runningAt(db, now).executeTakeFirst()

export const lockCurrentCampaign = (tx: Tx, now: Date) => runningAt(tx, now).forUpdate().executeTakeFirst()

/** Whether another campaign that was not stopped meets these dates. Callers hold `lockCampaigns`. */
export async function isTaken(
  tx: Tx,
  { id, startsAt, endsAt }: { id: string; startsAt: Date; endsAt: Date },
) {
  const other = await growth(tx)
    .selectFrom('growth.campaigns')
    .select('id')
    .where('id', '<>', id)
    .where('stopped_at', 'is', null)
    .where('ends_at', '>', startsAt)
    .where('starts_at', '<', endsAt)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** Dates of campaigns are decided one after another, so that no two run at a time. */
export const lockCampaigns = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('growth campaigns', 0))`.execute(growth(tx))

export async function listCampaigns(db: Db, now: Date, cursor?: string) {
  const rows = growth(db).selectFrom('growth.campaigns').selectAll()
  const { items, nextCursor } = await keysetPage(rows, newestFirst('made_at', 'id'), cursor)
  const ids = items.map(({ id }) => id)
  return { items: await showCampaigns(db, now, items, ids), nextCursor }
}

export const showCampaign = async (db: Db, now: Date, id: string) => {
  const row = await growth(db)
    .selectFrom('growth.campaigns')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const [campaign] = await showCampaigns(db, now, [row], [id])
  if (!campaign) throw new Error(`campaign ${id} cannot be shown`)
  return { campaign }
}

async function showCampaigns(db: Db, now: Date, rows: readonly Campaign[], ids: readonly string[]) {
  const counts = await growth(db)
    .selectFrom('growth.rewards')
    .select(({ fn }) => ['campaign_id', fn.countAll<number>().as('count')])
    .where('campaign_id', 'in', ids.length > 0 ? ids : [noCampaign])
    .where('state', 'in', ['held', 'released'])
    .groupBy('campaign_id')
    .execute()
  const rewarded = new Map(counts.map(({ campaign_id, count }) => [campaign_id, Number(count)]))
  return rows.map((row) => ({
    ...{ id: row.id, title: row.title, budget: row.budget, spent: row.spent },
    ...{ inviterReward: row.inviter_reward, inviteeReward: row.invitee_reward },
    ...{ leastPurchase: row.least_purchase, mostPerInviter: row.most_per_inviter },
    ...{ startsAt: row.starts_at, endsAt: row.ends_at },
    rewarded: rewarded.get(row.id) ?? 0,
    state: campaignState(row, now),
  }))
}

const noCampaign = '00000000-0000-0000-0000-000000000000'
