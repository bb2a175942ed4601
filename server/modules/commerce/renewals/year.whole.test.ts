import { renewPlus } from '@arvand/contracts/panel/plus'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceOf } from '#modules/wallet'
import { newId } from '#platform/ids'
import { anApp, anAppOn, configFor, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aWallet, closeInBalance, settleAllDue } from '#testing/wallet'
import { plusOf } from '../plus/plus-of.ts'
import { day } from '../plus/subscription.ts'
import { aPlan, buyPlan, renewDeps } from '../plus/testing.ts'
import { commerce } from '../tables.ts'
import { renewDue } from './renew-due.ts'

let arvand: TestApp
let month: string
beforeAll(async () => {
  arvand = await anApp()
  month = await aPlan(arvand)
}, 60_000)
afterAll(() => closeInBalance(arvand))

const now = () => arvand.platform.clock.now()
/** Lets days pass, and runs the scheduled job on each. */
async function live(days: number): Promise<void> {
  for (let left = days; left > 0; left--) {
    arvand.platform.clock.pass(86_400)
    await renewDue(renewDeps(arvand))
  }
}
const table = () => commerce(arvand.platform.db)
const stands = ({ id }: TestPerson) =>
  table()
    .selectFrom('commerce.subscriptions')
    .selectAll()
    .where('person_id', '=', id)
    .orderBy('began_at', 'desc')
    .executeTakeFirstOrThrow()
