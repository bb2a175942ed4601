import type { About, TransactionKind } from '@arvand/contracts/wallet'
import type { Clock } from '#platform/clock'
import type { Db, Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { refuseIf } from '#platform/refusal'
import { type AccountName, figuresOf, keyOf } from './account.ts'
import { findAccounts, lockAccounts, openAccounts } from './account-queries.ts'
import { settleDue } from './settle-due.ts'
import { wallet } from './tables.ts'

export interface HoldWish {
  readonly account: AccountName
  readonly amount: number
  readonly cause: string
  /** Null: until it is captured or released. */
  readonly until: Date | null
  /** What it is for, as the account's owner reads it. */
  readonly about?: About
}

/**
 * Holds a part of a balance, so that nothing else spends it. There is one hold per account and cause: a repetition with
 * the same amount returns the open one. Refuses with `wallet.too-little`.
 */
export async function hold(tx: Tx, clock: Clock, wish: HoldWish): Promise<{ holdId: string }> {
  const { account, amount, cause, until, about = { title: null } } = wish
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`${cause}: nothing to hold`)
  const opened = (await openAccounts(tx, [account])).get(keyOf(account))
  if (!opened?.isGuarded || account.kind === 'receivable')
    throw new Error(`nothing is held of ${keyOf(account)}`)
  await lockAccounts(tx, [opened.id])
  const before = await findHold(tx, opened.id, cause)
  if (before) {
    if (before.state === 'open' && before.amount === amount) return { holdId: before.id }
    throw new Error(`${cause}: this cause has held before`)
  }
  const { available } = (await settleDue(tx, clock, [opened.id])).get(opened.id) ?? figuresOf(undefined)
  refuseIf(available < amount ? 'wallet.too-little' : null)
  const id = newId()
  await wallet(tx)
    .insertInto('wallet.holds')
    .values({
      id,
      account_id: opened.id,
      cause,
      amount,
      is_of_credit: false,
      about: JSON.stringify(about),
      made_at: clock.now(),
      until,
    })
    .execute()
  return { holdId: id }
}

const findHold = (db: Db, accountId: string, cause: string) =>
  wallet(db)
    .selectFrom('wallet.holds')
    .select(['id', 'amount', 'state'])
    .where('account_id', '=', accountId)
    .where('cause', '=', cause)
    .executeTakeFirst()

/** The hold that a cause has made on an account; its `amount` is held only while `isOpen`. */
export async function holdOf(
  db: Db,
  account: AccountName,
  cause: string,
): Promise<{ holdId: string; amount: number; isOpen: boolean } | null> {
  const found = (await findAccounts(db, [account])).get(keyOf(account))
  const one = found && (await findHold(db, found.id, cause))
  return one ? { holdId: one.id, amount: one.amount, isOpen: one.state === 'open' } : null
}

/** The open holds of a cause, on all accounts. */
export async function holdsOf(
  db: Db,
  cause: string,
): Promise<{ readonly holdId: string; readonly ownerId: string | null; readonly amount: number }[]> {
  return wallet(db)
    .selectFrom('wallet.holds as h')
    .innerJoin('wallet.accounts as a', 'a.id', 'h.account_id')
    .select(['h.id as holdId', 'a.owner_id as ownerId', 'h.amount'])
    .where('h.cause', '=', cause)
    .where('h.state', '=', 'open')
    .execute()
}

/** Until when what these causes have credited to an account is held; what is free, or has no end, is missing. */
export async function openHoldsOf(
  db: Db,
  account: AccountName,
  causes: readonly string[],
): Promise<Map<string, Date>> {
  const found = (await findAccounts(db, [account])).get(keyOf(account))
  if (!found || causes.length === 0) return new Map()
  const rows = await wallet(db)
    .selectFrom('wallet.holds')
    .select(['cause', 'until'])
    .where('account_id', '=', found.id)
    .where('cause', 'in', [...causes])
    .where('state', '=', 'open')
    .execute()
  return new Map(rows.flatMap(({ cause, until }) => (until === null ? [] : [[cause, until] as const])))
}

/**
 * Holds credit of these causes for longer, where it is still held and for a shorter time. The accounts are locked before
 * their holds, as everywhere.
 */
export async function extendHolds(tx: Tx, causes: readonly string[], until: Date): Promise<void> {
  if (causes.length === 0) return
  const shorter = wallet(tx)
    .selectFrom('wallet.holds')
    .where('cause', 'in', [...causes])
    .where('state', '=', 'open')
    .where('is_of_credit', '=', true)
    .where('until', '<', until)
  const rows = await shorter.select('account_id').distinct().execute()
  if (rows.length === 0) return
  await lockAccounts(
    tx,
    rows.map(({ account_id }) => account_id),
  )
  await wallet(tx)
    .updateTable('wallet.holds')
    .set({ until })
    .where('cause', 'in', [...causes])
    .where('state', '=', 'open')
    .where('is_of_credit', '=', true)
    .where('until', '<', until)
    .execute()
}

/** How much credit of an account is still held that movements of one kind have made, e.g. what was earned by sales. */
export async function heldCreditOf(db: Db, account: AccountName, kind: TransactionKind): Promise<number> {
  const found = (await findAccounts(db, [account])).get(keyOf(account))
  if (!found) return 0
  const { sum } = await wallet(db)
    .selectFrom('wallet.holds as h')
    .innerJoin('wallet.transactions as t', 't.cause', 'h.cause')
    .select(({ fn }) => fn.sum<string | null>('h.amount').as('sum'))
    .where('h.account_id', '=', found.id)
    .where('h.state', '=', 'open')
    .where('h.is_of_credit', '=', true)
    .where('t.kind', '=', kind)
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

/** Releases a hold; false when it had ended before. */
export async function releaseHold(tx: Tx, clock: Clock, holdId: string): Promise<boolean> {
  const held = wallet(tx).selectFrom('wallet.holds').select('account_id').where('id', '=', holdId)
  return release(tx, clock, await held.execute(), 'id', holdId)
}

/** Releases all holds of a cause; false when none of them was open. */
export async function releaseHoldOf(tx: Tx, clock: Clock, cause: string): Promise<boolean> {
  const held = wallet(tx).selectFrom('wallet.holds').select('account_id').where('cause', '=', cause)
  return release(tx, clock, await held.execute(), 'cause', cause)
}

async function release(
  tx: Tx,
  clock: Clock,
  held: readonly { account_id: string }[],
  column: 'id' | 'cause',
  value: string,
): Promise<boolean> {
  await lockAccounts(
    tx,
    held.map(({ account_id }) => account_id),
  )
  const { numUpdatedRows } = await wallet(tx)
    .updateTable('wallet.holds')
    .set({ state: 'released', ended_at: clock.now() })
    .where(column, '=', value)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
