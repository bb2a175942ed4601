import { refuse } from '#platform/refusal'
import type { LiveDeps } from '../deps.ts'
import { live } from '../tables.ts'
import { findLed } from './host-powers.ts'
import { tellAll } from './people-in.ts'
import { isInside } from './stays.ts'

type Deps = Pick<LiveDeps, 'db' | 'clock' | 'live'>

/** Shows somebody who is in large to everybody, or nobody any more. */
export async function setSpotlight(
  deps: Deps,
  hostId: string,
  { sessionId, personId }: { readonly sessionId: string; readonly personId: string | null },
): Promise<Record<string, never>> {
  await findLed(deps, hostId, sessionId)
  if (personId !== null && !(await isInside(deps.db, personId, sessionId, deps.clock.now())))
    refuse('live.unknown-participant')
  await live(deps.db)
    .updateTable('live.sessions')
    .set({ spotlight_id: personId })
    .where('id', '=', sessionId)
    .execute()
  await tellAll(deps, sessionId)
  return {}
}

/** Lets a time run that everybody sees, or takes it away. */
export async function setTimer(
  deps: Deps,
  hostId: string,
  { sessionId, seconds }: { readonly sessionId: string; readonly seconds: number | null },
): Promise<Record<string, never>> {
  await findLed(deps, hostId, sessionId)
  const endsAt = seconds === null ? null : new Date(deps.clock.now().getTime() + seconds * 1000)
  await live(deps.db)
    .updateTable('live.sessions')
    .set({ timer_ends_at: endsAt })
    .where('id', '=', sessionId)
    .execute()
  await tellAll(deps, sessionId)
  return {}
}
