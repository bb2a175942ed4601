import { mostBuyers } from '@arvand/contracts/panel/buyers'
import type { Selectable } from 'kysely'
import { type Db, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse } from '#platform/refusal'
import { wholeList } from '#platform/whole-list'
import type { CommerceDeps } from '../deps.ts'
import { commerce, type LegalBuyerRow } from '../tables.ts'

export interface NewBuyer {
  readonly name: string
  readonly legalId: string
  readonly economicCode: string
  readonly postalCode: string
  readonly address: string
  readonly phone?: string | undefined
}

/** The legal persons in whose name somebody buys, newest first; so few that they need no pages. */
export async function listBuyers(db: Db, personId: string) {
  const rows = await commerce(db)
    .selectFrom('commerce.legal_buyers')
    .selectAll()
    .where('person_id', '=', personId)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostBuyers)
    .execute()
  return wholeList(rows.map(replyOf))
}

/** Adds a legal buyer; a legal id can be only once in a person's list. */
export function addBuyer(
  { db, clock }: Pick<CommerceDeps, 'db' | 'clock'>,
  request: RepeatedRequest,
  buyer: NewBuyer,
) {
  const { personId } = request
  return transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const { items } = await listBuyers(tx, personId)
      if (items.some(({ legalId }) => legalId === buyer.legalId)) refuse('gifts.buyer-there')
      if (items.length >= mostBuyers) refuse('gifts.too-many-buyers')
      const row = await commerce(tx)
        .insertInto('commerce.legal_buyers')
        .values({
          id: newId(),
          person_id: personId,
          name: buyer.name,
          legal_id: buyer.legalId,
          economic_code: buyer.economicCode,
          postal_code: buyer.postalCode,
          address: buyer.address,
          phone: buyer.phone ?? null,
          created_at: clock.now(),
        })
        // A second open page may add the same buyer at this moment.
        .onConflict((twin) => twin.doNothing())
        .returningAll()
        .executeTakeFirst()
      return { buyer: replyOf(row ?? refuse('gifts.buyer-there')) }
    }),
  )
}

/** Removes a legal buyer from the list; factors made for it keep its data. */
export async function removeBuyer(
  { db, clock }: Pick<CommerceDeps, 'db' | 'clock'>,
  personId: string,
  buyerId: string,
) {
  const gone = await commerce(db)
    .updateTable('commerce.legal_buyers')
    .set({ removed_at: clock.now() })
    .where('id', '=', buyerId)
    .where('person_id', '=', personId)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!gone) refuse('commerce.unknown-buyer')
  return {}
}

const replyOf = (row: Selectable<LegalBuyerRow>) => ({
  id: row.id,
  name: row.name,
  legalId: row.legal_id,
  economicCode: row.economic_code,
  postalCode: row.postal_code,
  address: row.address,
  phone: row.phone,
})
