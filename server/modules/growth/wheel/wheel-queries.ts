import { dayAt } from '@arvand/persian/zone'
import type { Db, Tx } from '#platform/database'
import { settingsIn } from '#platform/settings'
import { growthSettings } from '../growth-settings.ts'
import { growth, type Prize } from '../tables.ts'

/** The prizes on the wheel, oldest first. */
export const findPrizes = (db: Db): Promise<Prize[]> =>
  growth(db)
    .selectFrom('growth.prizes')
    .select(['id', 'title', 'kind', 'amount', 'cost', 'weight', 'stock'])
    .where('removed_at', 'is', null)
    .orderBy('made_at')
    .orderBy('id')
    .execute()

export const findWheel = (db: Db) =>
  growth(db)
    .selectFrom('growth.wheel')
    .select(['is_open', 'day_budget'])
    .where('only_row', '=', true)
    .executeTakeFirstOrThrow()

/** Spins begin, end and are returned one after another: stock and budget are one table for all. */
export const lockWheel = (tx: Tx) =>
  growth(tx)
    .selectFrom('growth.wheel')
    .select(['is_open', 'day_budget'])
    .where('only_row', '=', true)
    .forUpdate()
    .executeTakeFirstOrThrow()

/** What the spins of a day cost so far; an open one counts with its dearest prize. */
export async function spentOn(db: Db, day: string): Promise<{ cost: number; count: number }> {
  const { cost, count } = await growth(db)
    .selectFrom('growth.spins')
    .select(({ fn }) => [fn.sum<string | null>('cost').as('cost'), fn.countAll<string>().as('count')])
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return { cost: Number(cost ?? 0), count: Number(count) }
}

const [dayMs, days] = [86_400_000, 7]

/** How many spins a day has on average: of the last seven days those that had any, today not among them. */
export async function spinsADay(db: Db, now: Date): Promise<number> {
  const { spins, spunDays } = await growth(db)
    .selectFrom('growth.spins')
    .select(({ fn }) => fn.countAll<string>().as('spins'))
    .select(({ fn }) => fn.count<string>('day').distinct().as('spunDays'))
    .where('day', '>=', dayAt(new Date(now.getTime() - days * dayMs)))
    .where('day', '<', dayAt(now))
    .executeTakeFirstOrThrow()
  return Number(spunDays) === 0 ? 0 : Number(spins) / Number(spunDays)
}

/** The free spins of the day that are left, and those that were earned. */
export async function spinsLeftOf(db: Db, personId: string, now: Date) {
  const [ofToday, earned] = await Promise.all([
    growth(db)
      .selectFrom('growth.spins as s')
      .leftJoin('growth.earned_spins as e', 'e.used_by', 's.id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .select(settingsIn(growthSettings))
      .where('s.person_id', '=', personId)
      .where('s.day', '=', dayAt(now))
      .where('e.id', 'is', null)
      .executeTakeFirstOrThrow(),
    growth(db)
      .selectFrom('growth.earned_spins')
      .select('id')
      .where('person_id', '=', personId)
      .where('used_by', 'is', null)
      .orderBy('earned_at')
      .execute(),
  ])
  const { count, freeSpins, spinsPerCourse } = ofToday
  const free = Math.max(0, freeSpins - count)
  const earnedId = free === 0 ? (earned[0]?.id ?? null) : null
  return { freeSpins, spinsPerCourse, spinsLeft: free + earned.length, earnedId }
}

export const findOpenSpin = (db: Db, personId: string) =>
  growth(db)
    .selectFrom('growth.spins')
    .selectAll()
    .where('person_id', '=', personId)
    .where('saved_at', 'is', null)
    .where('returned_at', 'is', null)
    .executeTakeFirst()

/**
 * Adds to the stock of prizes, or takes from it: of those that had an end when the spin began. One that was without an
 * end then has reserved nothing, whatever it has now.
 */
export async function restock(
  tx: Tx,
  prizes: readonly Pick<Prize, 'id' | 'stock'>[],
  by: 1 | -1,
): Promise<void> {
  const ids = prizes.flatMap(({ id, stock }) => (stock === null ? [] : [id]))
  if (ids.length === 0) return
  await growth(tx)
    .updateTable('growth.prizes')
    .set(({ eb }) => ({ stock: eb('stock', '+', by) }))
    .where('id', 'in', ids)
    .where('stock', 'is not', null)
    .execute()
}
