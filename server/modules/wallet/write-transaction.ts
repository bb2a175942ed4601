import type { About, TransactionKind } from '@arvand/contracts/wallet'
import type { Clock } from '#platform/clock'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import type { Part } from './buckets.ts'
import type { PlacedLeg } from './movement.ts'
import { wallet } from './tables.ts'

export interface NewTransaction {
  readonly cause: string
  readonly kind: TransactionKind
  readonly about: About
  readonly legs: readonly Pick<PlacedLeg, 'accountId' | 'amount' | 'title'>[]
  /** The parts of it that are taken of buckets. */
  readonly spent: readonly Part[]
}

/**
 * Writes a transaction and its entries; null when its cause has one already. The caller has locked the accounts.
 * `beforeEntries` may capture holds, so that the entries can debit their money.
 */
export async function writeTransaction(
  tx: Tx,
  clock: Clock,
  made: NewTransaction,
  beforeEntries?: (transactionId: string) => Promise<void>,
): Promise<string | null> {
  const id = newId()
  const { cause, kind, about, legs, spent } = made
  const { numInsertedOrUpdatedRows } = await wallet(tx)
    .insertInto('wallet.transactions')
    .values({
      id,
      cause,
      kind,
      about: JSON.stringify(about),
      factor_id: about.factorId ?? null,
      legs: legs.length,
      at: clock.now(),
    })
    .onConflict((twin) => twin.column('cause').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) return null
  await beforeEntries?.(id)
  // Spendings before entries: the database refuses an account whose expiring part is more than its balance.
  if (spent.length > 0)
    await wallet(tx)
      .insertInto('wallet.spendings')
      .values(spent.map((part) => ({ transaction_id: id, bucket_id: part.id, amount: part.amount })))
      .execute()
  await wallet(tx)
    .insertInto('wallet.entries')
    .values(
      // Credits first: an account that gives and gets in one transaction is never below zero in between.
      legs
        .toSorted((a, b) => b.amount - a.amount)
        .map(({ accountId, amount, title = null }) => ({
          id: newId(),
          transaction_id: id,
          account_id: accountId,
          amount,
          title,
        })),
    )
    .execute()
  return id
}
