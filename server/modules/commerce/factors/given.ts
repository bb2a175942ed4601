import type { Db } from '#platform/database'
import { commerce } from '../tables.ts'

/** For whom something is that is not for its buyer. */
export interface Given {
  readonly kind: 'present' | 'seats'
  readonly name: string | null
  readonly mobile: string | null
}

interface Wished {
  readonly present?: { readonly mobile: string; readonly name?: string | undefined } | undefined
  readonly recipient?: { readonly mobile: string; readonly name?: string | undefined } | undefined
  readonly seats?: true | undefined
}

/** For whom an item of a cart is, by its options; null: for the buyer. */
export function givenBy(options: object): Given | null {
  // Written from a checked cart item.
  const { present, recipient = present, seats } = options as Wished
  if (recipient) return { kind: 'present', name: recipient.name ?? null, mobile: recipient.mobile }
  return seats ? { kind: 'seats', name: null, mobile: null } : null
}

type Line = { readonly id: string; readonly options: object }

/** By line, whom presents are for now: their giver may have given them on to somebody else. */
export async function presentsOf(db: Db, lines: readonly Line[]): Promise<ReadonlyMap<string, Given>> {
  const ids = lines.filter(({ options }) => 'present' in options).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await commerce(db)
    .selectFrom('commerce.presents')
    .select(['line_id', 'recipient_name as name', 'recipient_mobile as mobile'])
    .where('line_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ line_id, ...whom }) => [line_id, { kind: 'present', ...whom }]))
}
