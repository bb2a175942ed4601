import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import type { Leg } from '#modules/wallet'
import type { Db, Tx } from '#platform/database'
import type { Factor, FactorLine } from '../factors/factor-queries.ts'
import type { CommerceParts } from '../parts.ts'
import { commerce } from '../tables.ts'
import { factorRefunded, type Opened } from '../what-is-opened.ts'

export interface ClosingLine {
  readonly factor: Factor
  readonly line: FactorLine
  readonly now: Date
}

export type CloserParts = Pick<CommerceParts, 'clock' | 'jobs' | 'secret'>

export interface Closer {
  /**
   * Why the money of a line cannot go back, whoever asks, and the most that can: a line whose half is used up gives
   * the other half. Asked again under the factor's lock.
   */
  standing(db: Db, closing: ClosingLine): Promise<{ whyNot: ErrorCode | null; most: number }>
  /**
   * Closes what the line has opened, in the transaction that gives back. Its entries (e.g. what is taken off a bought
   * card) are laid to the platform's part; it posts nothing itself. `isWhole`: nothing of the line stays paid.
   */
  close(
    parts: CloserParts,
    tx: Tx,
    closing: ClosingLine & { readonly amount: number; readonly isWhole: boolean },
  ): Promise<{ readonly entries: readonly Leg[] }>
}

/** Closes all that a line has opened, for everyone: rows, and a job for each to whoever sells the kind. */
export async function closeEntitlements(
  { jobs }: Pick<CommerceParts, 'jobs'>,
  tx: Tx,
  { line, now }: Pick<ClosingLine, 'line' | 'now'>,
): Promise<void> {
  const closed = await commerce(tx)
    .updateTable('commerce.entitlements')
    .set({ closed_at: now })
    .where('line_id', '=', line.id)
    .where('closed_at', 'is', null)
    .returning(['id', 'item_id', 'person_id', 'kind'])
    .execute()
  const by = howOpened(line)
  for (const { id, item_id, person_id, kind } of closed)
    await jobs.leave(tx, factorRefunded(kind), {
      entitlementId: id,
      itemId: item_id,
      personId: person_id,
      by,
    })
}

/** How what a line opens came to whoever has it. */
export function howOpened({ options }: FactorLine): Opened['by'] {
  const { present, seats } = options as { present?: unknown; seats?: unknown }
  if (present !== undefined) return 'present'
  return seats === undefined ? 'purchase' : 'seat'
}
