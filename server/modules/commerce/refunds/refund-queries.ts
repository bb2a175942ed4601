import { sourceKind } from '@arvand/contracts/commerce'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '#platform/database'
import { commerce, type FactorSourceRow, type RefundPartRow, type RefundRow } from '../tables.ts'

export type Refund = Selectable<RefundRow>
export type RefundPart = Selectable<RefundPartRow>

/** Refunds of a factor, newest first. */
export const refundsOf = (db: Db, factorId: string): Promise<Refund[]> =>
  commerce(db)
    .selectFrom('commerce.refunds')
    .selectAll()
    .where('factor_id', '=', factorId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

export const findRefund = (db: Db, id: string): Promise<Refund | undefined> =>
  commerce(db).selectFrom('commerce.refunds').selectAll().where('id', '=', id).executeTakeFirst()

/** The parts of several refunds; those of one refund in the order in which its money is returned. */
export async function partsOf(db: Db, refundIds: readonly string[]): Promise<RefundPart[]> {
  if (refundIds.length === 0) return []
  const parts = await commerce(db)
    .selectFrom('commerce.refund_parts')
    .selectAll()
    .where('refund_id', 'in', [...refundIds])
    .orderBy('id')
    .execute()
  return parts.toSorted((a, b) => backwards.indexOf(a.kind) - backwards.indexOf(b.kind))
}

/** The reverse of the order in which sources are spent. */
const backwards = sourceKind.options.toReversed()

/** Whether a refund of the factor waits for a manager or for a bank. */
export async function isInProgress(db: Db, factorId: string): Promise<boolean> {
  const row = await commerce(db)
    .selectFrom('commerce.refunds')
    .select('id')
    .where('factor_id', '=', factorId)
    .where('state', 'in', ['requested', 'paying'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** How many refunds a person asked for since then, for factors of their own, and was given. */
export async function countRefunds(db: Db, personId: string, since: Date): Promise<number> {
  const { count } = await commerce(db)
    .selectFrom('commerce.refunds as r')
    .innerJoin('commerce.factors as f', 'f.id', 'r.factor_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('r.asked_by', '=', personId)
    .where('f.person_id', '=', personId)
    .where('r.asked_at', '>=', since)
    .where('r.state', 'in', ['paying', 'paid'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The sources of a factor, the last spent first; the factor's lock protects them. */
export const sourcesBackwards = (tx: Tx, factorId: string): Promise<Selectable<FactorSourceRow>[]> =>
  commerce(tx)
    .selectFrom('commerce.factor_sources')
    .selectAll()
    .where('factor_id', '=', factorId)
    .orderBy('position', 'desc')
    .execute()
