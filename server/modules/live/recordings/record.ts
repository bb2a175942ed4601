import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { refuse } from '#platform/refusal'
import type { LiveDeps } from '../deps.ts'
import { recordingEnded } from '../jobs.ts'
import { findLed } from '../sessions/host-powers.ts'
import { tellAll } from '../sessions/people-in.ts'
import { endRecording } from '../sessions/recording-state.ts'
import { live } from '../tables.ts'
import { findSeen } from './recording-queries.ts'

type Deps = Pick<LiveDeps, 'db' | 'clock' | 'jobs' | 'live' | 'mediaEngine'>

/** A host begins to record; everybody's page shows it. */
export async function startRecording(deps: Deps, hostId: string, sessionId: string) {
  const { kind } = await findLed(deps, hostId, sessionId, 'record')
  if (kind === 'rehearsal') refuse('live.rehearsal-unrecorded')
  const { recordings } = deps.mediaEngine
  if (!recordings) return refuse('live.no-recorder')
  const made = await live(deps.db)
    .insertInto('live.recordings')
    .values({
      ...{ id: newId(), session_id: sessionId, by_id: hostId, state: 'recording' },
      started_at: deps.clock.now(),
    })
    // Another host may begin at the same moment.
    .onConflict((twin) => twin.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) return refuse('live.recorded-already')
  // First, so that nobody is recorded without being told.
  await tellAll(deps, sessionId)
  await recordings.record(sessionId, made.id)
  return { recordingId: made.id }
}

export async function pauseRecording(deps: Deps, hostId: string, sessionId: string, paused: boolean) {
  await findLed(deps, hostId, sessionId, 'record')
  const changed = await live(deps.db)
    .updateTable('live.recordings')
    .set({ state: paused ? 'paused' : 'recording' })
    .where('session_id', '=', sessionId)
    .where('state', 'in', ['recording', 'paused'])
    .returning('id')
    .executeTakeFirst()
  if (!changed) return refuse('live.not-recorded')
  await tellAll(deps, sessionId)
  await deps.mediaEngine.recordings?.record(sessionId, paused ? null : changed.id)
  return {}
}

export async function stopRecording(deps: Deps, hostId: string, sessionId: string) {
  await findLed(deps, hostId, sessionId, 'record')
  const isEnded = await transaction(deps.db, (tx) => endRecording(tx, deps, sessionId))
  if (!isEnded) refuse('live.not-recorded')
  await deps.mediaEngine.recordings?.record(sessionId, null)
  await tellAll(deps, sessionId)
  return {}
}

/** Nobody of the class sees it any more, not even by the address of its film. */
export async function removeRecording(deps: Deps, hostId: string, recordingId: string) {
  const { recording, of } = await findSeen(deps, hostId, recordingId)
  if (of.role !== 'host') refuse('live.only-host')
  if (recording.state === 'recording' || recording.state === 'paused') refuse('live.recorded-already')
  await transaction(deps.db, async (tx) => {
    await live(tx).deleteFrom('live.recordings').where('id', '=', recordingId).execute()
    // Of one that was being prepared, or that failed, the job removes the pieces.
    await deps.jobs.leave(tx, recordingEnded, { recordingId }, { key: recordingId })
  })
  return {}
}
