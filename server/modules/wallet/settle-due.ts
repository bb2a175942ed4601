import { sql } from 'kysely'
import type { Clock } from '#platform/clock'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { type Figures, figuresOf } from './account.ts'
import { findAccounts, lockAccounts } from './account-queries.ts'
import { type Bucket, dueToExpire, takeOf } from './buckets.ts'
import { wallet } from './tables.ts'
import { writeTransaction } from './write-transaction.ts'

export interface SettledAccount extends Figures {
  /** The credit that expires and is not yet spent, soonest to expire first. */
  readonly buckets: readonly Bucket[]
}

/**
 * Settles what is due on locked accounts: releases holds whose time is over, moves expired credit away. Holds in
 * `sparing` stay open, because the caller captures them next: so a bank's late answer still finds its money.
 */
export async function settleDue(
  tx: Tx,
  clock: Clock,
  accountIds: readonly string[],
  sparing: readonly string[] = [],
): Promise<Map<string, SettledAccount>> {
  if (accountIds.length === 0) return new Map()
  await releaseDue(tx, clock, accountIds, sparing)
  const buckets = await bucketsOf(tx, accountIds)
  const now = clock.now()
  const isDue = buckets.some(({ expires_at }) => expires_at <= now)
  const figures = await lockAccounts(tx, accountIds)
  if (!isDue || !(await expire(tx, clock, figures, buckets))) return joined(accountIds, figures, buckets)
  return joined(accountIds, await lockAccounts(tx, accountIds), await bucketsOf(tx, accountIds))
}

const joined = (
  ids: readonly string[],
  figures: ReadonlyMap<string, Figures>,
  buckets: readonly (Bucket & { account_id: string })[],
) =>
  new Map(
    ids.map((id) => [
      id,
      {
        ...(figures.get(id) ?? figuresOf(undefined)),
        buckets: buckets.filter((one) => one.account_id === id),
      },
    ]),
  )

const bucketsOf = (tx: Tx, accountIds: readonly string[]) =>
  wallet(tx)
    .selectFrom('wallet.buckets')
    .select(['id', 'account_id', 'transaction_id', 'remaining', 'expires_at'])
    .where(sql<boolean>`account_id = any(${[...accountIds]}::uuid[])`)
    .where('remaining', '>', 0)
    .orderBy('expires_at')
    .orderBy('id')
    .execute()

async function releaseDue(tx: Tx, clock: Clock, accountIds: readonly string[], sparing: readonly string[]) {
  const now = clock.now()
  await wallet(tx)
    .updateTable('wallet.holds')
    .set({ state: 'released', ended_at: now })
    .where(sql<boolean>`account_id = any(${[...accountIds]}::uuid[]) and id <> all(${[...sparing]}::uuid[])`)
    .where('state', '=', 'open')
    .where('until', '<=', now)
    .execute()
}

/** Moves expired credit away; false when holds leave none of it free. */
async function expire(
  tx: Tx,
  clock: Clock,
  figures: ReadonlyMap<string, Figures>,
  buckets: readonly (Bucket & { account_id: string })[],
): Promise<boolean> {
  const held = await heldToSpend(tx, [...figures.keys()])
  const system = (await findAccounts(tx, [{ kind: 'system', name: 'expired' }])).get('system expired')
  let moved = false
  for (const [accountId, { available }] of figures) {
    const own = buckets.filter(({ account_id }) => account_id === accountId)
    const amount = dueToExpire(own, held.get(accountId) ?? 0, available, clock.now())
    if (amount === 0) continue
    moved = true
    await writeTransaction(tx, clock, {
      cause: `expired:${newId()}`,
      kind: 'expired',
      about: { title: null },
      legs: [
        { accountId, amount: -amount },
        { accountId: system?.id ?? '', amount },
      ],
      spent: takeOf(own, amount),
    })
  }
  return moved
}

async function heldToSpend(tx: Tx, accountIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await wallet(tx)
    .selectFrom('wallet.holds')
    .select(({ fn }) => ['account_id', fn.sum<string>('amount').as('amount')])
    .where(sql<boolean>`account_id = any(${[...accountIds]}::uuid[])`)
    .where('state', '=', 'open')
    .where('is_of_credit', '=', false)
    .groupBy('account_id')
    .execute()
  return new Map(rows.map(({ account_id, amount }) => [account_id, Number(amount)]))
}
