import type { Db, Tx } from '#platform/database'
import { type AccountName, type Figures, figuresOf, keyOf } from './account.ts'
import { findAccounts, lockAccounts, openAccounts } from './account-queries.ts'
import { wallet } from './tables.ts'

/** The figures of an account now; all zero before it is opened. `expiring` is the part of its balance that expires. */
export async function balanceOf(db: Db, account: AccountName): Promise<Figures & { expiring: number }> {
  const found = (await findAccounts(db, [account])).get(keyOf(account))
  if (!found) return { balance: 0, held: 0, available: 0, expiring: 0 }
  if (found.isGuarded) return { ...figuresOf(found), expiring: found.expiring ?? 0 }
  const { value } = await wallet(db)
    .selectFrom('wallet.entries')
    .select(({ fn, val }) => fn.coalesce(fn.sum<string>('amount'), val('0')).as('value'))
    .where('account_id', '=', found.id)
    .executeTakeFirstOrThrow()
  return { balance: Number(value), held: 0, available: Number(value), expiring: 0 }
}

/** The figures of several accounts with owners, in the order given, by one query. */
export async function figuresOfAll(db: Db, accounts: readonly AccountName[]): Promise<Figures[]> {
  if (accounts.length === 0) return []
  const found = await findAccounts(db, accounts)
  return accounts.map((account) => figuresOf(found.get(keyOf(account))))
}

/**
 * Locks an account until the transaction ends, and returns its figures. Several accounts are locked by one call of
 * `lockAccountsOf`, since locking them one by one could deadlock.
 */
export async function lockAccount(tx: Tx, account: AccountName): Promise<Figures> {
  const [locked] = await lockAccountsOf(tx, [account])
  return locked ?? figuresOf(undefined)
}

/** Locks several accounts with owners at once, in an order that cannot deadlock. */
export async function lockAccountsOf(tx: Tx, accounts: readonly AccountName[]): Promise<Figures[]> {
  const opened = await openAccounts(tx, accounts)
  const ids = accounts.map((account) => opened.get(keyOf(account))?.id ?? '')
  const locked = await lockAccounts(tx, [...new Set(ids)])
  return ids.map((id) => locked.get(id) ?? figuresOf(undefined))
}
