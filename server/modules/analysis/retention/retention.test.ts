import * as endpoints from '@arvand/contracts/analysis/retention'
// not of the locale: the months are Jalali
import { isoDayOf } from '@arvand/persian/jalali'
import { instantAt } from '@arvand/persian/zone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { gather } from '#server/modules'
import { anApp, type TestApp } from '#server/testing/app'
import { plansOf } from '#server/testing/query-plans'
import { recordSql } from '#server/testing/recorded-sql'
import { aPerson, type TestPerson } from '#testing/identity'

let arvand: TestApp
let keeper: TestPerson

const day = (month: number, date: number) => isoDayOf({ year: 1405, month, day: date })

/** A person who joined on a day and learned on others. */
async function aMember(joined: string, learned: readonly string[], name = 'نیما راد') {
  const { id } = await aPerson(arvand, { name })
  const { pool } = arvand.database
  await pool.query('update identity.accounts set created_at = $1 where id = $2', [instantAt(joined), id])
  for (const on of learned)
    await pool.query('insert into courses.learning_days (person_id, day) values ($1, $2)', [id, on])
  return id
}

beforeAll(async () => {
  arvand = await anApp()
  // The last and the first day of a month, and nothing at all.
  await aMember(day(6, 31), [day(6, 31), day(7, 1), day(7, 30), day(8, 1)], 'لاله فر')
  await aMember(day(6, 1), [day(8, 2)])
  await aMember(day(6, 2), [])
  await aMember(day(7, 1), [day(7, 1), day(8, 29)])
  // What somebody learned before the month of joining is nobody's month.
  await aMember(day(7, 2), [day(6, 20)])
  keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['growth'] })
}, 60_000)
afterAll(() => arvand.close())

const show = async () => (await arvand.call(endpoints.showRetention, {}, keeper)).answer.items

test('twelve months of joining, each with the months since', async () => {
  const months = await show()
  expect(months).toHaveLength(12)
  expect(months[0]).toMatchObject({ from: isoDayOf({ year: 1404, month: 9, day: 1 }), joined: 0 })
  expect(months.map(({ learned }) => learned.length)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  expect(months.slice(9)).toEqual([
    { from: day(6, 1), to: day(6, 31), joined: 3, learned: [1, 1, 2] },
    { from: day(7, 1), to: day(7, 30), joined: 2, learned: [1, 1] },
    { from: day(8, 1), to: day(8, 30), joined: 1, learned: [0] },
  ])
})

test('each cell equals the tables, person by person', async () => {
  const { rows } = await arvand.database.pool.query<{ id: string; at: string; days: string[] }>(`
    select a.id, (a.created_at at time zone 'Asia/Tehran')::date::text as at,
      array(select day::text from courses.learning_days where person_id = a.id) as days
    from identity.accounts as a`)
  const months = await show()
  const within = (on: string, { from, to }: { from: string; to: string }) => on >= from && on <= to
  for (const [place, month] of months.entries()) {
    const members = rows.filter(({ at }) => within(at, month))
    expect(month.joined).toBe(members.length)
    for (const [later, people] of month.learned.entries()) {
      const of = months[place + later]
      expect(people).toBe(members.filter(({ days }) => of && days.some((on) => within(on, of))).length)
    }
  }
})

test('a cell opens its people, newest first', async () => {
  const ask = { month: day(6, 15), later: 1 }
  const { answer } = await arvand.call(endpoints.listRetained, ask, keeper)
  expect(answer).toMatchObject({
    items: [{ name: 'لاله فر', days: 2, joinedAt: instantAt(day(6, 31)).toISOString() }],
    joined: { from: day(6, 1), to: day(6, 31) },
    learned: { from: day(7, 1), to: day(7, 30) },
    nextCursor: null,
  })
  const two = (await arvand.call(endpoints.listRetained, { ...ask, later: 2 }, keeper)).answer.items
  expect(two.map(({ name, days }) => [name, days])).toEqual([
    ['لاله فر', 1],
    ['نیما راد', 1],
  ])
})

test('more than ten people are paged, each once', async () => {
  for (let at = 0; at < 11; at += 1) await aMember(day(5, 1 + at), [day(5, 20)])
  const ask = { month: day(5, 1), later: 0 }
  const first = (await arvand.call(endpoints.listRetained, ask, keeper)).answer
  const next = (await arvand.call(endpoints.listRetained, { ...ask, cursor: first.nextCursor }, keeper))
    .answer
  expect([first.items.length, next.items.length, next.nextCursor]).toEqual([10, 1, null])
  expect(new Set([...first.items, ...next.items].map(({ personId }) => personId)).size).toBe(11)
})

test('what a person learned goes with their account', async () => {
  const before = (await show())[8]
  const { rows } = await arvand.database.pool.query<{ person_id: string }>(
    'select person_id from courses.learning_days where day = $1 limit 1',
    [day(5, 20)],
  )
  const { plugs } = gather(arvand.platform)
  await transaction(arvand.platform.db, async (tx) => {
    for (const { forget } of plugs.personalData.toReversed()) await forget(tx, rows[0]?.person_id ?? '')
  })
  expect((await show())[8]).toMatchObject({ learned: [Number(before?.learned[0]) - 1, 0, 0, 0] })
})

test('only managers of growth see it; a month that is none is a 422', async () => {
  const teacher = await aPerson(arvand, { roles: ['teacher'] })
  const other = await aPerson(arvand, { roles: ['manager'], scopes: ['people'] })
  const asks = [
    [endpoints.showRetention, {}],
    [endpoints.listRetained, { month: day(6, 1), later: 0 }],
  ] as const
  for (const [endpoint, ask] of asks) {
    expect((await arvand.call(endpoint, ask)).status).toBe(401)
    for (const caller of [teacher, other, await aPerson(arvand)])
      expect((await arvand.call(endpoint, ask, caller)).status).toBe(403)
  }
  for (const ask of [{ month: '1405-13-01', later: 0 }, { month: day(6, 1), later: 12 }, { later: 0 }])
    expect((await arvand.call(endpoints.listRetained, ask, keeper)).status).toBe(422)
})

test('every question has an index', async () => {
  const statements = await recordSql(async () => {
    await show()
    await arvand.call(endpoints.listRetained, { month: day(6, 15), later: 1 }, keeper)
  })
  expect((await plansOf(arvand, statements)).flat()).toEqual([])
})
