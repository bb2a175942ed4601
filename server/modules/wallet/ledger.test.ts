import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { TestClock } from '#server/testing/clock'
import { aDatabase, type TestDatabase } from '#server/testing/database'
import type { AccountName } from './account.ts'
import { balanceOf, lockAccount } from './balance.ts'
import { checkLedger } from './check-ledger.ts'
import { hold, holdOf, releaseHold, releaseHoldOf } from './hold.ts'
import { settleAllDue } from './jobs.ts'
import type { Leg, Movement } from './movement.ts'
import { post } from './post.ts'

let database: TestDatabase
const clock = new TestClock()
beforeAll(async () => {
  database = await aDatabase()
})
afterAll(async () => {
  expect((await checkLedger(database.db)).faults).toEqual([])
  await database.close()
})

const gifts = { kind: 'system', name: 'gifts' } as const
const sales = { kind: 'system', name: 'sales' } as const
const aPersonsAccount = (): AccountName => ({ kind: 'person', ownerId: newId() })
const within = <T>(work: (tx: Tx) => Promise<T>) => transaction(database.db, work)
const later = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000)

const move = (
  kind: Movement['kind'],
  leg: Leg,
  against: AccountName,
  { cause = newId(), factorId }: { cause?: string; factorId?: string } = {},
) =>
  within((tx) =>
    post(tx, clock, {
      cause,
      kind,
      about: { title: null, ...(factorId ? { factorId } : {}) },
      entries: [leg, { account: against, amount: -leg.amount }],
    }),
  )
const give = (account: AccountName, amount: number, more: Partial<Leg> = {}) =>
  move('credit', { account, amount, ...more }, gifts)
const spend = (account: AccountName, amount: number, more: Partial<Leg> = {}, factorId?: string) =>
  move('purchase', { account, amount: -amount, ...more }, sales, factorId ? { factorId } : {})
const figures = async (account: AccountName) => {
  const { balance, held, available } = await balanceOf(database.db, account)
  return [balance, held, available]
}
const tooLittle = { code: 'wallet.too-little' }

describe('a movement', () => {
  test('changes both sides, numbers its entries and keeps the balance of each moment', async () => {
    const account = aPersonsAccount()
    const before = (await balanceOf(database.db, sales)).balance
    await give(account, 500)
    await spend(account, 120)
    await spend(account, 80)
    expect(await figures(account)).toEqual([300, 0, 300])
    expect((await balanceOf(database.db, sales)).balance).toBe(before + 200)
    const { rows } = await database.pool.query(
      `select e.number, e.amount, e.balance_after from wallet.entries e join wallet.accounts a on a.id = e.account_id
       where a.owner_id = $1 order by e.number`,
      [account.kind === 'system' ? '' : account.ownerId],
    )
    expect(rows).toEqual([
      { number: 1, amount: 500, balance_after: 500 },
      { number: 2, amount: -120, balance_after: 380 },
      { number: 3, amount: -80, balance_after: 300 },
    ])
  })

  test('of the same cause is made once, also by twins at the same time; with other entries it is a mistake', async () => {
    const account = aPersonsAccount()
    const cause = newId()
    const leg = { account, amount: 700 }
    const twins = await Promise.all(Array.from({ length: 8 }, () => move('credit', leg, gifts, { cause })))
    expect(new Set(twins.map(({ transactionId }) => transactionId)).size).toBe(1)
    expect(twins.filter(({ again }) => !again)).toHaveLength(1)
    expect(await figures(account)).toEqual([700, 0, 700])
    await expect(move('credit', { account, amount: 701 }, gifts, { cause })).rejects.toThrow(/another/)
    await expect(move('top-up', leg, gifts, { cause })).rejects.toThrow(/another/)
    // A repetition is no second debit: it is not refused for want of money.
    const paid = newId()
    await move('purchase', { account, amount: -700 }, sales, { cause: paid })
    const again = await move('purchase', { account, amount: -700 }, sales, { cause: paid })
    expect(again.again).toBe(true)
    expect(await figures(account)).toEqual([0, 0, 0])
  })

  test('of system accounts alone is made once by twins too', async () => {
    const cause = newId()
    const leg = { account: { kind: 'system', name: 'fees' }, amount: 40 } as const
    const bank = { kind: 'system', name: 'bank:twins' } as const
    const twins = await Promise.all(Array.from({ length: 6 }, () => move('sale', leg, bank, { cause })))
    expect(twins.filter(({ again }) => !again)).toHaveLength(1)
    expect((await balanceOf(database.db, bank)).balance).toBe(-40)
  })

  test('that takes more than there is is refused, and nothing is written', async () => {
    const account = aPersonsAccount()
    await give(account, 100)
    const cause = newId()
    await expect(move('purchase', { account, amount: -110 }, sales, { cause })).rejects.toMatchObject(
      tooLittle,
    )
    expect(await figures(account)).toEqual([100, 0, 100])
    const { rowCount } = await database.pool.query('select from wallet.transactions where cause = $1', [
      cause,
    ])
    expect(rowCount).toBe(0)
  })

  test('many who spend the same money at once: it is spent once', async () => {
    const account = aPersonsAccount()
    await give(account, 100)
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => spend(account, 60)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await figures(account)).toEqual([40, 0, 40])
  })

  test('what a person owes is never above zero', async () => {
    const owed = { kind: 'receivable', ownerId: newId() } as const
    await move('earning-reversed', { account: owed, amount: -50 }, sales)
    expect(await figures(owed)).toEqual([-50, 0, -50])
    await expect(move('recovered', { account: owed, amount: 60 }, sales)).rejects.toThrow(
      /owed_never_above_zero/,
    )
    // An account that owes money is not a fault of the books.
    expect((await checkLedger(database.db)).faults).toEqual([])
    await move('recovered', { account: owed, amount: 50 }, sales)
    expect((await figures(owed))[0]).toBe(0)
  })
})

