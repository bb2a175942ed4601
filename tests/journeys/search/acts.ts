import { aPerson } from '../../../server/modules/identity/testing.ts'
import { newId } from '../../../server/platform/ids.ts'
import type { TestApp } from '../../../server/testing/app.ts'

/** What the journey of a factor's number asks of an app that has no other factors. */

/** A paid factor with this number, and the token of a manager of finance. */
export async function aNumberedFactor(
  arvand: TestApp,
  number: string,
): Promise<{ id: string; token: string }> {
  const buyer = await aPerson(arvand, { name: 'نرگس بهار' })
  const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['finance'] })
  const id = newId()
  await arvand.database.pool.query(
    `insert into commerce.factors (id, person_id, state, number, subtotal, discount, tax, total, buyer, created_at, expires_at, paid_at)
     values ($1, $2, 'paid', $3, 1000000, 0, 0, 1000000, $4, now(), now(), now())`,
    [id, buyer.id, number, { name: 'نرگس بهار', kind: 'natural' }],
  )
  return { id, token: manager.token }
}
