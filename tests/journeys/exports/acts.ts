import { aPerson } from '../../../server/modules/identity/testing.ts'
import type { TestApp } from '../../../server/testing/app.ts'

/** Closed messages to support, one row each; replies the token of a manager who may take them. */
export async function manyMessages(arvand: TestApp, count: number): Promise<string> {
  await arvand.database.pool.query(
    `insert into support.tickets
       (id, source, department, subject, body, name, reply_to, state, created_at, updated_at)
     select gen_random_uuid(), 'contact', 'payment', 'پرسش ' || i, 'متن', 'نویسنده', '+989120000000', 'closed', at, at
     from generate_series(1, $1::int) as i cross join lateral (select timestamptz '2026-11-01 12:00+03:30' as at) as made`,
    [count],
  )
  return (await aPerson(arvand, { roles: ['manager'], scopes: ['support'] })).token
}
