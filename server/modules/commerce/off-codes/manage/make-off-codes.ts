import { randomInt } from 'node:crypto'
import type * as endpoints from '@arvand/contracts/panel/manage-off-codes'
import { type Tx, transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { newId } from '#platform/ids'
import { once } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { record } from '../../audited-acts.ts'
import type { CommerceDeps } from '../../deps.ts'
import { foldCode } from '../../fold-code.ts'
import { commerce } from '../../tables.ts'

type Ask = Asked<typeof endpoints.makeOffCodes>['input']

/** A manager makes one code, or many with a common prefix; all of them or none. */
export function makeOffCodes(
  { db, clock, sellables }: Pick<CommerceDeps, 'db' | 'clock' | 'sellables'>,
  { input, actor, caller, request }: Asked<typeof endpoints.makeOffCodes>,
) {
  return transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const now = clock.now()
      refuseIf(input.endsAt !== undefined && new Date(input.endsAt) <= now ? 'commerce.expiry-past' : null)
      await needItems(sellables, tx, input.itemIds)
      if (input.campaignId !== undefined) await needCampaign(tx, input.campaignId)
      const batchId = input.count > 1 ? newId() : null
      const codes = codesOf(input)
      const ids = await addCodes(tx, input, codes, { batchId, by: actor.personId, now })
      const detail = { count: codes.length, first: codes[0], kind: input.kind, value: input.value }
      await record(tx, clock, caller, { act: 'off-codes-made', personId: null, actor, detail })
      return { count: ids.length, offCodeId: ids[0] ?? '', batchId }
    }),
  )
}

async function needItems(
  sellables: CommerceDeps['sellables'],
  tx: Tx,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const items = ids.map((id) => ({ id }))
  const found = await Promise.all(sellables.map((seller) => seller.quote(tx, items)))
  if (!ids.every((id) => found.some((quotes) => quotes.has(id)))) refuse('commerce.unknown-item')
}

async function needCampaign(tx: Tx, campaignId: string): Promise<void> {
  const row = await commerce(tx)
    .selectFrom('commerce.campaigns')
    .select('id')
    .where('id', '=', campaignId)
    .executeTakeFirst()
  if (!row) refuse('commerce.unknown-campaign')
}

/** Without 0 O 1 I L U S, which people confuse. */
const alphabet = '23456789ABCDEFGHJKMNPQRTVWXYZ'

function codesOf({ code, prefix = '', count }: Ask): string[] {
  if (code !== undefined) return [wellFormed(foldCode(code), 3)]
  const begin = wellFormed(foldCode(prefix), prefix.trim() === '' ? 0 : 1)
  const codes = new Set<string>()
  while (codes.size < count) codes.add(begin + randomLetters(8))
  return [...codes]
}

/** Refuses a code in Persian letters: folding drops them, and what is left is not what the manager meant. */
function wellFormed(code: string, least: number): string {
  if (code.length < least || code.length > 40) refuse('commerce.off-code-malformed')
  return code
}

/** A code that nobody can guess. */
export const randomCode = (): string => randomLetters(10)

const randomLetters = (count: number): string =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('')

async function addCodes(
  tx: Tx,
  input: Ask,
  codes: readonly string[],
  { batchId, by, now }: { batchId: string | null; by: string; now: Date },
): Promise<string[]> {
  const terms = {
    kind: input.kind,
    value: input.value,
    most_discount: input.kind === 'percent' ? (input.mostDiscount ?? null) : null,
    starts_at: input.startsAt === undefined ? null : new Date(input.startsAt),
    ends_at: input.endsAt === undefined ? null : new Date(input.endsAt),
    total_limit: input.totalLimit ?? null,
    person_limit: input.personLimit ?? null,
    least_total: input.leastTotal,
    kinds: input.kinds,
    item_ids: input.itemIds,
    first_purchase: input.firstPurchase,
    campaign_id: input.campaignId ?? null,
    batch_id: batchId,
    note: input.note || null,
    created_by: by,
    created_at: now,
  }
  const rows = codes.map((code) => ({ ...terms, id: newId(), code }))
  const ids: string[] = []
  // A statement of PostgreSQL holds 65,535 values.
  for (let from = 0; from < rows.length; from += batch) {
    const made = await commerce(tx)
      .insertInto('commerce.off_codes')
      .values(rows.slice(from, from + batch))
      .onConflict((twin) => twin.column('code').doNothing())
      .returning('id')
      .execute()
    ids.push(...made.map(({ id }) => id))
  }
  // Random codes are practically never taken; a code that the manager chose may be.
  if (ids.length < codes.length) refuse('commerce.off-code-taken')
  return ids
}

const batch = 2500
