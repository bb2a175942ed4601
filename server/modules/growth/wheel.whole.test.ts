import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as manage from '@arvand/contracts/panel/manage-wheel'
import * as wheel from '@arvand/contracts/panel/wheel'
import { isSound } from '@arvand/contracts/wheel-proof'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { type AppProcess, anAppProcess } from '#server/testing/app-process'
import { markFilled } from '#server/testing/demo'
import { aPerson, type TestPerson } from '#testing/identity'
import { closeInBalance } from '#testing/wallet'
import { filledModules } from '../../../demo/filled-modules.ts'
import { growth } from './tables.ts'
import { commitmentOf, prizeOf, proofOf } from './wheel/draw.ts'
import { returnOverdue } from './wheel/wheel-jobs.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

let arvand: TestApp
let people: TestPerson[] = []
let running: AppProcess | null = null
beforeAll(async () => {
  arvand = await anApp({ ROLE: 'services,live' })
  const { clock } = arvand.platform
  // real time: the launched process uses the machine's clock.
  clock.pass((Date.now() - clock.now().getTime()) / 1000)
  await markFilled(arvand.database.pool, filledModules)
  people = await Promise.all(Array.from({ length: 200 }, () => aPerson(arvand)))
})
afterEach(async () => {
  running?.kill('SIGKILL')
  await running?.ended
})
afterAll(() => closeInBalance(arvand))

const credit = { title: '۱۰ هزار تومان', kind: 'credit', amount: 100_000 }
const nothing = { title: 'پوچ', kind: 'nothing', weight: 1 }

/** The wheel with just these prizes, open, with this budget. */
async function aWheel(prizes: readonly object[], dayBudget: number): Promise<void> {
  const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['growth'] })
  for (const { id } of (await arvand.call(manage.showPrizes, {}, manager)).answer.items)
    await arvand.call(manage.removePrize, { id }, manager)
  for (const prize of prizes)
    expect(
      (await arvand.call(manage.savePrize, { ...prize, requestId: newId() } as never, manager)).status,
    ).toBe(200)
  await arvand.call(manage.setWheel, { isOpen: true, dayBudget }, manager)
}

/** All of them spin and reveal at once; replies what each won. */
const spinAll = (who: readonly TestPerson[]) =>
  Promise.all(
    who.map(async (person) => {
      const { spin } = (await arvand.call(wheel.spin, {}, person)).answer
      return (await arvand.call(wheel.saveSpin, { spinId: spin.id, clientSeed: newId() }, person)).answer
        .prize
    }),
  )

const dayOf = async (person: TestPerson) => {
  const row = await growth(arvand.platform.db)
    .selectFrom('growth.spins')
    .select('day')
    .where('person_id', '=', person.id)
    .orderBy('made_at', 'desc')
    .executeTakeFirstOrThrow()
  return row.day
}

/** What the ledger gave out of gifts because of the wheel, since the beginning. */
async function givenByLedger(): Promise<number> {
  const { rows } = await sql<{ given: string }>`
    select coalesce(sum(e.amount), 0) as given
    from wallet.transactions t
    join wallet.entries e on e.transaction_id = t.id
    join wallet.accounts a on a.id = e.account_id
    where t.cause like 'wheel %' and a.owner_id is not null`.execute(growth(arvand.platform.db))
  return Number(rows[0]?.given)
}

/** What all that was won in a day cost, from the spins as they were revealed. */
async function costOf(day: string): Promise<number> {
  const rows = await growth(arvand.platform.db)
    .selectFrom('growth.spins')
    .select(['prizes', 'prize_id'])
    .where('day', '=', day)
    .where('saved_at', 'is not', null)
    .execute()
  return rows.reduce(
    (sum, { prizes, prize_id }) => sum + (prizes.find(({ id }) => id === prize_id)?.cost ?? 0),
    0,
  )
}

test('two hundred at once never win more than is in stock', async () => {
  await aWheel([{ ...credit, weight: 100_000, stock: 17 }, nothing], 1_000_000_000)
  const won = await spinAll(people)
  const credits = won.filter(({ kind }) => kind === 'credit').length
  const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['growth'] })
  const [prize] = (await arvand.call(manage.showPrizes, {}, manager)).answer.items.filter(
    ({ kind }) => kind === 'credit',
  )
  expect(credits).toBeLessThanOrEqual(17)
  // What was reserved and not won is back: each of the seventeen is either won or still there.
  expect(credits + (prize?.stock ?? 0)).toBe(17)
})

test('two hundred at once never win more than the budget of the day', async () => {
  arvand.platform.clock.pass(86_400)
  const budget = 2_350_000
  await aWheel([{ ...credit, weight: 100_000 }, nothing], budget)
  const before = await givenByLedger()
  await spinAll(people)
  const day = await dayOf(people[0] ?? (await aPerson(arvand)))
  const cost = await costOf(day)
  expect(cost).toBeLessThanOrEqual(budget)
  expect(cost).toBeGreaterThan(0)
  // The ledger gave just that.
  expect((await givenByLedger()) - before).toBe(cost)
})

