import type { ListOutcome } from '@arvand/contracts/teacher/students'
import { sql } from 'kysely'
import { type Tx, transaction } from '#platform/database'
import { lockSeats } from '../cohorts/cohort-queries.ts'
import type { TeachingDeps } from '../deps.ts'
import { teaching } from '../tables.ts'
import { invite } from './invitations.ts'

/** Lines that are processed in one transaction. */
export const batchSize = 100

type WorkParts = Pick<TeachingDeps, 'db' | 'clock' | 'jobs'>

/** Processes a list batch by batch; after a stopped process, the next run goes on with the lines that still wait. */
export async function workWholeList(deps: WorkParts, listId: string, signal: AbortSignal): Promise<void> {
  for (let isMore = true; isMore; ) {
    signal.throwIfAborted()
    isMore = await transaction(deps.db, (tx) => workBatch(tx, deps, listId))
  }
}

/** Invites the next lines; false when no line waits any more. */
export async function workBatch(tx: Tx, deps: WorkParts, listId: string): Promise<boolean> {
  const list = await teaching(tx)
    .selectFrom('teaching.enrolment_lists')
    .selectAll()
    .where('id', '=', listId)
    .forUpdate()
    .executeTakeFirst()
  const lines = list ? await nextLines(tx, listId) : []
  if (!list || lines.length === 0) return false
  const { course_id: courseId, cohort_id: cohortId, by_id: byId } = list
  const seats = cohortId ? await lockSeats(tx, courseId, cohortId) : Number.POSITIVE_INFINITY
  const invited = await invite(tx, deps, { courseId, cohortId, byId, seats }, lines)
  await writeOutcomes(
    tx,
    listId,
    lines.map(({ line, mobile }) => ({ line, outcome: invited.has(mobile) ? 'invited' : 'full' })),
  )
  return true
}

async function nextLines(tx: Tx, listId: string) {
  const rows = await teaching(tx)
    .selectFrom('teaching.enrolment_list_lines')
    .select(['line', 'mobile'])
    .where('list_id', '=', listId)
    .where('outcome', '=', 'waiting')
    .orderBy('line')
    .limit(batchSize)
    .execute()
  return rows.flatMap(({ line, mobile }) => (mobile === null ? [] : [{ line, mobile }]))
}

async function writeOutcomes(
  tx: Tx,
  listId: string,
  outcomes: readonly { readonly line: number; readonly outcome: ListOutcome }[],
): Promise<void> {
  await sql`
    update teaching.enrolment_list_lines as l set outcome = o.outcome
    from unnest(${outcomes.map(({ line }) => line)}::int[], ${outcomes.map(({ outcome }) => outcome)}::text[])
      as o (line, outcome)
    where l.list_id = ${listId} and l.line = o.line
  `.execute(teaching(tx))
}
