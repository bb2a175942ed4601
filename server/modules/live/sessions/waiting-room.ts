import { refuse } from '#platform/refusal'
import type { LiveDeps } from '../deps.ts'
import { live } from '../tables.ts'
import { findLed } from './host-powers.ts'
import { tellAll } from './people-in.ts'

type Deps = Pick<LiveDeps, 'db' | 'clock' | 'live'>

/** Whoever comes waits from now on, or comes in again; those who wait are let in when the room is taken away. */
export async function setWaitingRoom(
  deps: Deps,
  hostId: string,
  { sessionId, isOn }: { readonly sessionId: string; readonly isOn: boolean },
): Promise<Record<string, never>> {
  await findLed(deps, hostId, sessionId)
  await live(deps.db)
    .updateTable('live.sessions')
    .set({ has_waiting_room: isOn })
    .where('id', '=', sessionId)
    .execute()
  if (!isOn) await letIn(deps, sessionId, null)
  await tellAll(deps, sessionId)
  return {}
}

/** Lets one in who waits, or all; their pages then go in by themselves. */
export async function admit(
  deps: Deps,
  hostId: string,
  { sessionId, personId }: { readonly sessionId: string; readonly personId: string | null },
): Promise<Record<string, never>> {
  await findLed(deps, hostId, sessionId)
  const count = await letIn(deps, sessionId, personId)
  if (count === 0 && personId !== null) refuse('live.unknown-participant')
  await tellAll(deps, sessionId)
  return {}
}

async function letIn(deps: Deps, sessionId: string, personId: string | null): Promise<number> {
  const waiting = live(deps.db)
    .updateTable('live.participants')
    .set({ admitted_at: deps.clock.now(), waits_since: null })
    .where('session_id', '=', sessionId)
    .where('waits_since', 'is not', null)
    .where('removed_at', 'is', null)
    .returning('person_id')
  const rows = await (personId === null ? waiting : waiting.where('person_id', '=', personId)).execute()
  for (const { person_id } of rows) deps.live.notify(person_id, 'live', { sessionId })
  return rows.length
}
