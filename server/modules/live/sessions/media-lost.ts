import type { LiveDeps } from '../deps.ts'
import { sessionOfEngineRoom } from './group-state.ts'
import { sendAll } from './people-in.ts'

type Deps = Pick<LiveDeps, 'db' | 'clock' | 'live' | 'mediaEngine'>

/** Tells the pages of a class at once that its sound and picture ended, so that they need not find out by silence. */
export function tellOfLosses(deps: Deps): void {
  deps.mediaEngine.losses?.hear((roomIds) => {
    // Where it cannot be told, pages find out by silence.
    for (const roomId of roomIds) void tellLoss(deps, roomId).catch(() => undefined)
  })
}

export async function tellLoss(deps: Deps, roomId: string): Promise<void> {
  await sendAll(deps, 'liveMedia', { sessionId: await sessionOfEngineRoom(deps.db, roomId) })
}