describe('a hold', () => {
  test('takes money out of reach, once per cause, and gives it back', async () => {
    const account = aPersonsAccount()
    await give(account, 100)
    const wish = { account, amount: 70, cause: newId(), until: null }
    const first = await within((tx) => hold(tx, clock, wish))
    expect(await within((tx) => hold(tx, clock, wish))).toEqual(first)
    await expect(within((tx) => hold(tx, clock, { ...wish, amount: 60 }))).rejects.toThrow(/before/)
    expect(await figures(account)).toEqual([100, 70, 30])
    await expect(spend(account, 40)).rejects.toMatchObject(tooLittle)
    await expect(
      within((tx) => hold(tx, clock, { ...wish, cause: newId(), amount: 31 })),
    ).rejects.toMatchObject(tooLittle)
    expect(await within((tx) => releaseHold(tx, clock, first.holdId))).toBe(true)
    expect(await within((tx) => releaseHold(tx, clock, first.holdId))).toBe(false)
    expect(await figures(account)).toEqual([100, 0, 100])
    await expect(within((tx) => hold(tx, clock, wish))).rejects.toThrow(/before/)
  })

  test('is captured by a payment, and what it did not take is free', async () => {
    const account = aPersonsAccount()
    await give(account, 100)
    const { holdId } = await within((tx) =>
      hold(tx, clock, { account, amount: 70, cause: newId(), until: null }),
    )
    await spend(account, 50, { fromHold: holdId })
    expect(await figures(account)).toEqual([50, 0, 50])
    // An ended hold captures nothing: the debit takes of what is free.
    await spend(account, 10, { fromHold: holdId })
    expect(await figures(account)).toEqual([40, 0, 40])
    await expect(spend(account, 41, { fromHold: holdId })).rejects.toMatchObject(tooLittle)
  })

  test('of a credit keeps what a part of it did not take, until its time', async () => {
    const account = aPersonsAccount()
    const cause = newId()
    await move('earning', { account, amount: 100, holdUntil: later(60) }, sales, { cause })
    expect(await figures(account)).toEqual([100, 100, 0])
    const held = await holdOf(database.db, account, cause)
    await move('earning-reversed', { account, amount: -30, fromHold: held?.holdId ?? '' }, sales)
    expect(await figures(account)).toEqual([70, 70, 0])
    clock.pass(61)
    await spend(account, 20)
    expect(await figures(account)).toEqual([50, 0, 50])
    expect(await within((tx) => releaseHoldOf(tx, clock, cause))).toBe(false)
  })

  test('whose time is over is released by the job, but a late answer of the bank still finds it', async () => {
    const [account, other] = [aPersonsAccount(), aPersonsAccount()]
    await give(account, 100, { expiresAt: later(30) })
    await give(other, 100)
    const wish = { amount: 100, until: later(60) }
    const one = await within((tx) => hold(tx, clock, { ...wish, account, cause: newId() }))
    await within((tx) => hold(tx, clock, { ...wish, account: other, cause: newId() }))
    clock.pass(60)
    await spend(account, 100, { fromHold: one.holdId })
    await settleAllDue({ db: database.db, clock })
    expect(await figures(account)).toEqual([0, 0, 0])
    expect(await figures(other)).toEqual([100, 0, 100])
  })

  test('of another’s account, of a system account and of nothing is a mistake', async () => {
    const [account, other] = [aPersonsAccount(), aPersonsAccount()]
    await give(account, 100)
    await give(other, 100)
    const { holdId } = await within((tx) =>
      hold(tx, clock, { account, amount: 70, cause: newId(), until: null }),
    )
    await expect(spend(other, 50, { fromHold: holdId })).rejects.toThrow(/another account/)
    const wish = { cause: newId(), until: null }
    await expect(within((tx) => hold(tx, clock, { ...wish, account: sales, amount: 1 }))).rejects.toThrow()
    await expect(within((tx) => hold(tx, clock, { ...wish, account, amount: 0 }))).rejects.toThrow()
  })
})

