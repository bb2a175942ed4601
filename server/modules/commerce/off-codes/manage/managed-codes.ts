import type { Db } from '#platform/database'
import { emptyPage, keysetPage, newestFirst } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import type { CommerceDeps } from '../../deps.ts'
import { foldCode } from '../../fold-code.ts'
import { commerce, type OffCode } from '../../tables.ts'

type Deps = Pick<CommerceDeps, 'db' | 'clock' | 'sellables'>

const columns = newestFirst('created_at', 'id')

export interface CodeSearch {
  readonly q?: string | undefined
  readonly campaignId?: string | undefined
  readonly batchId?: string | undefined
  readonly cursor?: string | undefined
}

/** Off codes, newest first: of a campaign, of a batch, or by how they begin. Those of a person are found by their code alone. */
export async function listManagedCodes(deps: Deps, { q = '', campaignId, batchId, cursor }: CodeSearch) {
  let rows = commerce(deps.db).selectFrom('commerce.off_codes').selectAll()
  const begin = foldCode(q)
  if (begin === '' && q.trim() !== '') return emptyPage(columns, cursor)
  // The database compares by bytes, where a tilde comes after every letter.
  if (begin !== '') rows = rows.where('code', '>=', begin).where('code', '<', `${begin}~`)
  else rows = rows.where('person_id', 'is', null)
  if (campaignId !== undefined) rows = rows.where('campaign_id', '=', campaignId)
  if (batchId !== undefined) rows = rows.where('batch_id', '=', batchId)
  const page = await keysetPage(rows, columns, cursor)
  return { items: await codeReplies(deps, page.items), nextCursor: page.nextCursor }
}

/** Codes as managers see them, with the titles of the items that they are for. */
async function codeReplies({ db, clock, sellables }: Deps, codes: readonly OffCode[]) {
  const titles = await titlesOf(db, sellables, [...new Set(codes.flatMap(({ item_ids }) => item_ids))])
  const campaigns = await campaignsOf(db, [...new Set(codes.flatMap(({ campaign_id }) => campaign_id ?? []))])
  const now = clock.now()
  return codes.map((code) => ({
    id: code.id,
    code: code.code,
    kind: code.kind,
    value: code.value,
    mostDiscount: code.most_discount,
    startsAt: code.starts_at,
    endsAt: code.ends_at,
    totalLimit: code.total_limit,
    personLimit: code.person_limit,
    leastTotal: code.least_total,
    kinds: code.kinds,
    items: code.item_ids.map((id) => ({ id, title: titles.get(id) ?? null })),
    firstPurchase: code.first_purchase,
    campaign: campaigns.find(({ id }) => id === code.campaign_id) ?? null,
    batchId: code.batch_id,
    note: code.note,
    uses: code.uses,
    state: stateOfCode(code, now),
    createdAt: code.created_at,
  }))
}

/** The state of a code at a moment, whoever would use it. */
function stateOfCode(
  code: Pick<OffCode, 'stopped_at' | 'starts_at' | 'ends_at' | 'total_limit' | 'uses'>,
  now: Date,
): 'active' | 'notYet' | 'over' | 'stopped' | 'usedUp' {
  if (code.stopped_at) return 'stopped'
  if (code.ends_at && code.ends_at <= now) return 'over'
  if (code.total_limit !== null && code.uses >= code.total_limit) return 'usedUp'
  return code.starts_at && code.starts_at > now ? 'notYet' : 'active'
}

async function titlesOf(db: Db, sellables: CommerceDeps['sellables'], ids: readonly string[]) {
  const titles = new Map<string, string>()
  if (ids.length === 0) return titles
  const items = ids.map((id) => ({ id }))
  for (const seller of sellables)
    for (const [id, { title }] of await seller.quote(db, items)) titles.set(id, title)
  return titles
}

async function campaignsOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return commerce(db)
    .selectFrom('commerce.campaigns')
    .select(['id', 'title'])
    .where('id', 'in', [...ids])
    .execute()
}

/** A code with what it gave away and brought in, and its uses, newest first. */
export async function showManagedCode(
  deps: Deps,
  { offCodeId, cursor }: { offCodeId: string; cursor?: string | undefined },
) {
  const code = await commerce(deps.db)
    .selectFrom('commerce.off_codes')
    .selectAll()
    .where('id', '=', offCodeId)
    .executeTakeFirst()
  if (!code) return refuse('commerce.unknown-off-code')
  const [offCode] = await codeReplies(deps, [code])
  const sums = await sumsOf(deps.db, offCodeId)
  return { ...(await usesOf(deps.db, offCodeId, cursor)), offCode: offCode as CodeReply, sums }
}

type CodeReply = Awaited<ReturnType<typeof codeReplies>>[number]

const usedWith = (db: Db, offCodeId: string) =>
  commerce(db)
    .selectFrom('commerce.off_code_uses as u')
    .innerJoin('commerce.factors as f', 'f.id', 'u.factor_id')
    .where('u.off_code_id', '=', offCodeId)

async function sumsOf(db: Db, offCodeId: string) {
  const row = await usedWith(db, offCodeId)
    .where('u.state', '=', 'used')
    .select(({ fn }) => [
      fn.countAll<string>().as('uses'),
      fn.sum<string | null>('u.discount').as('discount'),
      fn.sum<string | null>('f.total').as('total'),
    ])
    .executeTakeFirstOrThrow()
  return { uses: Number(row.uses), discount: Number(row.discount ?? 0), total: Number(row.total ?? 0) }
}

async function usesOf(db: Db, offCodeId: string, cursor?: string) {
  const rows = usedWith(db, offCodeId).select([
    'f.id as factorId',
    'f.number',
    'f.buyer',
    'f.total',
    'u.state',
    'u.discount',
    'u.at',
  ])
  const page = await keysetPage(rows, newestFirst('u.at', 'u.factor_id'), cursor)
  return {
    items: page.items.map(({ buyer, ...use }) => ({ ...use, buyer: buyer.name })),
    nextCursor: page.nextCursor,
  }
}
