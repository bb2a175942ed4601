import type { Origin } from '#modules/identity'
import type { Actor } from '#platform/actor'
import { transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import { record } from '../audited-acts.ts'
import type { CommerceDeps } from '../deps.ts'
import { commerce } from '../tables.ts'

interface Wish {
  readonly factorId: string
  /** Empty: the number is removed. */
  readonly taxNumber: string
}

/** Writes the tax system's number on a paid factor, or removes it. */
export function writeTaxNumber(
  { db, clock }: Pick<CommerceDeps, 'db' | 'clock'>,
  actor: Pick<Actor, 'personId' | 'sessionId'>,
  origin: Origin,
  { factorId, taxNumber }: Wish,
) {
  return transaction(db, async (tx) => {
    const factor = await commerce(tx)
      .selectFrom('commerce.factors')
      .select(['person_id', 'number', 'tax_number'])
      .where('id', '=', factorId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!factor) return refuse('commerce.unknown-factor')
    if (factor.number === null) refuse('commerce.not-paid')
    const written = taxNumber === '' ? null : taxNumber
    if (written === factor.tax_number) return { taxNumber: written }
    await commerce(tx)
      .updateTable('commerce.factors')
      .set({ tax_number: written })
      .where('id', '=', factorId)
      .execute()
    await record(tx, clock, origin, {
      act: 'tax-number-written',
      personId: factor.person_id,
      actor,
      detail: { factorId, number: factor.number, before: factor.tax_number, after: written },
    })
    return { taxNumber: written }
  })
}
