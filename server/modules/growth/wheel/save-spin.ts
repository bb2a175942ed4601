import { grantGiftCard, grantOffCode, grantPlusDays } from '#modules/commerce'
import { post } from '#modules/wallet'
import { type Db, type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { keysetPage, newestFirst } from '#platform/keyset'
import { refuse, refuseIf } from '#platform/refusal'
import type { GrowthDeps } from '../deps.ts'
import { growth, type Prize } from '../tables.ts'
import { prizeOf, proofOf } from './draw.ts'
import { endsAt } from './spin.ts'
import { lockWheel, restock } from './wheel-queries.ts'

type Deps = Pick<GrowthDeps, 'db' | 'clock' | 'jobs' | 'secret'>

/** For how many days an off code that was won is good. */
const codeDays = 30

/** Reveals a spin and gives its prize; a repetition gives the same, whatever seed it brings. */
export const saveSpin = (
  deps: Deps,
  personId: string,
  { spinId, clientSeed }: { readonly spinId: string; readonly clientSeed: string },
) =>
  transaction(deps.db, async (tx) => {
    await lockWheel(tx)
    const spin = (await findSpin(tx, personId, spinId)) ?? refuse('growth.unknown-spin')
    const now = deps.clock.now()
    if (spin.saved_at !== null) return revealed(spin)
    refuseIf(spin.returned_at !== null || now >= endsAt(spin) ? 'growth.spin-over' : null)
    const prize = prizeOf(spin.prizes, proofOf(spin.server_seed, clientSeed, spinId))
    await restock(
      tx,
      spin.prizes.filter(({ id }) => id !== prize.id),
      1,
    )
    const offCode = await give(tx, deps, personId, spinId, prize)
    const saved = { client_seed: clientSeed, prize_id: prize.id, off_code: offCode }
    await growth(tx)
      .updateTable('growth.spins')
      .set({ ...saved, cost: prize.cost, saved_at: now })
      .where('id', '=', spinId)
      .execute()
    return revealed({ ...spin, ...saved })
  })

const findSpin = (tx: Tx, personId: string, spinId: string) =>
  growth(tx)
    .selectFrom('growth.spins')
    .selectAll()
    .where('id', '=', spinId)
    .where('person_id', '=', personId)
    .executeTakeFirst()

type Spin = NonNullable<Awaited<ReturnType<typeof findSpin>>>

function revealed(spin: Spin) {
  const { id, server_seed, client_seed, off_code, prize_id, prizes } = spin
  const prize = prizes.find((one) => one.id === prize_id)
  if (!prize || client_seed === null) throw new Error(`spin ${id} has no prize`)
  return {
    prize: { id: prize.id, title: prize.title, kind: prize.kind, code: off_code },
    serverSeed: server_seed.toString('hex'),
    proof: proofOf(server_seed, client_seed, id),
  }
}

/** Gives a prize; returns the code of an off code. */
async function give(
  tx: Tx,
  deps: Deps,
  personId: string,
  spinId: string,
  { kind, amount, cost, title }: Prize,
): Promise<string | null> {
  const { clock } = deps
  if (kind === 'offCode')
    return grantOffCode(tx, clock, {
      ...{ personId, percent: amount, mostDiscount: cost, days: codeDays, note: title },
    })
  if (kind === 'credit')
    await post(tx, clock, {
      cause: `wheel ${spinId}`,
      kind: 'credit',
      about: { title: 'جایزهٔ گردونهٔ شانس' },
      entries: [
        { account: { kind: 'person', ownerId: personId }, amount },
        { account: { kind: 'system', name: 'gifts' }, amount: -amount },
      ],
    })
  if (kind === 'card')
    await grantGiftCard(tx, deps, { personId, amount, note: title, cause: `wheel ${spinId}` })
  if (kind === 'plusDays') await grantPlusDays(deps, tx, personId, amount)
  if (kind === 'spinAgain') await earnSpin(tx, clock.now(), personId, `spin ${spinId}`)
  return null
}

/** One more spin, once for a cause. */
export const earnSpin = (tx: Tx, now: Date, personId: string, cause: string) =>
  growth(tx)
    .insertInto('growth.earned_spins')
    .values({ id: newId(), person_id: personId, cause, earned_at: now, used_by: null })
    .onConflict((twin) => twin.column('cause').doNothing())
    .execute()

/** A person's own spins with what proves them, newest first. */
export async function listMySpins(db: Db, personId: string, cursor?: string) {
  const rows = growth(db)
    .selectFrom('growth.spins as s')
    .selectAll('s')
    .where('s.person_id', '=', personId)
    .where('s.saved_at', 'is not', null)
  const page = await keysetPage(rows, newestFirst('s.made_at', 's.id'), cursor)
  return {
    ...page,
    items: page.items.map((spin) => ({
      ...{ id: spin.id, at: spin.made_at, commitment: spin.commitment, clientSeed: spin.client_seed ?? '' },
      prizes: spin.prizes.map(({ id, title, weight, stock }) => ({ id, title, weight, stock })),
      ...revealed(spin),
    })),
  }
}
