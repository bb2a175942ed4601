import type { Clock } from '#platform/clock'
import type { Tx } from '#platform/database'
import { refuseIf } from '#platform/refusal'
import { keyOf } from './account.ts'
import { lockAccounts, openAccounts } from './account-queries.ts'
import { spentOfBuckets } from './buckets.ts'
import { type CapturedHold, captureInto, holdCredits, holdsToCapture } from './capture-holds.ts'
import { addExpiringCredits } from './expiring-credits.ts'
import { moveAtOnce } from './move-at-once.ts'
import {
  fingerprintOf,
  fingerprintOfMovement,
  type Leg,
  type Movement,
  mistakeIn,
  type PlacedLeg,
  whyNotTake,
} from './movement.ts'
import { type SettledAccount, settleDue } from './settle-due.ts'
import { wallet } from './tables.ts'
import { writeTransaction } from './write-transaction.ts'

/**
 * Moves money: one balanced transaction for a cause. A repetition with the same entries writes nothing and returns
 * `again`; other entries for the same cause throw. Refuses with `wallet.too-little` before the movement is written.
 */
export async function post(
  tx: Tx,
  clock: Clock,
  movement: Movement,
): Promise<{ transactionId: string; again: boolean }> {
  const mistake = mistakeIn(movement)
  if (mistake) throw new Error(`${movement.cause}: ${mistake}`)
  const moved = await moveAtOnce(tx, clock, movement)
  return moved === null ? moveStepByStep(tx, clock, movement) : { transactionId: moved, again: false }
}

async function moveStepByStep(tx: Tx, clock: Clock, movement: Movement) {
  const legs = await place(tx, movement.entries)
  await lockAccounts(tx, idsOf(legs))
  const before = await findBefore(tx, movement)
  if (before) return before
  const debits = legs.filter(({ amount, isGuarded }) => isGuarded && amount < 0)
  const holdIds = debits.flatMap(({ fromHold }) => fromHold ?? [])
  const settled = await settleDue(tx, clock, walletsOf(debits), holdIds)
  const holds = await holdsToCapture(tx, holdIds, debits)
  refuseUnlessEnough(legs, settled, holds)
  const { cause, kind, about } = movement
  const spent = spentOf(movement, debits, settled)
  const transactionId = await writeTransaction(
    tx,
    clock,
    { cause, kind, about, legs, spent },
    captureInto(tx, clock, holds),
  )
  if (!transactionId) return twinOf(await findBefore(tx, movement), cause)
  await addExpiringCredits(tx, clock, transactionId, movement, legs)
  await holdCredits(tx, clock, movement, legs)
  return { transactionId, again: false }
}

async function place(tx: Tx, entries: readonly Leg[]): Promise<PlacedLeg[]> {
  const opened = await openAccounts(
    tx,
    entries.map(({ account }) => account),
  )
  return entries.map((leg) => {
    const account = opened.get(keyOf(leg.account))
    if (!account) throw new Error(`no account ${keyOf(leg.account)}`)
    return { ...leg, accountId: account.id, isGuarded: account.isGuarded }
  })
}

const idsOf = (legs: readonly PlacedLeg[]): string[] => [
  ...new Set(legs.flatMap(({ accountId, isGuarded }) => (isGuarded ? accountId : []))),
]

const walletsOf = (debits: readonly PlacedLeg[]): string[] =>
  idsOf(debits.filter(({ account }) => account.kind !== 'receivable'))

/** The transaction that this cause made before; throws if its entries differ, since that is a mistake in the code. */
async function findBefore(tx: Tx, movement: Movement) {
  const rows = await wallet(tx)
    .selectFrom('wallet.transactions as t')
    .innerJoin('wallet.entries as e', 'e.transaction_id', 't.id')
    .innerJoin('wallet.accounts as a', 'a.id', 'e.account_id')
    .select(['t.id', 't.kind', 'e.amount', 'a.owner_id', 'a.name', 'a.kind as account'])
    .where('t.cause', '=', movement.cause)
    .execute()
  const first = rows[0]
  if (!first) return null
  const entries = rows.map(({ account, name, owner_id, amount }) => ({
    key: `${account} ${name ?? owner_id}`,
    amount,
  }))
  if (fingerprintOf(first.kind, entries) !== fingerprintOfMovement(movement))
    throw new Error(`${movement.cause}: this cause has made another transaction`)
  return { transactionId: first.id, again: true }
}

function twinOf(before: Awaited<ReturnType<typeof findBefore>>, cause: string) {
  if (!before) throw new Error(`${cause}: a transaction that is there cannot be seen`)
  return before
}

function refuseUnlessEnough(
  legs: readonly PlacedLeg[],
  settled: ReadonlyMap<string, SettledAccount>,
  holds: readonly CapturedHold[],
): void {
  for (const [accountId, { available }] of settled) {
    const freed = holds.reduce((sum, hold) => sum + (hold.account_id === accountId ? hold.freed : 0), 0)
    const own = legs.filter((leg) => leg.accountId === accountId)
    refuseIf(whyNotTake(available, freed, own))
  }
}

const spentOf = (
  { kind, takesBack }: Movement,
  debits: readonly PlacedLeg[],
  settled: ReadonlyMap<string, SettledAccount>,
) =>
  [...settled].flatMap(([accountId, { balance, buckets }]) => {
    const own = debits.filter((debit) => debit.accountId === accountId)
    const amount = own.reduce((sum, leg) => sum - leg.amount, 0)
    const lasting = own.reduce((sum, leg) => sum + (leg.lasting ?? 0), 0)
    return spentOfBuckets({ kind, amount, lasting, takesBack }, balance, buckets)
  })