describe('credit that expires', () => {
  test('is spent soonest first, and what is left of it goes at its time', async () => {
    const account = aPersonsAccount()
    await give(account, 100)
    await give(account, 50, { expiresAt: later(100) })
    await give(account, 40, { expiresAt: later(50) })
    await spend(account, 60)
    expect((await balanceOf(database.db, account)).expiring).toBe(30)
    clock.pass(101)
    await settleAllDue({ db: database.db, clock })
    expect(await figures(account)).toEqual([100, 0, 100])
  })

  test('cannot be spent after its time, though no job has passed', async () => {
    const account = aPersonsAccount()
    await give(account, 100, { expiresAt: later(10) })
    clock.pass(10)
    await expect(spend(account, 10)).rejects.toMatchObject(tooLittle)
  })

  test('stays for a payment that holds it', async () => {
    const account = aPersonsAccount()
    await give(account, 50)
    await give(account, 100, { expiresAt: later(10) })
    const { holdId } = await within((tx) =>
      hold(tx, clock, { account, amount: 80, cause: newId(), until: null }),
    )
    clock.pass(11)
    await settleAllDue({ db: database.db, clock })
    expect(await figures(account)).toEqual([130, 80, 50])
    await spend(account, 80, { fromHold: holdId })
    expect(await figures(account)).toEqual([50, 0, 50])
    expect((await balanceOf(database.db, account)).expiring).toBe(0)
  })

  test('is not kept by earnings that are held beside it', async () => {
    const account = aPersonsAccount()
    await give(account, 100, { expiresAt: later(10) })
    await move('earning', { account, amount: 70, holdUntil: later(60) }, sales)
    clock.pass(11)
    await settleAllDue({ db: database.db, clock })
    expect(await figures(account)).toEqual([70, 70, 0])
  })

  test('comes back from a refund as it was, or for thirty days', async () => {
    const account = aPersonsAccount()
    const factorId = newId()
    await give(account, 40)
    await give(account, 60, { expiresAt: later(1000) })
    await spend(account, 100, {}, factorId)
    await move('refund', { account, amount: 50, givesBack: { paid: 100, returned: 0 } }, sales, { factorId })
    expect((await balanceOf(database.db, account)).expiring).toBe(10)
    clock.pass(1001)
    await move('refund', { account, amount: 50, givesBack: { paid: 100, returned: 50 } }, sales, { factorId })
    await settleAllDue({ db: database.db, clock })
    expect(await balanceOf(database.db, account)).toMatchObject({ balance: 90, expiring: 50 })
    clock.pass(30 * 86_400)
    await settleAllDue({ db: database.db, clock })
    expect(await balanceOf(database.db, account)).toMatchObject({ balance: 40, expiring: 0 })
  })

  test('a refund of money that was never in the wallet does not expire', async () => {
    const account = aPersonsAccount()
    const factorId = newId()
    await give(account, 60, { expiresAt: later(1000) })
    await spend(account, 60, {}, factorId)
    await move('refund', { account, amount: 30 }, sales, { factorId })
    expect(await balanceOf(database.db, account)).toMatchObject({ balance: 30, expiring: 0 })
  })
})

