import type { Broadcast } from '#platform/broadcast'
import type { Db, Tx } from '#platform/database'
import { identity } from '../tables.ts'

/** The channel that tells every process which sessions have ended: `{ sessionIds }`. */
export const sessionsEnded = 'sessions_ended'

export interface SessionsEnded {
  readonly sessionIds: readonly string[]
}

/** Ends one session of this person. False when there was none. Call `announceEnded` after the commit. */
export async function endSession(db: Db, personId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await identity(db)
    .deleteFrom('identity.sessions')
    .where('id', '=', sessionId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends every session of a person but `keep` (null: all). Returns the ids for `announceEnded` after the commit. */
export async function endOtherSessions(tx: Tx, personId: string, keep: string | null): Promise<string[]> {
  const all = identity(tx).deleteFrom('identity.sessions').where('person_id', '=', personId)
  const rows = await (keep === null ? all : all.where('id', '<>', keep)).returning('id').execute()
  return rows.map((row) => row.id)
}

const mostIdsInAWord = 100

/** Broadcasts to every process, so that open sockets and cached answers of these sessions are dropped at once. */
export async function announceEnded(broadcast: Broadcast, sessionIds: readonly string[]): Promise<void> {
  for (let at = 0; at < sessionIds.length; at += mostIdsInAWord) {
    const word: SessionsEnded = { sessionIds: sessionIds.slice(at, at + mostIdsInAWord) }
    await broadcast.say(sessionsEnded, word)
  }
}
