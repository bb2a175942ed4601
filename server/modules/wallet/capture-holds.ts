import { sql } from 'kysely'
import type { Clock } from '#platform/clock'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { captured, type HeldPart, type Movement, type PlacedLeg } from './movement.ts'
import { wallet } from './tables.ts'

/** A hold that a movement captures: `left` of it stays held, `freed` does not. */
export interface CapturedHold extends HeldPart {
  readonly account_id: string
  readonly left: number
  readonly freed: number
}

/** The open ones among these holds. A hold that has ended is left out, so its debit takes of what is available. */
export async function holdsToCapture(
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

/** Captures holds before the entries debit their money: the database refuses a balance below what is held. */
export const captureInto =
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

/** Holds the credits of a movement that are to be held, one hold per account. */
export async function holdCredits(
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
        about: JSON.stringify({ ...about, title: held[0]?.title ?? about.title }),
        made_at: clock.now(),
        until: new Date(Math.max(...held.map(({ holdUntil }) => Number(holdUntil)))),
      })),
    )
    .execute()
}
