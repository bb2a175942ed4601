import { listHelp, showHelp } from '@arvand/contracts/home/help'
import { login } from '@arvand/contracts/panel/identity'
import { getTicket } from '@arvand/contracts/panel/tickets'
import { listTickets } from '@arvand/contracts/support/tickets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { fill } from '../fill.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
  await fill(arvand.platform, 1, ['identity', 'support'])
}, 120_000)
afterAll(() => arvand.close())

const tokenOf = async (identifier: string) => {
  const { answer } = await arvand.call(login, { identifier, password: 'arvand-demo' })
  return { token: 'token' in answer ? answer.token : '' }
}

test('the demo has twelve tickets of people in all states, one put apart and one merged, and strangers’ besides', async () => {
  const manager = await tokenOf('09120000004')
  const shelves = ['open', 'answered', 'waiting', 'closed', 'spam'] as const
  const all = []
  for (const state of shelves) {
    const { items } = (await arvand.call(listTickets, { state }, manager)).answer
    expect(items.length, state).toBeGreaterThan(0)
    all.push(...items.map((ticket) => ({ ...ticket, state })))
  }
  const { rows } = await arvand.database.pool.query(
    'select count(*)::int as all, count(merged_into_id)::int as merged from support.tickets where person_id is not null',
  )
  expect(rows).toEqual([{ all: 12, merged: 1 }])
  expect(all.filter(({ personId }) => personId !== null)).toHaveLength(11)
  expect(all.filter(({ personId }) => personId === null)).toHaveLength(4)
  const own = (await arvand.call(getTicket, {}, await tokenOf('09120000001'))).answer
  expect('items' in own && own.items.length).toBeGreaterThan(3)
})

test('the demo has fourteen help articles worth reading', async () => {
  const { items } = (await arvand.call(listHelp, {})).answer
  expect(items).toHaveLength(14)
  for (const { slug } of items) {
    const { article } = (await arvand.call(showHelp, { slug })).answer
    expect(JSON.stringify(article.body).length, slug).toBeGreaterThan(600)
  }
})
