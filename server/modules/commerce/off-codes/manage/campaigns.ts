import type * as endpoints from '@arvand/contracts/panel/manage-off-codes'
import { mostNamed } from '@arvand/contracts/panel/manage-off-codes'
import { sql } from 'kysely'
import { type Db, transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { newId } from '#platform/ids'
import { keysetPage, newestFirst } from '#platform/keyset'
import { once } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { wholeList } from '#platform/whole-list'
import { record } from '../../audited-acts.ts'
import type { CommerceDeps } from '../../deps.ts'
import { commerce } from '../../tables.ts'

type Deps = Pick<CommerceDeps, 'db' | 'clock'>

/** Campaigns with what each gave away and brought in, newest first. */
export async function listCampaigns(db: Db, cursor?: string) {
  const rows = commerce(db)
    .selectFrom('commerce.campaigns as c')
    .select(['c.id', 'c.title', 'c.budget', 'c.spent', 'c.created_at as createdAt'])
  const { items, nextCursor } = await keysetPage(rows, newestFirst('c.created_at', 'c.id'), cursor)
  const sums = await sumsOf(
    db,
    items.map(({ id }) => id),
  )
  return { items: items.map((one) => ({ ...one, ...(sums.get(one.id) ?? noSums) })), nextCursor }
}

interface Sums {
  readonly codes: number
  readonly uses: number
  readonly discount: number
  readonly total: number
}

/** Of a campaign without codes. */
export const noSums: Sums = { codes: 0, uses: 0, discount: 0, total: 0 }

/** How many codes these campaigns have, how often they were used, and what that gave away and brought in. */
export async function sumsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Sums>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; codes: number; uses: number; discount: string; total: string }>`
    select c.campaign_id as id, count(distinct c.id)::int as codes, count(u.factor_id)::int as uses,
      coalesce(sum(u.discount), 0) as discount, coalesce(sum(f.total), 0) as total
    from commerce.off_codes c
    left join commerce.off_code_uses u on u.off_code_id = c.id and u.state = 'used'
    left join commerce.factors f on f.id = u.factor_id
    where c.campaign_id = any(${[...ids]}::uuid[])
    group by c.campaign_id`.execute(commerce(db))
  return new Map(
    rows.map(({ id, discount, total, ...counts }) => [
      id,
      { ...counts, discount: Number(discount), total: Number(total) },
    ]),
  )
}

/** The names of campaigns, newest first; the chosen one is among them, however old it is. */
export async function nameCampaigns(db: Db, chosen?: string) {
  const named = commerce(db).selectFrom('commerce.campaigns').select(['id', 'title'])
  const newest = named.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(mostNamed)
  const items = await newest.execute()
  if (chosen === undefined || items.some(({ id }) => id === chosen)) return wholeList(items)
  return wholeList([...items, ...(await named.where('id', '=', chosen).execute())])
}

/** A manager makes a campaign. */
export function makeCampaign(
  { db, clock }: Deps,
  { input: { title, budget }, actor, caller, request }: Asked<typeof endpoints.makeCampaign>,
) {
  return transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const id = newId()
      await commerce(tx)
        .insertInto('commerce.campaigns')
        .values({ id, title, budget: budget ?? null, created_by: actor.personId, created_at: clock.now() })
        .execute()
      const detail = { campaignId: id, title, budget: budget ?? null }
      await record(tx, clock, caller, { act: 'campaign-made', personId: null, actor, detail })
      return { campaignId: id }
    }),
  )
}

/** A manager changes a campaign's title or budget; the budget cannot be less than what was given away. */
export function changeCampaign(
  { db, clock }: Deps,
  { input: { campaignId, title, budget }, actor, caller }: Asked<typeof endpoints.changeCampaign>,
): Promise<Record<string, never>> {
  return transaction(db, async (tx) => {
    const campaign = await commerce(tx)
      .selectFrom('commerce.campaigns')
      .select('spent')
      .where('id', '=', campaignId)
      .forUpdate()
      .executeTakeFirst()
    if (!campaign) return refuse('commerce.unknown-campaign')
    refuseIf(budget !== null && budget < campaign.spent ? 'commerce.campaign-spent-more' : null)
    await commerce(tx)
      .updateTable('commerce.campaigns')
      .set({ title, budget })
      .where('id', '=', campaignId)
      .execute()
    const detail = { campaignId, title, budget }
    await record(tx, clock, caller, { act: 'campaign-changed', personId: null, actor, detail })
    return {}
  })
}
