import { sql } from 'kysely'
import { type Db, prepared, type Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { type AccountName, type Figures, figuresOf, keyOf } from './account.ts'
import { wallet } from './tables.ts'

export interface FoundAccount {
  readonly id: string
  readonly isGuarded: boolean
}

/** All null for system accounts, which store no figures. */
interface Kept {
  readonly balance: number | null
  readonly held: number | null
  readonly expiring: number | null
}

const namedRows = prepared((db, { names, owners }: { names: readonly string[]; owners: readonly string[] }) =>
  wallet(db)
    .selectFrom('wallet.accounts')
    .select(['id', 'kind', 'owner_id', 'name', 'balance', 'held', 'expiring'])
    .where(sql<boolean>`name = any(${names}::text[]) or owner_id = any(${owners}::uuid[])`),
)

/** The accounts of these names, by key; those that nobody has opened yet are left out. */
export async function findAccounts(
  db: Db,
  accounts: readonly AccountName[],
): Promise<Map<string, FoundAccount & Kept>> {
  const names = accounts.flatMap((account) => (account.kind === 'system' ? [account.name] : []))
  const owners = accounts.flatMap((account) => (account.kind === 'system' ? [] : [account.ownerId]))
  const rows = await namedRows(db, { names, owners })
  return new Map(
    rows.map(({ id, kind, owner_id, name, ...kept }) => [
      `${kind} ${name ?? owner_id}`,
      { id, isGuarded: kind !== 'system', ...kept },
    ]),
  )
}

/**
 * The accounts of these names; opens the missing ones, always in the same order, so that two transactions cannot
 * deadlock.
 */
export async function openAccounts(
  tx: Tx,
  accounts: readonly AccountName[],
): Promise<Map<string, FoundAccount>> {
  const found = await findAccounts(tx, accounts)
  const missing = new Map(
    accounts.filter((account) => !found.has(keyOf(account))).map((account) => [keyOf(account), account]),
  )
  if (missing.size === 0) return found
  const rows = [...missing].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, account]) => rowOf(account))
  await wallet(tx)
    .insertInto('wallet.accounts')
    .values(rows)
    // Another transaction may open the same account now: the insert waits for it, and the query below finds its row.
    .onConflict((twin) => twin.doNothing())
    .execute()
  return findAccounts(tx, accounts)
}

function rowOf(account: AccountName) {
  const id = newId()
  if (account.kind === 'system')
    return { id, kind: account.kind, owner_id: null, name: account.name, ...noFigures }
  return { id, kind: account.kind, owner_id: account.ownerId, name: null, ...empty }
}

const noFigures = { balance: null, held: null, entries: null, expiring: null }
const empty = { balance: 0, held: 0, entries: 0, expiring: 0 }

const lockedRows = prepared((db, { ids }: { ids: readonly string[] }) =>
  wallet(db)
    .selectFrom('wallet.accounts')
    .select(['id', 'balance', 'held'])
    .where(sql<boolean>`id = any(${ids}::uuid[]) and kind <> 'system'`)
    .orderBy('id')
    .forNoKeyUpdate(),
)

/** Locks accounts that have an owner, in the order of their ids, so that two transactions cannot deadlock. */
export async function lockAccounts(tx: Tx, ids: readonly string[]): Promise<Map<string, Figures>> {
  if (ids.length === 0) return new Map()
  const rows = await lockedRows(tx, { ids })
  return new Map(rows.map((row) => [row.id, figuresOf(row)]))
}
