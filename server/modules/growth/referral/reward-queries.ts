import type { RewardState } from '@arvand/contracts/referral-rewards'
import { sql } from 'kysely'
import { namesOf } from '#modules/identity'
import type { Db, Tx } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { growth } from '../tables.ts'
import type { Bringing } from './reward.ts'

/** The judging of one factor's reward, and its refund, come one after the other. */
export const lockFactorReward = (tx: Tx, factorId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`growth reward ${factorId}`}, 0))`.execute(growth(tx))

/** Who brought the buyer, if this factor is the first by which they bought something, and what refunds left of it. */
export async function findFirstPurchase(tx: Tx, factorId: string, buyerId: string) {
  const first = await growth(tx)
    .selectFrom('commerce.known_purchases')
    .select(['factor_id', 'amount', 'remaining', 'paid_at'])
    .where('person_id', '=', buyerId)
    .where('amount', '>', 0)
    .orderBy('paid_at')
    .orderBy('factor_id')
    .limit(1)
    .executeTakeFirst()
  if (first?.factor_id !== factorId || first.remaining === 0) return null
  const brought = await growth(tx)
    .selectFrom('identity.fact_sign_ups')
    .select('invited_by')
    .where('person_id', '=', buyerId)
    .executeTakeFirst()
  if (!brought?.invited_by || brought.invited_by === buyerId) return null
  const { amount: purchase, remaining, paid_at: paidAt } = first
  return { inviterId: brought.invited_by, purchase, remaining, paidAt }
}

/** What refunds have left of a purchase, without tax and gift cards. */
export async function remainingOf(tx: Tx, factorId: string): Promise<number> {
  const rows = growth(tx)
    .selectFrom('commerce.known_purchases')
    .select('remaining')
    .where('factor_id', '=', factorId)
  return (await rows.executeTakeFirst())?.remaining ?? 0
}

/** What the buyer shares with who brought them and with others whom the same person brought. */
export async function findBringing(
  tx: Tx,
  { campaignId, inviterId, buyerId }: { campaignId: string | null; inviterId: string; buyerId: string },
): Promise<Bringing> {
  const { rows } = await sql<{ card: boolean; device: boolean; address: boolean; rewarded: number }>`
    with others as (
      select ${inviterId}::uuid as id
      union
      select invitee_id from growth.rewards where inviter_id = ${inviterId} and invitee_id <> ${buyerId}
    ),
    own as (select distinct address, user_agent from identity.known_sign_ins where person_id = ${buyerId}),
    met as (
      select s.address, s.user_agent
      from identity.known_sign_ins s join others on others.id = s.person_id
    )
    select
      exists (
        select from commerce.known_cards a join commerce.known_cards b using (card_hash)
        where a.person_id = ${buyerId} and b.person_id in (select id from others)
      ) as card,
      exists (select from met join own using (address, user_agent)) as device,
      exists (select from met join own using (address)) as address,
      (
        select count(*)::int from growth.rewards
        where inviter_id = ${inviterId} and campaign_id = ${campaignId} and state in ('held', 'released', 'review')
      ) as rewarded`.execute(growth(tx))
  const { rewarded, ...shares } = rows[0] ?? { card: false, device: false, address: false, rewarded: 0 }
  return { shares, rewarded }
}

export const lockReward = (tx: Tx, column: 'id' | 'factor_id', value: string) =>
  growth(tx).selectFrom('growth.rewards').selectAll().where(column, '=', value).forUpdate().executeTakeFirst()

/**
 * Adds to what a campaign has given, or takes from it; without a campaign there is no budget. Callers hold its row, or
 * take only from it.
 */
export async function spend(tx: Tx, campaignId: string | null, amount: number): Promise<void> {
  if (campaignId === null) return
  await growth(tx)
    .updateTable('growth.campaigns')
    .set(({ eb }) => ({ spent: eb('spent', '+', amount) }))
    .where('id', '=', campaignId)
    .execute()
}

const ofAll = (db: Db) =>
  growth(db)
    .selectFrom('growth.rewards as r')
    .leftJoin('growth.campaigns as c', 'c.id', 'r.campaign_id')
    .selectAll('r')
    .select('c.title')

type Row = Awaited<ReturnType<ReturnType<typeof ofAll>['execute']>>[number]

interface RewardsAsk {
  readonly state: RewardState
  /** The id of the only one to list. */
  readonly onlyId?: string | undefined
  readonly cursor?: string | undefined
}

export async function listRewards(db: Db, { state, onlyId, cursor }: RewardsAsk) {
  let rows = ofAll(db).where('r.state', '=', state)
  if (onlyId) rows = rows.where('r.id', '=', onlyId)
  const { items, nextCursor } = await keysetPage(rows, newestFirst('r.made_at', 'r.id'), cursor)
  return { items: await showRewards(db, items), nextCursor }
}

export async function showReward(db: Db, id: string) {
  const [reward] = await showRewards(db, await ofAll(db).where('r.id', '=', id).execute())
  if (!reward) throw new Error(`reward ${id} cannot be shown`)
  return { reward }
}

async function showRewards(db: Db, rows: readonly Row[]) {
  const names = await namesOf(
    db,
    rows.flatMap(({ inviter_id, invitee_id }) => [inviter_id, invitee_id]),
  )
  const person = (id: string) => ({ id, name: names.get(id) ?? '' })
  return rows.map((row) => ({
    ...{ id: row.id, inviter: person(row.inviter_id), invitee: person(row.invitee_id) },
    campaign: row.campaign_id === null ? null : { id: row.campaign_id, title: row.title ?? '' },
    ...{ factorId: row.factor_id, purchase: row.purchase },
    ...{ inviterAmount: row.inviter_amount, inviteeAmount: row.invitee_amount },
    ...{ state: row.state, reason: row.reason, note: row.note, at: row.made_at },
    releasesAt: row.releases_at,
  }))
}
