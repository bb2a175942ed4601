import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { type Buyer, commerce } from '../tables.ts'

/** One of a person's legal buyers, as a new factor stores it. */
export async function findLegalBuyer(db: Db, personId: string, buyerId: string): Promise<Buyer> {
  const row = await commerce(db)
    .selectFrom('commerce.legal_buyers')
    .selectAll()
    .where('id', '=', buyerId)
    .where('person_id', '=', personId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!row) return refuse('commerce.unknown-buyer')
  return {
    kind: 'legal',
    name: row.name,
    legalId: row.legal_id,
    economicCode: row.economic_code,
    postalCode: row.postal_code,
    address: row.address,
    ...(row.phone === null ? {} : { phone: row.phone }),
  }
}

/** A person's mobile number; null when they have none. */
export async function mobileOf(db: Db, personId: string): Promise<string | null> {
  const row = await commerce(db)
    .selectFrom('identity.contacts')
    .select('mobile')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row?.mobile ?? null
}
