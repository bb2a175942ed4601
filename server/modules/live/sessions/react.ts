import type { Reaction } from '@arvand/contracts/panel/class'
import type { RateRule } from '#platform/rate-limits'
import type { LiveDeps } from '../deps.ts'
import { sendAll } from './people-in.ts'
import { findInside } from './sessions.ts'

/** So many as people press in joy; each one goes to everybody. */
const reactions: RateRule = { name: 'live.react', times: 10, seconds: 10 }

/** Shows a reaction to everybody who is in; nothing is kept. */
export async function react(
  deps: Pick<LiveDeps, 'db' | 'clock' | 'live' | 'limits'>,
  personId: string,
  { sessionId, reaction }: { readonly sessionId: string; readonly reaction: Reaction },
): Promise<Record<string, never>> {
  await deps.limits.take(reactions, personId)
  await findInside(deps, personId, sessionId)
  await sendAll(deps, 'liveReaction', { sessionId, personId, reaction })
  return {}
}
