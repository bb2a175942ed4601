import { join } from 'node:path'
import { payFactor, showFactor } from '@arvand/contracts/panel/factors'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { balanceOf } from '#modules/wallet'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { type AppProcess, anAppProcess } from '#server/testing/app-process'
import { markFilled } from '#server/testing/demo'
import { brokenInvariants } from '#server/testing/money-invariants'
import { aCourse } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { aWallet } from '#testing/wallet'
import { filledModules } from '../../../../demo/filled-modules.ts'
import { commerce } from '../tables.ts'
import { aFactor, aSeller, sellingBy } from '../testing.ts'
import { reconcilePaymentsKind } from './reconcile-payments.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

const seller = aSeller()
let arvand: TestApp
let running: AppProcess | null = null
beforeAll(async () => {
  // Without jobs: they would settle the payments over which the launched processes are to die.
  arvand = await anApp({ ROLE: 'services,live' }, sellingBy(seller))
  const { clock } = arvand.platform
  // real time: the launched processes use the machine's clock.
  clock.pass((Date.now() - clock.now().getTime()) / 1000)
  // Its people and courses are made by the tests.
  await markFilled(arvand.database.pool, filledModules)
})
afterEach(async () => {
  running?.kill('SIGKILL')
  await running?.ended
})
afterAll(() => arvand.close())

/** Starts a process of the app on the same database; `death` says where it kills itself. */
async function launch(death = ''): Promise<AppProcess> {
  const folder = join(import.meta.dirname, '..', '..', '..', 'testing')
  running = await anAppProcess({
    settings: {
      DATABASE_URL: arvand.database.url,
      DATA_DIR: arvand.platform.config.dataDir,
      DEMO: '1',
      ROLE: 'services,jobs,live',
      SECRET: 's'.repeat(32),
    },
    ...(death ? { preload: `file://${join(folder, 'dies-at.ts')}?${death}` } : {}),
  })
  await running.ready
  return running
}

