import { type Insertable, sql } from 'kysely'
import { jsonRows, prepared, type Tx } from '#platform/database'
import type { Factor } from '../factors/factor-queries.ts'
import { spentEvents } from '../gift-cards/spent-events.ts'
import type { EntitlementRow } from '../tables.ts'
import type { Source } from './source.ts'

interface Paid {
  readonly entitled: readonly Insertable<EntitlementRow>[]
  /** In the order in which they were spent. */
  readonly sources: readonly Source[]
  readonly now: Date
}

/** Each list of rows as JSON. */
interface PaidJson {
  readonly factorId: string
  readonly entitled: string
  readonly burned: string
  readonly events: string
}

const insertPaid = prepared(
  (_db, { factorId, entitled, burned, events }: PaidJson) => sql<unknown>`
    with code as (
      update commerce.off_code_uses set state = 'used' where factor_id = ${factorId} and state = 'reserved'
    ), opened as (
      insert into commerce.entitlements ${jsonRows('commerce.entitlements', entitled)}
    ), burned as (
      insert into commerce.factor_sources ${jsonRows('commerce.factor_sources', burned)}
    )
    insert into commerce.gift_card_events ${jsonRows('commerce.gift_card_events', events)}`,
)

/** Writes the rows of a payment in one statement: entitlements, sources, the off code as used, events of gift cards. */
export async function writePaid(tx: Tx, factor: Factor, { entitled, sources, now }: Paid): Promise<void> {
  const { id, person_id } = factor
  const burned = sources.map(({ kind, cardId = null, paymentId = null, amount }, position) => ({
    factor_id: id,
    position,
    kind,
    card_id: cardId,
    payment_id: paymentId,
    amount,
    refunded: 0,
  }))
  const events = spentEvents({ factorId: id, personId: person_id, sources, now })
  await insertPaid(tx, {
    factorId: id,
    entitled: JSON.stringify(entitled),
    burned: JSON.stringify(burned),
    events: JSON.stringify(events),
  })
}
