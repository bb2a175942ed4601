import { sql } from 'kysely'
import { z } from 'zod'
import { dropPagesOf } from '#modules/courses'
import { isDatabaseAway, type Tx, transaction } from '#platform/database'
import { jobKind } from '#platform/jobs'
import { Refusal } from '#platform/refusal'
import type { InteropDeps } from '../deps.ts'
import { makeRow, type RosterBy } from './make-row.ts'
import { rosters } from './tables.ts'

/** Makes what a roster holds; where its manager was when they said so is written down for each account. */
export const makeRoster = jobKind(
  'interop.make-roster',
  z.object({
    importId: z.uuid(),
    sessionId: z.uuid(),
    origin: z.object({ address: z.string(), userAgent: z.string() }),
  }),
  { longest: 3600 },
)
type Ordered = z.output<(typeof makeRoster)['payload']>

type Deps = Pick<InteropDeps, 'db' | 'clock' | 'jobs' | 'pages'>

/** Rows that are made in one transaction. */
const batchSize = 50

/** Rows that wait to be made. */
const toMake = ['ready', 'found'] as const

/** Makes rows batch by batch; after a stopped process, the next run goes on with the rows that still wait. */
export async function makeWholeRoster(deps: Deps, ordered: Ordered, signal: AbortSignal): Promise<void> {
  try {
    for (let isMore = true; isMore; ) {
      signal.throwIfAborted()
      isMore = await makeBatch(deps, ordered)
    }
  } catch (error) {
    // Another try goes on when a process stops or the database is away; in all else it would end in the same way.
    if (!signal.aborted && !isDatabaseAway(error)) await fail(deps, ordered.importId)
    throw error
  }
}

/** False when nothing waits any more. */
async function makeBatch(deps: Deps, ordered: Ordered): Promise<boolean> {
  try {
    return await makeNext(deps, ordered, batchSize)
  } catch (error) {
    if (!isOfItsRow(error)) throw error
    let isMore = true
    for (let made = 0; isMore && made < batchSize; made += 1) isMore = await makeAlone(deps, ordered)
    return isMore
  }
}

/** Makes one row, or leaves it out when the database does not take it. */
async function makeAlone(deps: Deps, ordered: Ordered): Promise<boolean> {
  try {
    return await makeNext(deps, ordered, 1)
  } catch (error) {
    if (!isOfItsRow(error)) throw error
    await leaveNextOut(deps, ordered.importId)
    return true
  }
}

async function makeNext(deps: Deps, ordered: Ordered, most: number): Promise<boolean> {
  const made = await transaction(deps.db, (tx) => makeRows(deps, tx, ordered, most))
  for (const slug of made.slugs) dropPagesOf(deps.pages, slug)
  return made.isMore
}

/** A rule, a value or a constraint refuses what one row wants (PostgreSQL's classes 22 and 23). */
const isOfItsRow = (error: unknown): boolean =>
  error instanceof Refusal ||
  (error instanceof Error && /^2[23]/.test(String((error as { code?: unknown }).code ?? '')))

const leaveNextOut = ({ db }: Deps, importId: string) =>
  rosters(db)
    .updateTable('interop.roster_rows')
    .set({ outcome: 'wrong', problem: 'notMade', target_id: null })
    .where('import_id', '=', importId)
    .where('position', '=', (of) =>
      of
        .selectFrom('interop.roster_rows')
        .select(sql<number>`min(position)`.as('next'))
        .where('import_id', '=', importId)
        .where('outcome', 'in', toMake),
    )
    .execute()

const fail = ({ db, clock }: Deps, importId: string) =>
  rosters(db)
    .updateTable('interop.roster_imports')
    .set({ state: 'failed', trouble: 'inner', changed_at: clock.now() })
    .where('id', '=', importId)
    .where('state', '=', 'importing')
    .execute()

async function makeRows(deps: Deps, tx: Tx, ordered: Ordered, most: number) {
  const { importId, ...by } = ordered
  const nothing = { isMore: false, slugs: new Set<string>() }
  const found = await rosters(tx)
    .selectFrom('interop.roster_imports')
    .select(['by_id', 'source'])
    .where('id', '=', importId)
    .where('state', '=', 'importing')
    .forUpdate()
    .executeTakeFirst()
  if (!found) return nothing
  const rows = await rosters(tx)
    .selectFrom('interop.roster_rows')
    .select(['position', 'file', 'sourced_id', 'title', 'content', 'outcome', 'target_id'])
    .where('import_id', '=', importId)
    .where('outcome', 'in', toMake)
    .orderBy('position')
    .limit(most)
    .execute()
  if (rows.length === 0) {
    const done = rosters(tx).updateTable('interop.roster_imports').set({ state: 'done' })
    await done.where('id', '=', importId).execute()
    return nothing
  }
  const byManager: RosterBy = { ...by, personId: found.by_id, source: found.source }
  const slugs = new Set<string>()
  for (const row of rows) {
    const { slug, ...made } = await makeRow(deps, tx, byManager, row)
    if (slug) slugs.add(slug)
    await rosters(tx)
      .updateTable('interop.roster_rows')
      .set(made)
      .where('import_id', '=', importId)
      .where('position', '=', row.position)
      .execute()
  }
  return { isMore: true, slugs }
}
