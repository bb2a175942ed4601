import type { ItemKind } from '@arvand/contracts/commerce'
import type { Leg } from '#modules/wallet'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { openBoughtCards } from '../gift-cards/open-bought-cards.ts'
import type { CommerceParts } from '../parts.ts'
import { openPlan } from '../plus/open-plan.ts'
import { openPresent, openSeats } from '../presents/open-given.ts'
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

const nothing = { entries: [] } as const

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

const openCourse: Opener = async (parts, tx, paid) => {
  const { present, seats } = paid.line.options
  if (present !== undefined) return openPresent(parts, tx, paid)
  if (seats !== undefined) return openSeats(parts, tx, paid)
  await entitle(parts, tx, paid, paid.factor.person_id, 'purchase')
  return nothing
}

/** By kind, what a paid line opens. */
export const openers: Readonly<Record<ItemKind, Opener>> = {
  course: openCourse,
  plan: openPlan,
  giftCard: openBoughtCards,
}
