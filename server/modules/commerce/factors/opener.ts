import type { Leg } from '#modules/wallet'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import type { CommerceParts } from '../parts.ts'
import { commerce } from '../tables.ts'
import { factorPaid, type Opened } from '../what-is-opened.ts'
import type { Factor, FactorLine } from './factor-queries.ts'

export interface PaidLine {
  readonly factor: Factor
  readonly line: FactorLine
  readonly now: Date
}

export type OpenerParts = Pick<CommerceParts, 'clock' | 'jobs' | 'secret'>

/**
 * What a paid line opens, in the transaction that pays it. Its entries (e.g. what is put on a bought gift card) are
 * taken out of the platform's part.
 */
export type Opener = (
  parts: OpenerParts,
  tx: Tx,
  paid: PaidLine,
) => Promise<{ readonly entries: readonly Leg[] }>

/** Opens an item for a person: a row, and a job for whoever sells the kind. */
export async function entitle(
  { jobs }: Pick<CommerceParts, 'jobs'>,
  tx: Tx,
  { line, now }: { readonly line: Pick<FactorLine, 'id' | 'kind' | 'item_id'>; readonly now: Date },
  personId: string,
  by: Opened['by'],
): Promise<void> {
  const entitlementId = newId()
  const { id: lineId, kind, item_id: itemId } = line
  await commerce(tx)
    .insertInto('commerce.entitlements')
    .values({
      id: entitlementId,
      line_id: lineId,
      kind,
      item_id: itemId,
      person_id: personId,
      opened_at: now,
    })
    .execute()
  await jobs.leave(tx, factorPaid(kind), { entitlementId, itemId, personId, by })
}
