import type { Db, Tx } from '#platform/database'
import type { LiveDeps } from '../deps.ts'
import { recordingEnded } from '../jobs.ts'
import { live } from '../tables.ts'

/** The media process hands over what it has within a second, and the app stores it within four more. */
const settleMs = 10_000

/** The recording that is made of a session now, paused or not. */
export const findRunningRecording = (db: Db, sessionId: string) =>
  live(db)
    .selectFrom('live.recordings')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('state', 'in', ['recording', 'paused'])
    .executeTakeFirst()

/** What the media process is told by everybody who connects, so that a new one goes on recording. */
export async function recordingFor(db: Db, sessionId: string): Promise<string | null> {
  const running = await findRunningRecording(db, sessionId)
  return running?.state === 'recording' ? running.id : null
}

/** Ends the recording of a session, if there is one, and leaves the job that makes a film of it. */
export async function endRecording(
  tx: Tx,
  { clock, jobs }: Pick<LiveDeps, 'clock' | 'jobs'>,
  sessionId: string,
): Promise<boolean> {
  const now = clock.now()
  const ended = await live(tx)
    .updateTable('live.recordings')
    .set({ state: 'preparing', ended_at: now })
    .where('session_id', '=', sessionId)
    .where('state', 'in', ['recording', 'paused'])
    .returning('id')
    .executeTakeFirst()
  if (!ended) return false
  const at = new Date(now.getTime() + settleMs)
  await jobs.leave(tx, recordingEnded, { recordingId: ended.id }, { key: ended.id, at })
  return true
}
