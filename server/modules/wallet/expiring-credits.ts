import { sql } from 'kysely'
import type { Clock } from '#platform/clock'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { expiringPartsOf, type SpentPart } from './buckets.ts'
import type { Movement, PlacedLeg } from './movement.ts'
import { wallet } from './tables.ts'

interface NewBucket extends SpentPart {
  readonly accountId: string
}

/**
 * Inserts the buckets of a written transaction: for credits that expire, and for what a refund returns of expiring
 * credit.
 */
export async function addExpiringCredits(
  tx: Tx,
  clock: Clock,
  transactionId: string,
  movement: Movement,
  legs: readonly PlacedLeg[],
): Promise<void> {
  const said: NewBucket[] = legs.flatMap(({ accountId, amount, expiresAt }) =>
    expiresAt ? [{ accountId, amount, expires_at: expiresAt }] : [],
  )
  const made = [...said, ...(await givenBack(tx, clock, movement, legs))]
  if (made.length === 0) return
  await wallet(tx)
    .insertInto('wallet.buckets')
    .values(
      made.map(({ accountId, amount, expires_at }) => ({
        id: newId(),
        account_id: accountId,
        transaction_id: transactionId,
        amount,
        remaining: amount,
        expires_at,
      })),
    )
    .execute()
}

async function givenBack(
  tx: Tx,
  clock: Clock,
  { about: { factorId } }: Movement,
  legs: readonly PlacedLeg[],
): Promise<NewBucket[]> {
  const credits = legs.flatMap(({ accountId, amount, givesBack }) =>
    givesBack ? [{ accountId, amount, ...givesBack }] : [],
  )
  if (factorId === undefined || credits.length === 0) return []
  const accountIds = credits.map(({ accountId }) => accountId)
  const spent = await spentFor(tx, factorId, accountIds)
  return credits.flatMap(({ accountId, ...refund }) => {
    const own = spent.filter(({ account_id }) => account_id === accountId)
    return expiringPartsOf(refund, own, clock.now()).map((part) => ({ accountId, ...part }))
  })
}

const spentFor = (tx: Tx, factorId: string, accountIds: readonly string[]) =>
  wallet(tx)
    .selectFrom('wallet.transactions as t')
    .innerJoin('wallet.spendings as s', 's.transaction_id', 't.id')
    .innerJoin('wallet.buckets as b', 'b.id', 's.bucket_id')
    .select(['b.account_id', 's.amount', 'b.expires_at'])
    .where('t.factor_id', '=', factorId)
    .where(sql<boolean>`b.account_id = any(${[...accountIds]}::uuid[])`)
    .orderBy('b.expires_at')
    .orderBy('b.id')
    .execute()
