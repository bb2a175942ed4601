import type { Db } from '#platform/database'
import { live } from '../tables.ts'

export interface BoardState {
  readonly isOpen: boolean
  readonly everybodyDraws: boolean
}

/** How the board of a session stands; nobody has opened most. */
export async function findBoard(db: Db, sessionId: string): Promise<BoardState> {
  const board = await live(db)
    .selectFrom('live.boards')
    .select(['is_open as isOpen', 'everybody_draws as everybodyDraws'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return board ?? { isOpen: false, everybodyDraws: false }
}
