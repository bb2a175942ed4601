import { sourceKind } from '@arvand/contracts/commerce'
import { type Selectable, sql } from 'kysely'
import type { Db } from '#platform/database'
import { settingsIn } from '#platform/settings'
import { commerceSettings } from '../settings.ts'
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

const inProgress = ['requested', 'paying'] as const

/** Whether one of the refunds waits for a manager or for a bank. */
export const hasInProgress = (refunds: readonly Pick<Refund, 'state'>[]): boolean =>
  refunds.some(({ state }) => inProgress.some((one) => one === state))

/** Whether a refund of the factor waits for a manager or for a bank. */
export async function isInProgress(db: Db, factorId: string): Promise<boolean> {
  const row = await commerce(db)
    .selectFrom('commerce.refunds')
    .select('id')
    .where('factor_id', '=', factorId)
    .where('state', 'in', inProgress)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a refund of one of these lines of a factor waits for a manager. */
export async function isAsked(db: Db, factorId: string, lineIds: readonly string[]): Promise<boolean> {
  const row = await commerce(db)
    .selectFrom('commerce.refunds as r')
    .innerJoin('commerce.refund_lines as l', 'l.refund_id', 'r.id')
    .select('r.id')
    .where('r.factor_id', '=', factorId)
    .where('r.state', '=', 'requested')
    .where(sql<boolean>`l.line_id = any(${[...lineIds]}::uuid[])`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const refundsSince = (db: Db, personId: string, since: Date) =>
  commerce(db)
    .selectFrom('commerce.refunds as r')
    .innerJoin('commerce.factors as f', 'f.id', 'r.factor_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('r.asked_by', '=', personId)
    .where('f.person_id', '=', personId)
    .where('r.asked_at', '>=', since)
    .where('r.state', 'in', ['paying', 'paid'])

/** How many refunds a person asked for since then, for factors of their own, and was given. */
export async function countRefunds(db: Db, personId: string, since: Date): Promise<number> {
  return Number((await refundsSince(db, personId, since).executeTakeFirstOrThrow()).count)
}

/** The settings, and how many refunds a person was given since then, in one statement. */
export async function refundTerms(db: Db, personId: string, since: Date) {
  const { refundsOfLate, ...rules } = await commerce(db)
    .selectNoFrom([
      ...settingsIn(commerceSettings),
      refundsSince(db, personId, since).$asScalar().as('refundsOfLate'),
    ])
    .executeTakeFirstOrThrow()
  return { rules, refundsOfLate: Number(refundsOfLate) }
}

/** The sources of a factor, the last spent first; whoever changes them holds the factor's lock. */
export const sourcesBackwards = (db: Db, factorId: string): Promise<Selectable<FactorSourceRow>[]> =>
  commerce(db)
    .selectFrom('commerce.factor_sources')
    .selectAll()
    .where('factor_id', '=', factorId)
    .orderBy('position', 'desc')
    .execute()
