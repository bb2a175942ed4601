import type { Db } from '#platform/database'
import type { LiveDeps } from '../deps.ts'
import { findBoard } from '../sessions/board-state.ts'
import { findAdmitted } from '../sessions/sessions.ts'
import { live } from '../tables.ts'
import { whyNotDraw } from './board.ts'

/** All that is on the board, the lowest first. */
export async function showBoard(
  { db, clock }: Pick<LiveDeps, 'db' | 'clock'>,
  personId: string,
  sessionId: string,
) {
  const { session, of } = await findAdmitted({ db, clock }, personId, sessionId)
  const board = await findBoard(db, sessionId)
  const marks = await live(db)
    .selectFrom('live.board_marks')
    .select(['id', 'person_id as personId', 'layer as order', 'shape'])
    .where('session_id', '=', sessionId)
    .where('removed_at', 'is', null)
    .orderBy('layer')
    .execute()
  const mayDraw = session.state !== 'ended' && whyNotDraw(board, of.role === 'host') === null
  return { mayDraw, marks }
}

export const findMark = (db: Db, sessionId: string, markId: string) =>
  live(db)
    .selectFrom('live.board_marks')
    .select(['id', 'person_id', 'layer', 'shape', 'bytes', 'removed_at', 'removed_by_id'])
    .where('session_id', '=', sessionId)
    .where('id', '=', markId)
    .executeTakeFirst()

/** How many marks were ever drawn, and the bytes of those that are on the board. */
export const measureBoard = (db: Db, sessionId: string) =>
  live(db)
    .selectFrom('live.board_marks')
    .select(({ fn }) => fn.countAll<number>().as('drawn'))
    .select(({ fn, eb, val }) =>
      fn.coalesce(fn.sum<number>('bytes').filterWhere(eb('removed_at', 'is', null)), val(0)).as('bytes'),
    )
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow()
