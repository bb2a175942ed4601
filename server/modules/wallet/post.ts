import { sql } from 'kysely'
import type { Clock } from '#platform/clock'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { refuseIf } from '#platform/refusal'
import { keyOf } from './account.ts'
import { lockAccounts, openAccounts } from './account-queries.ts'
import { shareOfBuckets, takeOf } from './buckets.ts'
import { addExpiringCredits } from './expiring-credits.ts'
import {
  captured,
  fingerprintOf,
  fingerprintOfMovement,
  type HeldPart,
  type Leg,
  type Movement,
  mistakeIn,
  whyNotTake,
} from './movement.ts'
import { type SettledAccount, settleDue } from './settle-due.ts'
import { wallet } from './tables.ts'
import { writeTransaction } from './write-transaction.ts'

/** A leg whose account is known. */
export interface PlacedLeg extends Leg {
  readonly accountId: string
  readonly isGuarded: boolean
}

/**
 * Moves money: one balanced transaction for a cause. Asked again with the same entries it does nothing and says
 * `again`. Refuses with `wallet.too-little` before anything is written.
 */
export async function post(
  tx: Tx,
  clock: Clock,
  movement: Movement,
): Promise<{ transactionId: string; again: boolean }> {
  const mistake = mistakeIn(movement)
  if (mistake) throw new Error(`${movement.cause}: ${mistake}`)
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

/** The transaction that this cause made before; with other entries it is a mistake in the code. */
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

interface CapturedHold extends HeldPart {
  readonly account_id: string
  readonly left: number
  readonly freed: number
}

/** Holds that have ended capture nothing: their debit takes of what is free. */
async function holdsToCapture(
  tx: Tx,
  ids: readonly string[],
  debits: readonly PlacedLeg[],
): Promise<CapturedHold[]> {
  if (ids.length === 0) return []
  const holds = await wallet(tx)
    .selectFrom('wallet.holds')
    .select(['id', 'account_id', 'amount', 'is_of_credit'])
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .where('state', '=', 'open')
    .execute()
  for (const { id, account_id } of holds)
    if (debits.some((debit) => debit.fromHold === id && debit.accountId !== account_id))
      throw new Error(`hold ${id} is of another account`)
  const parts = new Map(captured(holds, debits).map((part) => [part.id, part]))
  return holds.map((hold) => ({ ...hold, left: 0, freed: 0, ...parts.get(hold.id) }))
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
  { kind }: Movement,
  debits: readonly PlacedLeg[],
  settled: ReadonlyMap<string, SettledAccount>,
) =>
  [...settled].flatMap(([accountId, { balance, buckets }]) => {
    const own = debits.filter((debit) => debit.accountId === accountId)
    const debit = own.reduce((sum, { amount }) => sum - amount, 0)
    return takeOf(buckets, shareOfBuckets(kind, debit, balance, buckets))
  })

/** Holds are opened before their money leaves: an account never holds more than it has. */
const captureInto =
  (tx: Tx, clock: Clock, holds: readonly CapturedHold[]) =>
  async (transactionId: string): Promise<void> => {
    await shrinkHolds(tx, holds)
    const ended = holds.filter(({ left }) => left === 0).map(({ id }) => id)
    if (ended.length === 0) return
    await wallet(tx)
      .updateTable('wallet.holds')
      .set({ state: 'captured', ended_at: clock.now(), transaction_id: transactionId })
      .where(sql<boolean>`id = any(${ended}::uuid[])`)
      .execute()
  }

async function shrinkHolds(tx: Tx, holds: readonly CapturedHold[]): Promise<void> {
  const shrunk = holds.filter(({ left }) => left > 0)
  if (shrunk.length === 0) return
  await sql`
    update wallet.holds set amount = kept.amount
      from unnest(${shrunk.map(({ id }) => id)}::uuid[], ${shrunk.map(({ left }) => left)}::bigint[])
        as kept (id, amount)
      where holds.id = kept.id`.execute(wallet(tx))
}

async function holdCredits(
  tx: Tx,
  clock: Clock,
  { cause, about }: Movement,
  legs: readonly PlacedLeg[],
): Promise<void> {
  const credits = Map.groupBy(
    legs.filter(({ holdUntil }) => holdUntil),
    ({ accountId }) => accountId,
  )
  if (credits.size === 0) return
  await wallet(tx)
    .insertInto('wallet.holds')
    .values(
      [...credits].map(([accountId, held]) => ({
        id: newId(),
        account_id: accountId,
        cause,
        amount: held.reduce((sum, { amount }) => sum + amount, 0),
        is_of_credit: true,
        about: JSON.stringify(about),
        made_at: clock.now(),
        until: new Date(Math.max(...held.map(({ holdUntil }) => Number(holdUntil)))),
      })),
    )
    .execute()
}