async function ask(app: AppProcess, path: string, body: object, token?: string) {
  const reply = await fetch(`${app.address}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  return (await reply.json()) as Record<string, never>
}

/** A real course, which the test's own seller sells; its price does not matter here. */
async function aThing(): Promise<string> {
  const { id } = await aCourse(arvand, { price: 1_000_000 })
  return seller.put({ id })
}

/** Asks until the app has died: on a busy machine a call to the bank may time out, and asking again then tries anew. */
async function askToDeath(app: AppProcess, path: string, body: object, token?: string): Promise<void> {
  const isOver = app.ended.then(() => true)
  const asked = () => ask(app, path, body, token).then(() => false)
  while (!(await asked().catch(() => isOver)));
}

/** A buyer who has paid 700,000 of 1,100,000 rials at the bank; the rest is held in their wallet. */
async function paidAtBank() {
  const person = await aPerson(arvand)
  const id = await aThing()
  await aWallet(arvand, person.id, 400_000)
  const factor = await aFactor(arvand, person, id)
  const wish = { factorId: factor.id, useWallet: true, requestId: newId() }
  const { answer } = await arvand.call(payFactor, wish, { token: person.token })
  await arvand.bank.choose(answer.redirect ?? '', 'pay')
  const authority = new URL(answer.redirect ?? '').pathname.split('/').at(-1) ?? ''
  const { payments } = (await arvand.call(showFactor, { factorId: factor.id }, { token: person.token }))
    .answer
  return { person, factorId: factor.id, authority, paymentId: payments[0]?.id ?? '' }
}

type Paid = Awaited<ReturnType<typeof paidAtBank>>

/**
 * What makes the app ask the bank after the restart: the payer looks, the browser comes back again, or the job runs.
 */
const waysBack: Readonly<Record<string, (app: AppProcess, paid: Paid) => Promise<unknown>>> = {
  'the person looks': (app, { paymentId, person }) =>
    ask(app, 'panel/payment/show', { paymentId }, person.token),
  'the browser comes back again': (app, { authority }) =>
    ask(app, 'home/payment/return', { authority, status: 'OK' }),
  'the job looks': (_, { paymentId }) =>
    transaction(arvand.platform.db, async (tx) => {
      // As if the minute until its next check were over.
      await commerce(tx)
        .updateTable('commerce.payments')
        .set({ check_at: arvand.platform.clock.now() })
        .where('id', '=', paymentId)
        .execute()
      await arvand.platform.jobs.leave(tx, reconcilePaymentsKind, {})
    }),
}

const deaths = [
  ['before the bank is asked', 'before=verify', 'the browser comes back again'],
  ['after the bank has said yes', 'after=verify', 'the person looks'],
  ['once the payment is marked', 'after=update "commerce"."payments" set "state" = ', 'the job looks'],
  ['once the money is in the wallet', 'after=insert into wallet.entries', 'the person looks'],
  ['once the course is open', 'after=insert into commerce.entitlements', 'the browser comes back again'],
  ['once the number is taken', 'after=factor_numbers', 'the job looks'],
  [
    'right before the commit',
    'before=^commit&since=update "commerce"."payments" set "state" = ',
    'the person looks',
  ],
] as const

test.each(deaths)('killed %s: after the restart it is credited once', async (_, death, way) => {
  const paid = await paidAtBank()
  const dying = await launch(whole(death))
  await askToDeath(dying, 'home/payment/return', { authority: paid.authority, status: 'OK' })
  expect(await dying.ended).toBe('SIGKILL')
  expect(await stateOf(paid)).toMatchObject(untouched)
  await waysBack[way]?.(await launch(), paid)
  await expect.poll(() => stateOf(paid), { timeout: 30_000 }).toEqual(settled)
  expect(await brokenInvariants(arvand)).toEqual({})
})

/** Every death comes after the app is ready: no statement of its start looks like one of these patterns. */
const whole = (death: string) =>
  death
    .split('&')
    .map((part) => part.replace(/=(.*)$/s, (_, pattern: string) => `=${encodeURIComponent(pattern)}`))
    .join('&')

test('killed right after the commit: all of it is there, and coming back does nothing again', async () => {
  const paid = await paidAtBank()
  const death = 'after=^commit&since=update "commerce"."payments" set "state" = '
  const dying = await launch(whole(death))
  await askToDeath(dying, 'home/payment/return', { authority: paid.authority, status: 'OK' })
  expect(await dying.ended).toBe('SIGKILL')
  // The commit after which it died may have been a job's before the payment's: then nothing of the payment is there.
  expect([settled, expect.objectContaining(untouched)]).toContainEqual(await stateOf(paid))
  await ask(await launch(), 'home/payment/return', { authority: paid.authority, status: 'OK' })
  expect(await stateOf(paid)).toEqual(settled)
  expect(await brokenInvariants(arvand)).toEqual({})
})

const untouched = {
  payment: expect.stringMatching(/^(atGateway|verifying)$/),
  factor: 'awaitingPayment',
  balance: 400_000,
}
const settled = { payment: 'settled', factor: 'paid', balance: 0, held: 0, seenByPerson: 'paid' }

async function stateOf({ person, factorId, paymentId }: Paid) {
  const { db } = arvand.platform
  const row = await commerce(db)
    .selectFrom('commerce.payments as p')
    .innerJoin('commerce.factors as f', 'f.id', 'p.factor_id')
    .select(['p.state as payment', 'f.state as factor'])
    .where('p.id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const { balance, held } = await balanceOf(db, { kind: 'person', ownerId: person.id })
  return { ...row, balance, held, seenByPerson: await seenBy(person, factorId) }
}

const seenBy = async ({ token }: TestPerson, factorId: string) =>
  (await arvand.call(showFactor, { factorId }, { token })).answer.factor.state

test.each([
  ['before the bank hears of it', 'before=request.json'],
  ['after the bank has opened the payment', 'after=request.json'],
] as const)('killed %s: the same request goes on, and nothing is lost', async (_, death) => {
  const person = await aPerson(arvand)
  const id = await aThing()
  const { id: factorId } = await aFactor(arvand, person, id)
  const wish = { factorId, useWallet: true, requestId: newId() }
  const dying = await launch(whole(death))
  await askToDeath(dying, 'panel/payFactor', wish, person.token)
  expect(await dying.ended).toBe('SIGKILL')
  const { redirect } = await ask(await launch(), 'panel/payFactor', wish, person.token)
  const back = await arvand.bank.choose(redirect ?? '', 'pay')
  const authority = new URL(back ?? '').searchParams.get('Authority')
  expect(await ask(running as AppProcess, 'home/payment/return', { authority })).toMatchObject({
    state: 'settled',
  })
  expect(await brokenInvariants(arvand)).toEqual({})
})
