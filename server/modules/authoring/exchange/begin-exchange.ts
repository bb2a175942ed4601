import { needStaff } from '#modules/courses'
import { ownsFiles } from '#modules/media'
import type { Tx } from '#platform/database'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import type { AuthoringDeps } from '../deps.ts'
import { countInProgress, findExchange, inWords } from './exchange-queries.ts'
import { exchange } from './jobs.ts'
import { type ExchangeRow, exchanges } from './tables.ts'

const mostUnderWay = 3

/** Pure: why no further export or import may begin now. */
const whyNotExchange = (underWay: number): 'courses.exchange-busy' | null =>
  underWay >= mostUnderWay ? 'courses.exchange-busy' : null

/** Begins to export a course into one file. */
export const beginExport = (deps: AuthoringDeps, request: RepeatedRequest, courseId: string) =>
  begin(deps, request, async (tx) => {
    await needStaff(tx, courseId, request.personId, 'write')
    return { direction: 'export', course_id: courseId }
  })

/** Begins to import a course from a file that the person has uploaded. */
export const beginImport = (deps: AuthoringDeps, request: RepeatedRequest, fileId: string) =>
  begin(deps, request, async (tx) => {
    refuseIf(await ownsFiles(tx, request.personId, [fileId], ['exchange']))
    return { direction: 'import', file_id: fileId }
  })

type Wanted = Pick<ExchangeRow, 'direction'> & { course_id?: string; file_id?: string }

function begin(
  { db, clock, jobs }: AuthoringDeps,
  request: RepeatedRequest,
  wanted: (tx: Tx) => Promise<Wanted>,
) {
  const { personId } = request
  return transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const row = await wanted(tx)
      refuseIf(whyNotExchange(await countInProgress(tx, personId)))
      const [id, now] = [newId(), clock.now()]
      await exchanges(tx)
        .insertInto('authoring.exchanges')
        .values({ id, person_id: personId, ...row, created_at: now, changed_at: now })
        .execute()
      await jobs.leave(tx, exchange, { exchangeId: id })
      const begun = (await findExchange(tx, personId, id)) ?? refuse('courses.unknown-exchange')
      return { exchange: inWords(begun, null) }
    }),
  )
}

/** Cancels an export or import that waits or runs; a running worker finds out at its next step and stops. */
export function cancelExchange(
  { db, clock }: Pick<AuthoringDeps, 'db' | 'clock'>,
  personId: string,
  id: string,
) {
  return transaction(db, async (tx) => {
    const found = (await findExchange(tx, personId, id)) ?? refuse('courses.unknown-exchange')
    const { numUpdatedRows } = await exchanges(tx)
      .updateTable('authoring.exchanges')
      .set({ state: 'cancelled', changed_at: clock.now() })
      .where('id', '=', id)
      .where('state', 'in', ['waiting', 'working'])
      .executeTakeFirst()
    if (numUpdatedRows === 0n) refuse('courses.exchange-over')
    return { exchange: { ...inWords(found, null), state: 'cancelled' as const } }
  })
}
