import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { type Buyer, commerce } from '../tables.ts'

/** Who stands on a factor as its buyer: the person, or one of their legal buyers, as they are at this moment. */
export async function findBuyer(db: Db, personId: string, buyerId?: string): Promise<Buyer> {
  if (buyerId !== undefined) return legalBuyer(db, personId, buyerId)
  const row = await commerce(db)
    .selectFrom('identity.contacts')
    .select('name')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return { kind: 'natural', name: row?.name ?? '' }
}

async function legalBuyer(db: Db, personId: string, buyerId: string): Promise<Buyer> {
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
