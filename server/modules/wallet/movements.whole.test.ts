import { getWallet } from '@arvand/contracts/panel/wallet'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson } from '#testing/identity'
import { aWallet } from './testing.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

test('ten thousand movements are read by their number', async () => {
  const person = await aPerson(arvand)
  await aWallet(arvand, person.id, 10_000)
  const { pool } = arvand.database
  // In forty transactions: a single one would keep all 10,000 versions of the account's row.
  for (let part = 0; part < 40; part++)
    await pool.query(
      `with account as (select id from wallet.accounts where owner_id = $1),
      made as (insert into wallet.transactions (id, cause, kind, about, legs, at)
        select gen_random_uuid(), gen_random_uuid()::text, 'credit', '{"title": null}', 2, now()
        from generate_series(1, 250) returning id)
     insert into wallet.entries (id, transaction_id, account_id, amount)
     select gen_random_uuid(), made.id, account.id, amount from made,
       (select id, 10 as amount from account
        union all select id, -10 from wallet.accounts where name = 'gifts') account`,
      [person.id],
    )
  await pool.query('analyze wallet.entries, wallet.transactions')
  const { rows } = await pool.query(
    `explain (format json) select e.id, t.at from wallet.entries e join wallet.transactions t
       on t.id = e.transaction_id where e.account_id = (select id from wallet.accounts where owner_id = $1)
       and e.number < 5000 order by e.number desc limit 11`,
    [person.id],
  )
  const plan = JSON.stringify(rows)
  expect(plan).toContain('entries__in_order')
  expect(plan).not.toContain('Sort')
  expect((await arvand.call(getWallet, {}, person)).answer.items[0]?.balanceAfter).toBe(110_000)
})