test('spins that nobody reveals come back whole after a day', async () => {
  arvand.platform.clock.pass(86_400)
  await aWheel([{ ...credit, weight: 1, stock: 40 }, nothing], 1_000_000_000)
  const spins = await Promise.all(people.slice(0, 30).map((person) => arvand.call(wheel.spin, {}, person)))
  expect(spins.every(({ status }) => status === 200)).toBe(true)
  const manager = () => aPerson(arvand, { roles: ['manager'], scopes: ['growth'] })
  const stock = async () =>
    (await arvand.call(manage.showPrizes, {}, await manager())).answer.items.find(
      ({ kind }) => kind === 'credit',
    )?.stock
  expect(await stock()).toBe(10)
  arvand.platform.clock.pass(86_399)
  await returnOverdue(arvand.platform)
  expect(await stock()).toBe(10)
  arvand.platform.clock.pass(2)
  await Promise.all([returnOverdue(arvand.platform), returnOverdue(arvand.platform)])
  expect(await stock()).toBe(40)
})

async function launch(death: string): Promise<AppProcess> {
  const dies = join(import.meta.dirname, '..', '..', 'testing', 'dies-at.ts')
  running = await anAppProcess({
    settings: {
      DATABASE_URL: arvand.database.url,
      DATA_DIR: arvand.platform.config.dataDir,
      DEMO: '1',
      ROLE: 'services,live',
      SECRET: 's'.repeat(32),
    },
    preload: `file://${dies}?${death}`,
  })
  await running.ready
  return running
}

const ask = (app: AppProcess, path: string, body: object, { token }: TestPerson) =>
  fetch(`${app.address}/api/panel/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })

test('an open spin survives kill -9 while it is revealed: nothing is given twice, and it is revealed after', async () => {
  const { clock } = arvand.platform
  clock.pass((Date.now() - clock.now().getTime()) / 1000)
  await aWheel([{ ...credit, weight: 1, stock: 5 }], 1_000_000_000)
  const person = await aPerson(arvand)
  const app = await launch(`after=${encodeURIComponent('insert into "wallet"."entries"')}`)
  const { spin } = (await (await ask(app, 'spin', {}, person)).json()) as { spin: { id: string } }
  const wish = { spinId: spin.id, clientSeed: 'seed-of-mine' }
  await ask(app, 'saveSpin', wish, person).catch(() => undefined)
  expect(await app.ended).toBe('SIGKILL')
  expect((await arvand.call(wheel.showWheel, {}, person)).answer.openSpinId).toBe(spin.id)
  const first = (await arvand.call(wheel.saveSpin, wish, person)).answer
  expect(first.prize.kind).toBe('credit')
  expect((await arvand.call(wheel.saveSpin, wish, person)).answer).toEqual(first)
  const { items } = (await arvand.call(wheel.listMySpins, {}, person)).answer
  expect(items.map(({ id }) => id)).toEqual([spin.id])
})

test('ten thousand spins replayed: the prizes are as the odds within statistics, and each verifies', async () => {
  const prizes = [1, 9, 40, 50].map((weight, at) => ({ id: newId(), title: `${at}`, weight, stock: null }))
  const counts = new Map<string, number>()
  const draws = 10_000
  for (let at = 0; at < draws; at += 1) {
    const seed = createHash('sha256').update(`server seed ${at}`).digest()
    const [id, clientSeed] = [`spin ${at}`, `client seed ${at}`]
    const proof = proofOf(seed, clientSeed, id)
    const prize = prizeOf(prizes, proof)
    counts.set(prize.id, (counts.get(prize.id) ?? 0) + 1)
    const spin = {
      ...{ id, at: '2026-11-28T00:00:00.000Z', commitment: commitmentOf(seed), prizes, clientSeed, proof },
      serverSeed: seed.toString('hex'),
      prize: { id: prize.id, title: prize.title, kind: 'nothing' as const, code: null },
    }
    expect(await isSound(spin)).toBe(true)
  }
  // Chi-squared with three degrees of freedom: 16.27 is passed once in a thousand; these seeds are always the same.
  const chi = prizes.reduce((sum, { id, weight }) => {
    const expected = (draws * weight) / 100
    return sum + ((counts.get(id) ?? 0) - expected) ** 2 / expected
  }, 0)
  expect(chi).toBeLessThan(16.27)
})

test('the program proves the spins of a person, and disproves one that was changed', async () => {
  await aWheel([{ ...credit, weight: 1 }, nothing], 1_000_000_000)
  const person = await aPerson(arvand)
  await spinAll([person])
  const { answer } = await arvand.call(wheel.listMySpins, {}, person)
  const file = join(arvand.platform.config.dataDir, 'spins.json')
  const program = join(import.meta.dirname, '..', '..', '..', 'tools', 'verify-spins.ts')
  const verify = () => spawnSync(process.execPath, [program, file], { encoding: 'utf8' })
  writeFileSync(file, JSON.stringify(answer))
  expect(verify()).toMatchObject({ status: 0, stdout: expect.stringContaining('all 1 spins are proved') })
  const [spin] = answer.items
  writeFileSync(file, JSON.stringify({ items: [{ ...spin, clientSeed: 'another-seed-of-mine' }] }))
  expect(verify()).toMatchObject({ status: 1, stdout: expect.stringContaining('DOES NOT FOLLOW') })
})