describe('the database itself', () => {
  const refused = (text: string, values: unknown[] = []) => expect(database.pool.query(text, values)).rejects

  test.each(['transactions', 'entries', 'spendings'])(
    'refuses to change, remove or empty %s',
    async (table) => {
      const account = aPersonsAccount()
      await give(account, 10, { expiresAt: later(5) })
      await spend(account, 5)
      const column = table === 'spendings' ? 'amount = 1' : 'id = id'
      await refused(`update wallet.${table} set ${column}`).toThrow(/only grows|permission denied/)
      await refused(`delete from wallet.${table}`).toThrow(/only grows|permission denied/)
      await refused(`truncate wallet.${table} cascade`).toThrow(/only grows|permission denied/)
    },
  )

  test('refuses figures set by hand, and accounts that are removed or begin full', async () => {
    await give(aPersonsAccount(), 10)
    await refused('update wallet.accounts set balance = balance + 1').toThrow(/by its entries/)
    await refused('update wallet.accounts set held = 0').toThrow(/by its entries/)
    await refused(
      'update wallet.accounts set owner_id = gen_random_uuid() where owner_id is not null',
    ).toThrow(/by its entries/)
    await refused('update wallet.buckets set remaining = amount').toThrow(/alone/)
    await refused('delete from wallet.accounts').toThrow(/only grows/)
    await refused(
      `insert into wallet.accounts (id, kind, owner_id, balance, held, entries)
       values (gen_random_uuid(), 'person', gen_random_uuid(), 5, 0, 0)`,
    ).toThrow(/begins empty/)
  })

  /** Writes a transaction by hand, with these amounts on the account of gifts. */
  const byHand = (legs: number, amounts: readonly number[], kind = 'gifts') =>
    database.pool.query(
      `with account as (select id from wallet.accounts where name = '${kind}' or owner_id::text = '${kind}'),
        made as (insert into wallet.transactions (id, cause, kind, about, legs, at)
          values (gen_random_uuid(), gen_random_uuid()::text, 'credit', '{}', $1, now()) returning id)
       insert into wallet.entries (id, transaction_id, account_id, amount)
       select gen_random_uuid(), made.id, account.id, amount from made, account, unnest($2::bigint[]) amount`,
      [legs, amounts],
    )

  test('refuses what is unbalanced, one-legged or empty, at the commit', async () => {
    await expect(byHand(2, [10, -11])).rejects.toThrow(/sum to/)
    await expect(byHand(1, [10])).rejects.toThrow(/legs/)
    await expect(byHand(2, [10])).rejects.toThrow(/1 of 2/)
    await expect(byHand(2, [])).rejects.toThrow(/0 of 2/)
    await expect(byHand(2, [10, 0, -10])).rejects.toThrow(/amount/)
    await expect(byHand(2, [10, -10])).resolves.toBeTruthy()
  })

  test('refuses entries that come to a transaction later', async () => {
    const { transactionId } = await give(aPersonsAccount(), 10)
    await refused(
      `insert into wallet.entries (id, transaction_id, account_id, amount)
       select gen_random_uuid(), $1, id, amount from wallet.accounts, unnest(array[5, -5]) amount where name = 'gifts'`,
      [transactionId],
    ).toThrow(/4 of 2/)
  })

  test('refuses what takes a wallet below zero, or below what is held', async () => {
    const account = aPersonsAccount()
    await give(account, 10)
    const owner = account.kind === 'system' ? '' : account.ownerId
    await expect(byHand(2, [-11, 11], owner)).rejects.toThrow(/never_below_zero/)
    await within((tx) => hold(tx, clock, { account, amount: 10, cause: newId(), until: null }))
    await expect(byHand(2, [-1, 1], owner)).rejects.toThrow(/never_below_zero/)
  })

  test('refuses a second transaction of a cause', async () => {
    const cause = newId()
    await move('credit', { account: aPersonsAccount(), amount: 10 }, gifts, { cause })
    await refused(
      `insert into wallet.transactions (id, cause, kind, about, legs, at)
       values (gen_random_uuid(), $1, 'credit', '{}', 2, now())`,
      [cause],
    ).toThrow(/one_per_cause/)
  })
})

test('a locked account makes others wait, in one order whoever asks', async () => {
  const [one, two] = [aPersonsAccount(), aPersonsAccount()]
  await give(one, 1000)
  await give(two, 1000)
  const both = (first: AccountName, second: AccountName) =>
    within((tx) =>
      post(tx, clock, {
        cause: newId(),
        kind: 'purchase',
        about: { title: null },
        entries: [
          { account: first, amount: -10 },
          { account: second, amount: 10 },
        ],
      }),
    )
  await Promise.all(Array.from({ length: 30 }, (_, at) => (at % 2 ? both(one, two) : both(two, one))))
  expect(await within((tx) => lockAccount(tx, one))).toEqual({ balance: 1000, held: 0, available: 1000 })
})
