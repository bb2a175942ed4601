import { sql } from 'kysely'
import type { Clock } from '#platform/clock'
import type { Db, Tx } from '#platform/database'
import { refuse, refuseIf } from '#platform/refusal'
import { foldCode } from '../fold-code.ts'
import { commerce, type OffCode } from '../tables.ts'
import { type CodeUse, type DiscountedLine, whyNotUse } from './off-code.ts'

/** Finds a code by what a person has typed; one that is another person's is not found. */
export async function findOffCode(
  db: Db,
  typed: string,
  personId: string | null,
): Promise<OffCode | undefined> {
  const rows = commerce(db).selectFrom('commerce.off_codes').selectAll().where('code', '=', foldCode(typed))
  const code = await rows.executeTakeFirst()
  return code?.person_id && code.person_id !== personId ? undefined : code
}

/** What decides whether a person may use a code: their earlier uses and purchases, and what its campaign has left. */
export async function codeUseOf(
  db: Db,
  code: OffCode,
  personId: string,
  lines: readonly DiscountedLine[],
): Promise<CodeUse> {
  const { rows } = await sql<Omit<CodeUse, 'lines'>>`
    select
      (select count(*)::int from commerce.off_code_uses
        where person_id = ${personId} and off_code_id = ${code.id} and state <> 'givenBack') as "usesOfPerson",
      exists (select from commerce.factors where person_id = ${personId} and paid_at is not null)
        or ${code.first_purchase} and exists (
          select from commerce.off_code_uses u join commerce.off_codes c on c.id = u.off_code_id
            where u.person_id = ${personId} and c.first_purchase and u.state = 'reserved'
        ) as "hasBought",
      (select budget - spent from commerce.campaigns where id = ${code.campaign_id}) as "budgetLeft"
  `.execute(commerce(db))
  return { usesOfPerson: 0, hasBought: false, budgetLeft: null, ...rows[0], lines }
}

export interface OffCodeUse {
  readonly codeId: string
  readonly factorId: string
  readonly personId: string
  readonly discount: number
  readonly lines: readonly DiscountedLine[]
}

/**
 * Reserves a code for an unpaid factor. It is counted at once, under the lock of its row and then its campaign's, so
 * that no two factors share the last use.
 */
export async function reserveOffCode(tx: Tx, clock: Clock, use: OffCodeUse): Promise<void> {
  const now = clock.now()
  const tables = commerce(tx)
  const code = await tables
    .selectFrom('commerce.off_codes')
    .selectAll()
    .where('id', '=', use.codeId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!code) return refuse('commerce.unknown-off-code')
  if (code.first_purchase) await lockFirstPurchase(tx, use.personId)
  if (code.campaign_id) await addToCampaign(tx, code.campaign_id, use.discount)
  const codeUse = await codeUseOf(tx, code, use.personId, use.lines)
  // The campaign's sum contains this discount already, and the update above has held it within the budget.
  refuseIf(whyNotUse(code, { ...codeUse, budgetLeft: null }, now))
  await tables
    .updateTable('commerce.off_codes')
    .set({ uses: code.uses + 1 })
    .where('id', '=', code.id)
    .execute()
  await tables
    .insertInto('commerce.off_code_uses')
    .values({
      factor_id: use.factorId,
      off_code_id: code.id,
      person_id: use.personId,
      discount: use.discount,
      state: 'reserved',
      at: now,
    })
    .execute()
}

/**
 * Locks the person, since two codes for a first purchase are two rows: only one factor of a person at a time may
 * reserve such a code.
 */
async function lockFirstPurchase(tx: Tx, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`first purchase ${personId}`}, 0))`.execute(
    commerce(tx),
  )
}

async function addToCampaign(tx: Tx, campaignId: string, discount: number): Promise<void> {
  const row = await commerce(tx)
    .updateTable('commerce.campaigns')
    .set((eb) => ({ spent: eb('spent', '+', discount) }))
    .where('id', '=', campaignId)
    .where((eb) => eb.or([eb('budget', 'is', null), eb('budget', '>=', eb('spent', '+', discount))]))
    .returning('id')
    .executeTakeFirst()
  if (!row) refuse('commerce.off-code-budget-spent')
}

/** Gives back the code of a factor that has ended unpaid or was refunded in full. Once, however often it is called. */
export async function giveBackOffCode(tx: Tx, factorId: string): Promise<void> {
  const tables = commerce(tx)
  const use = await tables
    .updateTable('commerce.off_code_uses')
    .set({ state: 'givenBack' })
    .where('factor_id', '=', factorId)
    .where('state', '<>', 'givenBack')
    .returning(['off_code_id', 'discount'])
    .executeTakeFirst()
  if (!use) return
  const code = await tables
    .updateTable('commerce.off_codes')
    .set((eb) => ({ uses: eb('uses', '-', 1) }))
    .where('id', '=', use.off_code_id)
    .returning('campaign_id')
    .executeTakeFirstOrThrow()
  if (!code.campaign_id) return
  await tables
    .updateTable('commerce.campaigns')
    .set((eb) => ({ spent: eb('spent', '-', use.discount) }))
    .where('id', '=', code.campaign_id)
    .execute()
}
