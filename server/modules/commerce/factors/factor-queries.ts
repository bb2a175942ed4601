import { type QueryCreator, type Selectable, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { type Db, prepared, type Tx } from '#platform/database'
import { type CommerceTables, commerce, type FactorLineRow, type FactorRow } from '../tables.ts'
import { buyerKey, lockOf } from './lock-buyer.ts'

export type FactorLine = Selectable<FactorLineRow> & {
  readonly shares: readonly { readonly personId: string; readonly amount: number }[]
}

/** A factor with all that is printed of it and needed to pay it. */
export interface Factor extends Selectable<FactorRow> {
  readonly offCode: string | null
  /** In their order. */
  readonly lines: readonly FactorLine[]
  /** The gift cards that it is to spend, in this order. */
  readonly cardIds: readonly string[]
}

const rowsOf = (of: QueryCreator<CommerceTables>) => of.selectFrom('commerce.factors').selectAll()

/** The picked factors with their off code, gift cards, lines and shares, in one query. */
const found = (db: Db, pick: (rows: ReturnType<typeof rowsOf>) => ReturnType<typeof rowsOf>) =>
  commerce(db)
    .with('f', (of) => pick(rowsOf(of)))
    .selectFrom('f')
    .selectAll('f')
    .select((of) => [
      of
        .selectFrom('commerce.off_codes as c')
        .select('c.code')
        .whereRef('c.id', '=', 'f.off_code_id')
        .as('offCode'),
      of
        .selectFrom('commerce.factor_gift_cards as g')
        .select(sql<string[]>`coalesce(array_agg(g.card_id order by g.position), '{}')`.as('ids'))
        .whereRef('g.factor_id', '=', 'f.id')
        .as('cardIds'),
      jsonArrayFrom(
        of
          .selectFrom('commerce.factor_lines as l')
          .selectAll('l')
          .select((ofLine) =>
            jsonArrayFrom(
              ofLine
                .selectFrom('commerce.line_shares as s')
                .select(['s.person_id as personId', 's.amount'])
                .whereRef('s.line_id', '=', 'l.id')
                .orderBy('s.person_id'),
            ).as('shares'),
          )
          .whereRef('l.factor_id', '=', 'f.id')
          .orderBy('l.position'),
      ).as('lines'),
    ])

const completed = <Row extends { cardIds: string[] | null }>(row: Row) => ({
  ...row,
  cardIds: row.cardIds ?? [],
})

/** Factors by id, in the order asked; unknown ones are missing. */
export async function findFactors(db: Db, ids: readonly string[]): Promise<Factor[]> {
  if (ids.length === 0) return []
  const rows = await found(db, (of) => of.where('id', 'in', ids)).execute()
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map(completed))
}

/** A person's own factor; undefined when it is another person's. */
export async function findMyFactor(db: Db, personId: string, id: string): Promise<Factor | undefined> {
  const [factor] = await findFactors(db, [id])
  return factor?.person_id === personId ? factor : undefined
}

/** Locks a factor's row, so that paying, refunding and handing out its seats wait for each other. */
export const lockFactorOnly = (tx: Tx, factorId: string): Promise<unknown> =>
  commerce(tx)
    .selectFrom('commerce.factors')
    .select('id')
    .where('id', '=', factorId)
    .forNoKeyUpdate()
    .execute()

/** A factor, locked until the transaction ends. Commerce takes this lock before all its others. */
export async function lockFactor(tx: Tx, id: string): Promise<Factor | undefined> {
  // The lock comes first: what was read before waiting for it may be old.
  await lockFactorOnly(tx, id)
  const row = await found(tx, (of) => of.where('id', '=', id)).executeTakeFirst()
  return row && completed(row)
}

const ownToPay = prepared((db, { id, personId, buyer }: { id: string; personId: string; buyer: string }) =>
  found(db, (of) => of.where('id', '=', id).where('person_id', '=', personId).forNoKeyUpdate()).select(
    lockOf(buyer).as('lock'),
  ),
)

/**
 * Locks a factor that its buyer is about to pay, and then the buyer, in one statement; undefined when it is another
 * person's. The lines are read before the factor is locked, which is safe because they do not change while it awaits
 * its payment.
 */
export async function lockFactorToPay(tx: Tx, personId: string, id: string): Promise<Factor | undefined> {
  const [row] = await ownToPay(tx, { id, personId, buyer: buyerKey(personId) })
  if (!row) return undefined
  const { lock: _, ...factor } = row
  return completed(factor)
}

/** Locks a person's own factor; undefined when it is another person's. */
export async function lockMyFactor(tx: Tx, personId: string, id: string): Promise<Factor | undefined> {
  const factor = await lockFactor(tx, id)
  return factor?.person_id === personId ? factor : undefined
}
