import { showFigures } from '@arvand/contracts/support/figures'
import { listTickets } from '@arvand/contracts/support/tickets'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { recordSql } from '#server/testing/recorded-sql'
import { aPerson, type TestPerson } from '#testing/identity'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let arvand: TestApp
let keeper: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['support'] })
  const writer = await aPerson(arvand)
  await arvand.database.pool.query(
    `insert into support.tickets
       (id, person_id, source, department, subject, body, name, reply_to, state, created_at, updated_at,
        open_since, due_at, assignee_id, is_spam, tags, first_answered_at, first_answer_seconds)
     select gen_random_uuid(), $1, 'panel', (array['learning', 'payment', 'account', 'teaching', 'other'])[1 + i % 5],
       'پرسش ' || i, 'متن', 'نویسنده', '+989120000000', state, at, at,
       case when state = 'open' then at end, case when state = 'open' then at + interval '1 day' end,
       case when i % 3 = 0 then $2::uuid end, state = 'closed' and i % 20 = 3,
       case when i % 50 = 0 then array['درگاه'] else '{}'::text[] end,
       case when state = 'answered' then at end, case when state = 'answered' then 1000000 end
     from generate_series(1, 100000) as i
     cross join lateral (select (array['open', 'answered', 'waiting', 'closed'])[1 + i % 4] as state,
       timestamptz '2026-11-01' + i * interval '10 seconds' as at) as made`,
    [writer.id, keeper.id],
  )
  await arvand.database.pool.query('analyze support.tickets')
})
afterAll(() => arvand.close())

const asks = {
  'the open ones': { state: 'open' },
  'the open ones of a department': { state: 'open', department: 'payment' },
  'my open ones': { state: 'open', assigned: 'me' },
  'the closed ones': { state: 'closed' },
  spam: { state: 'spam' },
} as const

test.each(Object.entries(asks))(
  'of a hundred thousand tickets the first page of the queue takes less than 15 ms of the database: %s',
  async (name, ask) => {
    const statements = await recordSql(async () => {
      const { answer } = await arvand.call(listTickets, ask, keeper)
      expect(answer.items).toHaveLength(10)
    })
    const [asked] = statements.filter(({ text }) => text.includes('"support"."tickets"'))
    if (!asked) throw new Error('the queue asked nothing')
    const { rows } = await arvand.database.pool.query(
      `explain (analyze, format json) ${asked.text}`,
      asked.values as unknown[],
    )
    const [plan] = rows[0]['QUERY PLAN'] as { 'Execution Time': number; 'Planning Time': number }[]
    const ms = (plan?.['Execution Time'] ?? Number.NaN) + (plan?.['Planning Time'] ?? Number.NaN)
    process.stdout.write(`${name}: ${ms.toFixed(2)} ms of the database\n`)
    expect(ms).toBeLessThan(15)
  },
)

test('the figures of so many tickets add up, though all their seconds together are more than four bytes hold', async () => {
  const ask = { period: 'thirtyDays', to: '2026-11-20' } as const
  const { status, answer } = await arvand.call(showFigures, ask, keeper)
  expect(status).toBe(200)
  const { count, total } = answer.whole.firstAnswer.now
  expect(total).toBe(count * 1_000_000)
  expect(total).toBeGreaterThan(2 ** 31)
})
