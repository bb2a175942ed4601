import type * as endpoints from '@arvand/contracts/panel/manage-wheel'
import { mostPrizes } from '@arvand/contracts/panel/manage-wheel'
import { dayAt } from '@arvand/persian/zone'
import { worthOfPlusDays } from '#modules/commerce'
import { type Db, transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { newId } from '#platform/ids'
import { once } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { wholeList } from '#platform/whole-list'
import { record } from '../audited-acts.ts'
import type { GrowthDeps } from '../deps.ts'
import { growth } from '../tables.ts'
import { expectedCost, expectedDay } from './prize-table.ts'
import { findPrizes, findWheel, lockWheel, spentOn, spinsADay } from './wheel-queries.ts'

type Deps = Pick<GrowthDeps, 'db' | 'clock'>
type Wish = Asked<typeof endpoints.savePrize>['input']

export async function showPrizes(db: Db, now: Date) {
  const [prizes, wheel, today, spins] = await Promise.all([
    findPrizes(db),
    findWheel(db),
    spentOn(db, dayAt(now)),
    spinsADay(db, now),
  ])
  const costOfSpin = expectedCost(prizes)
  const sum = prizes.reduce((all, { weight }) => all + weight, 0)
  return {
    ...wholeList(prizes.map((prize) => ({ ...prize, chance: prize.weight / sum }))),
    ...{ isOpen: wheel.is_open, dayBudget: wheel.day_budget },
    ...{ spentToday: today.cost, spinsToday: today.count, expectedCost: costOfSpin },
    ...{ spinsADay: Math.round(spins), expectedDay: expectedDay(costOfSpin, spins, wheel.day_budget) },
  }
}

/** What a prize of this kind is, and the most that it costs. */
async function worthOf(db: Db, { kind, amount = 0, percent = 0, mostDiscount = 0, days = 0 }: Wish) {
  if (kind === 'credit' || kind === 'card') return { amount, cost: amount }
  if (kind === 'offCode') return { amount: percent, cost: mostDiscount }
  if (kind === 'plusDays')
    return { amount: days, cost: (await worthOfPlusDays(db, days)) ?? refuse('growth.no-plan') }
  return { amount: 0, cost: 0 }
}

/**
 * The stock after a save. Spins have taken of it since the form was opened, so what the manager adds to the stock that
 * they saw is added to what is there.
 */
function stockAfter({ stock, stockSeen }: Wish, there: number | null): number | null {
  if (stock === undefined) return null
  if (stockSeen === undefined || there === null) return stock
  return Math.max(0, there + stock - stockSeen)
}

/** A manager makes a prize, or changes it for the spins to come. */
export function savePrize(
  { db, clock }: Deps,
  { input, actor, caller, request }: Asked<typeof endpoints.savePrize>,
) {
  return transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      await lockWheel(tx)
      const { id: former, title, kind, weight } = input
      const id = former ?? newId()
      const others = await findPrizes(tx)
      const before = others.find((one) => one.id === former)
      if (former === undefined) refuseIf(others.length >= mostPrizes ? 'growth.too-many-prizes' : null)
      else if (!before) refuse('growth.unknown-prize')
      const stock = stockAfter(input, before?.stock ?? null)
      const row = { title, kind, weight, stock, ...(await worthOf(tx, input)) }
      await growth(tx)
        .insertInto('growth.prizes')
        .values({ ...row, id, made_at: clock.now(), removed_at: null })
        .onConflict((twin) => twin.column('id').doUpdateSet(row))
        .execute()
      const detail = { prizeId: id, ...row }
      await record(tx, clock, caller, { act: 'wheel-prize-saved', personId: null, actor, detail })
      return { id }
    }),
  )
}

export const removePrize = (
  { db, clock }: Deps,
  { input: { id }, actor, caller }: Asked<typeof endpoints.removePrize>,
): Promise<Record<string, never>> =>
  transaction(db, async (tx) => {
    await lockWheel(tx)
    const removed = await growth(tx)
      .updateTable('growth.prizes')
      .set({ removed_at: clock.now() })
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .returning('title')
      .executeTakeFirst()
    if (!removed) return refuse('growth.unknown-prize')
    const detail = { prizeId: id, ...removed }
    await record(tx, clock, caller, { act: 'wheel-prize-removed', personId: null, actor, detail })
    return {}
  })

/** A manager opens or closes the wheel, and decides what a day may cost. */
export const setWheel = (
  { db, clock }: Deps,
  { input: { isOpen, dayBudget }, actor, caller }: Asked<typeof endpoints.setWheel>,
) =>
  transaction(db, async (tx) => {
    await lockWheel(tx)
    await growth(tx).updateTable('growth.wheel').set({ is_open: isOpen, day_budget: dayBudget }).execute()
    const detail = { isOpen, dayBudget }
    await record(tx, clock, caller, { act: 'wheel-set', personId: null, actor, detail })
    return { isOpen, dayBudget }
  })
