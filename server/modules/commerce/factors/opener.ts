import type { Insertable } from 'kysely'
import type { Leg } from '#modules/wallet'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import type { CommerceParts } from '../parts.ts'
import { commerce, type EntitlementRow } from '../tables.ts'
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
 * taken out of the platform's part; what it entitles somebody to is written with all the factor's.
 */
export type Opener = (
  parts: OpenerParts,
  tx: Tx,
  paid: PaidLine,
) => Promise<{ readonly entries: readonly Leg[]; readonly entitled?: NewEntitlement }>

interface Opening {
  readonly line: Pick<FactorLine, 'id' | 'kind' | 'item_id'>
  readonly now: Date
}

export type NewEntitlement = Insertable<EntitlementRow>

/** That an item is open to a person; not yet written. */
export const entitlementOf = ({ line, now }: Opening, personId: string): NewEntitlement => ({
  id: newId(),
  line_id: line.id,
  kind: line.kind,
  item_id: line.item_id,
  person_id: personId,
  opened_at: now,
})

/** Opens an item for a person: a row, and a job for whoever sells the kind. */
export async function entitle(
  parts: Pick<CommerceParts, 'jobs'>,
  tx: Tx,
  opening: Opening,
  personId: string,
  by: Opened['by'],
): Promise<void> {
  const entitled = entitlementOf(opening, personId)
  await commerce(tx).insertInto('commerce.entitlements').values(entitled).execute()
  await tellOpened(parts, tx, entitled, by)
}

/** Leaves word of a written entitlement to whoever sells the kind. */
export const tellOpened = (
  { jobs }: Pick<CommerceParts, 'jobs'>,
  tx: Tx,
  { id: entitlementId, kind, item_id: itemId, person_id: personId }: NewEntitlement,
  by: Opened['by'],
): Promise<void> => jobs.leave(tx, factorPaid(kind), { entitlementId, itemId, personId, by })