const turnsOf = async (person: TestPerson) => {
  const { id } = await stands(person)
  const rows = await table()
    .selectFrom('commerce.subscription_turns')
    .select('kind')
    .where('subscription_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(({ kind }) => kind)
}
const toldOf = async ({ id }: TestPerson) => {
  const { rows } = await sql<{ kind: string }>`
    select kind from notices.notices where person_id = ${id} and kind like 'plus-%' order by at, id`.execute(
    table(),
  )
  return rows.map(({ kind }) => kind)
}
const factorsOf = ({ id }: TestPerson) =>
  table().selectFrom('commerce.factors').select(['number', 'total']).where('person_id', '=', id).execute()
const moneyOf = async ({ id }: TestPerson) =>
  (await balanceOf(arvand.platform.db, { kind: 'person', ownerId: id })).balance
const has = async ({ id }: TestPerson) => (await plusOf(arvand.platform.db, id, now())) !== null
const renewOff = ({ id }: TestPerson) =>
  table().updateTable('commerce.subscriptions').set({ renews: false }).where('person_id', '=', id).execute()

test('a year: renewed each month with a factor and its tax, told a week before, then out of money', async () => {
  const person = await aPerson(arvand)
  await buyPlan(arvand, person, month)
  await aWallet(arvand, person.id, 11 * 1_100_000 + 40_000)
  await live(366)
  const { until, state } = await stands(person)
  // Eleven renewals and the first month are a Jalali year.
  expect(until.toISOString().slice(0, 10)).toBe('2027-11-20')
  expect(state).toBe('grace')
  expect(await moneyOf(person)).toBe(40_000)
  expect((await factorsOf(person)).map(({ total }) => total)).toEqual(Array(12).fill(1_100_000))
  expect(new Set((await factorsOf(person)).map(({ number }) => number)).size).toBe(12)
  const told = await toldOf(person)
  expect(told.filter((kind) => kind === 'plus-renewed')).toHaveLength(11)
  expect(told.filter((kind) => kind === 'plus-ending')).toHaveLength(12)
  expect(told.slice(-2)).toEqual(['plus-short', 'plus-in-grace'])
  expect(await has(person)).toBe(true)
  await live(3)
  expect((await stands(person)).state).toBe('ended')
  expect(await has(person)).toBe(false)
  expect((await toldOf(person)).at(-1)).toBe('plus-ended')
  expect(await turnsOf(person)).toEqual(['began', ...Array(11).fill('renewed'), 'grace', 'ended'])
}, 180_000)

test('money that comes in grace renews from the paid end, not from today', async () => {
  const person = await aPerson(arvand)
  await buyPlan(arvand, person, month)
  const { until } = await stands(person)
  while (now() < until) await live(1)
  expect((await stands(person)).state).toBe('grace')
  await aWallet(arvand, person.id, 1_100_000)
  await live(1)
  const after = await stands(person)
  expect(after).toMatchObject({ state: 'active', told_at: null })
  expect(after.until.getTime() - until.getTime()).toBeGreaterThan(28 * day)
  expect(after.until.getTime() - until.getTime()).toBeLessThan(32 * day)
  expect(await moneyOf(person)).toBe(0)
}, 60_000)

test('switched off, it is told a week and a day before, and ends without grace', async () => {
  const person = await aPerson(arvand)
  await buyPlan(arvand, person, month)
  await renewOff(person)
  await aWallet(arvand, person.id, 5_000_000)
  const { until } = await stands(person)
  while (now() < until) await live(1)
  expect((await stands(person)).state).toBe('ended')
  expect(await toldOf(person)).toEqual(['plus-ending', 'plus-ending', 'plus-ended'])
  expect(await moneyOf(person)).toBe(5_000_000)
}, 60_000)

test('a pause ends by itself when its days are used up, and the end has moved by just so many', async () => {
  const person = await aPerson(arvand)
  await buyPlan(arvand, person, month)
  const before = await stands(person)
  const paused_at = now()
  const rests_until = new Date(paused_at.getTime() + 10 * day)
  await table()
    .updateTable('commerce.subscriptions')
    .set({ state: 'paused', paused_at, rests_until })
    .where('id', '=', before.id)
    .execute()
  await live(9)
  expect(await has(person)).toBe(false)
  await live(2)
  const after = await stands(person)
  expect(after).toMatchObject({ state: 'active', paused_days: 10, paused_at: null })
  expect(after.until).toEqual(new Date(before.until.getTime() + 10 * day))
  expect(await toldOf(person)).toContain('plus-resumed')
  // The next paid period has its own days of pause.
  await aWallet(arvand, person.id, 1_100_000)
  while (now() < after.until) await live(1)
  expect((await stands(person)).paused_days).toBe(0)
}, 60_000)

test('two processes, and the person themselves, at the same moment pay once', async () => {
  const twin = await anAppOn(arvand.database, configFor(arvand.database))
  try {
    const people = await Promise.all(Array.from({ length: 6 }, () => aPerson(arvand)))
    for (const person of people) {
      await buyPlan(arvand, person, month)
      await aWallet(arvand, person.id, 10_000_000)
    }
    const due = new Date(now().getTime() + day / 2)
    const ids = people.map(({ id }) => id)
    await table()
      .updateTable('commerce.subscriptions')
      .set({ until: due })
      .where('person_id', 'in', ids)
      .execute()
    const deps = [renewDeps(arvand), { ...renewDeps(twin), clock: arvand.platform.clock }]
    const byHand = people.map(({ token }) =>
      arvand.call(renewPlus, { requestId: newId() }, { token }).then(({ status }) => status),
    )
    const [asked] = await Promise.all([
      Promise.all(byHand),
      ...[...deps, ...deps].map((one) => renewDue(one)),
    ])
    for (const status of asked) expect([200, 409]).toContain(status)
    for (const person of people) {
      expect(await moneyOf(person)).toBe(8_900_000)
      expect(await turnsOf(person)).toEqual(['began', 'renewed'])
    }
    const { rows } = await sql<{ cause: string }>`
      select cause from wallet.transactions where cause like 'subscription %' and cause like ${`%${due.toISOString()}`}
    `.execute(table())
    expect(new Set(rows.map(({ cause }) => cause)).size).toBe(6)
  } finally {
    await twin.close()
  }
}, 90_000)

test('one whose renewal fails keeps no other waiting', async () => {
  const [unlucky, person] = [await aPerson(arvand), await aPerson(arvand)]
  for (const one of [unlucky, person]) await buyPlan(arvand, one, month)
  const { until } = await stands(unlucky)
  await aWallet(arvand, person.id, 1_100_000)
  // This credit expires before the renewal, and the ledger's job has not moved it away yet.
  const expiresAt = new Date(until.getTime() - day)
  await aWallet(arvand, unlucky.id, 1_100_000, { expiresAt })
  arvand.platform.clock.pass((until.getTime() - now().getTime()) / 1000 - 60)
  await expect(renewDue(renewDeps(arvand))).rejects.toMatchObject({ code: 'wallet.too-little' })
  expect(await turnsOf(person)).toEqual(['began', 'renewed'])
  await settleAllDue(arvand.platform)
  await renewDue(renewDeps(arvand))
  expect((await toldOf(unlucky)).at(-1)).toBe('plus-short')
}, 60_000)

test('a plan that is no longer sold is told of and ends', async () => {
  const person = await aPerson(arvand)
  const plan = await aPlan(arvand)
  await buyPlan(arvand, person, plan)
  await aWallet(arvand, person.id, 9_000_000)
  await table().updateTable('commerce.plans').set({ is_sold: false }).where('id', '=', plan).execute()
  const { until } = await stands(person)
  while (now() < until) await live(1)
  expect((await stands(person)).state).toBe('ended')
  expect(await toldOf(person)).toEqual(['plus-plan-over', 'plus-plan-over', 'plus-ended'])
  expect(await moneyOf(person)).toBe(9_000_000)
}, 60_000)

test('a job that was down for a month asks for no time that nobody had', async () => {
  const person = await aPerson(arvand)
  await buyPlan(arvand, person, month)
  await aWallet(arvand, person.id, 9_000_000)
  arvand.platform.clock.pass(70 * 86_400)
  expect(await has(person)).toBe(false)
  await renewDue(renewDeps(arvand))
  expect((await stands(person)).state).toBe('ended')
  expect(await moneyOf(person)).toBe(9_000_000)
})
