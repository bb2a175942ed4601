import type * as endpoints from '@arvand/contracts/panel/manage-finance'
import { namesOf } from '#modules/identity'
import { type Db, transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { record } from '../audited-acts.ts'
import type { CommerceDeps } from '../deps.ts'
import { readSeller } from '../seller.ts'
import { commerce, type Seller } from '../tables.ts'

/** The seller as managers see it. */
export async function showSeller(db: Db) {
  const row = await readSeller(db)
  const names = await namesOf(db, row.changed_by === null ? [] : [row.changed_by])
  return {
    seller: {
      name: row.name,
      legalId: row.legal_id,
      economicCode: row.economic_code,
      postalCode: row.postal_code,
      address: row.address,
      phone: row.phone,
    },
    payerSheba: row.payer_sheba,
    changedBy: row.changed_by === null ? null : { id: row.changed_by, name: names.get(row.changed_by) ?? '' },
    changedAt: row.changed_at,
  }
}

/** Changes the seller from now on; the audit log gets the old values, the new ones and who changed them. */
export const changeSeller = (
  { db, clock }: Pick<CommerceDeps, 'db' | 'clock'>,
  { input, actor, caller }: Asked<typeof endpoints.changeSeller>,
) =>
  transaction(db, async (tx) => {
    const before = await commerce(tx)
      .selectFrom('commerce.seller')
      .selectAll()
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    const { seller, payerSheba } = input
    const wished = {
      name: seller.name,
      legal_id: seller.legalId,
      economic_code: seller.economicCode,
      postal_code: seller.postalCode,
      address: seller.address,
      phone: seller.phone,
      payer_sheba: payerSheba,
    }
    const detail = changesOf(before, wished)
    if (Object.keys(detail).length === 0) return showSeller(tx)
    await commerce(tx)
      .updateTable('commerce.seller')
      .set({ ...wished, changed_by: actor.personId, changed_at: clock.now() })
      .execute()
    await record(tx, clock, caller, { act: 'seller-changed', personId: null, actor, detail })
    return showSeller(tx)
  })

/** The values that differ, before and after. */
function changesOf(before: Seller, wished: Partial<Seller>) {
  const entries = Object.entries(wished).flatMap(([name, value]) => {
    const old = before[name as keyof Seller]
    return old === value ? [] : [[name, { before: old, after: value }] as const]
  })
  return Object.fromEntries(entries)
}
