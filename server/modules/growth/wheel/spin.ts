import { randomBytes } from 'node:crypto'
import { dayAt } from '@arvand/persian/zone'
import { type Db, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { refuseIf } from '#platform/refusal'
import type { GrowthDeps } from '../deps.ts'
import { growth, type Prize } from '../tables.ts'
import { commitmentOf } from './draw.ts'
import { shownPrizes, whyNotSpin } from './prize-table.ts'
import {
  findOpenSpin,
  findPrizes,
  findWheel,
  lockWheel,
  restock,
  spentOn,
  spinsLeftOf,
} from './wheel-queries.ts'

const dayMs = 86_400_000

/** A spin that is not revealed until then gives its prizes back. */
export const endsAt = ({ made_at }: { made_at: Date }): Date => new Date(made_at.getTime() + dayMs)

const shown = ({ id, title, weight, stock }: Prize) => ({ id, title, weight, stock })

/** The wheel as a person finds it. */
export async function showWheel(db: Db, now: Date, personId: string) {
  const [wheel, prizes, spent, { spinsLeft, freeSpins, spinsPerCourse }, open] = await Promise.all([
    findWheel(db),
    findPrizes(db),
    spentOn(db, dayAt(now)),
    spinsLeftOf(db, personId, now),
    findOpenSpin(db, personId),
  ])
  const isOpen = open !== undefined && now < endsAt(open)
  const table = shownPrizes(prizes, wheel.day_budget - spent.cost)
  return {
    prizes: (isOpen ? open.prizes : table).map(shown),
    ...{ spinsLeft, freeSpins, spinsPerCourse },
    whyNotSpin: isOpen ? null : whyNotSpin(wheel.is_open, table, spinsLeft),
    openSpinId: isOpen ? open.id : null,
    commitment: isOpen ? open.commitment : null,
  }
}

/** Begins a spin, or returns the one that is open. */
export const beginSpin = ({ db, clock }: Pick<GrowthDeps, 'db' | 'clock'>, personId: string) =>
  transaction(db, async (tx) => {
    const wheel = await lockWheel(tx)
    const now = clock.now()
    const open = await findOpenSpin(tx, personId)
    const { spinsLeft, earnedId } = await spinsLeftOf(tx, personId, now)
    if (open && now < endsAt(open)) {
      const { id, commitment, prizes } = open
      return { spin: { id, commitment, prizes: prizes.map(shown) }, spinsLeft }
    }
    if (open) await returnSpin(tx, open, now)
    const day = dayAt(now)
    const prizes = shownPrizes(await findPrizes(tx), wheel.day_budget - (await spentOn(tx, day)).cost)
    refuseIf(whyNotSpin(wheel.is_open, prizes, spinsLeft))
    await restock(tx, prizes, -1)
    const [id, serverSeed] = [newId(), randomBytes(32)]
    const commitment = commitmentOf(serverSeed)
    await growth(tx)
      .insertInto('growth.spins')
      .values({
        ...{ id, person_id: personId, day, server_seed: serverSeed, commitment, made_at: now },
        prizes: JSON.stringify(prizes),
        cost: Math.max(...prizes.map(({ cost }) => cost)),
        ...{ client_seed: null, prize_id: null, off_code: null, saved_at: null, returned_at: null },
      })
      .execute()
    if (earnedId !== null)
      await growth(tx)
        .updateTable('growth.earned_spins')
        .set({ used_by: id })
        .where('id', '=', earnedId)
        .execute()
    return { spin: { id, commitment, prizes: prizes.map(shown) }, spinsLeft: spinsLeft - 1 }
  })

type OpenSpin = NonNullable<Awaited<ReturnType<typeof findOpenSpin>>>

/** Ends a spin that nobody revealed. */
export async function returnSpin(tx: Parameters<typeof restock>[0], { id, prizes }: OpenSpin, now: Date) {
  await restock(tx, prizes, 1)
  await growth(tx)
    .updateTable('growth.spins')
    .set({ returned_at: now, cost: 0 })
    .where('id', '=', id)
    .execute()
}
