import type { ErrorCode } from '@arvand/contracts/errors/catalogue'
import type { Tx } from '#platform/database'
import type { Sellables } from '#plugs/sellable'
import { bySeller, sellerOf } from '../sellers.ts'
import { commerce } from '../tables.ts'
import type { Factor } from './factor-queries.ts'

interface Deps {
  readonly sellables: Sellables
}

/** In one order for everybody, so that two factors never wait for each other's places. */
const inOrder = (lines: Factor['lines']) => lines.toSorted((a, b) => (a.item_id < b.item_id ? -1 : 1))

/** Whether anything of these lines can run out. */
export const runsOut = (
  { sellables }: Deps,
  lines: readonly Pick<Factor['lines'][number], 'kind'>[],
): boolean => lines.some(({ kind }) => sellerOf(sellables, kind)?.reserve)

/** Reserves the places of a factor's lines, or says why not all; called before off codes and money are locked. */
export async function reservePlaces({ sellables }: Deps, tx: Tx, factor: Factor): Promise<ErrorCode | null> {
  for (const { seller, own } of bySeller(sellables, inOrder(factor.lines))) {
    const whyNot = await seller.reserve?.(tx, factor.person_id, own)
    if (whyNot) return whyNot
  }
  return null
}

/**
 * Reserves again when the money comes after the places were freed. They stay reserved until the factor is paid, or
 * until the next run of `expireFactors` frees them.
 */
export async function reserveAgain(deps: Deps, tx: Tx, factor: Factor, now: Date): Promise<ErrorCode | null> {
  if (factor.reserved_until !== null || !runsOut(deps, factor.lines)) return null
  const whyNot = await reservePlaces(deps, tx, factor)
  if (whyNot) await release(deps, tx, factor)
  else await keepUntil(tx, factor.id, now)
  return whyNot
}

/** Frees the places that an unpaid factor has reserved. */
export async function releasePlaces(deps: Deps, tx: Tx, factor: Factor): Promise<void> {
  if (factor.reserved_until === null) return
  await keepUntil(tx, factor.id, null)
  await release(deps, tx, factor)
}

async function release({ sellables }: Deps, tx: Tx, { lines }: Factor): Promise<void> {
  for (const { seller, own } of bySeller(sellables, inOrder(lines))) await seller.release?.(tx, own)
}

const keepUntil = (tx: Tx, factorId: string, reserved_until: Date | null) =>
  commerce(tx).updateTable('commerce.factors').set({ reserved_until }).where('id', '=', factorId).execute()
