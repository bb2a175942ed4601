import type { Db } from '#platform/database'
import { newId } from '#platform/ids'
import type { RateRule } from '#platform/rate-limits'
import { refuse, refuseIf } from '#platform/refusal'
import type { LiveDeps } from '../deps.ts'
import { findLed } from '../sessions/host-powers.ts'
import { whyNotCaption } from '../sessions/may-caption.ts'
import { sendAll, tellAll } from '../sessions/people-in.ts'
import { findInside } from '../sessions/sessions.ts'
import { isInside } from '../sessions/stays.ts'
import { live, type RecordedPart } from '../tables.ts'
import { vttOf } from './caption.ts'

type Deps = Pick<LiveDeps, 'db' | 'clock' | 'live' | 'limits'>

/** A browser that listens writes a line at each breath, and no hand is faster. */
const lines: RateRule = { name: 'live.caption', times: 90, seconds: 60 }

interface Written {
  readonly sessionId: string
  readonly text: string
  readonly ago: number
}

/** Shows a line to everybody who is in, and keeps it for the recording. */
export async function writeCaption(deps: Deps, personId: string, { sessionId, text, ago }: Written) {
  await deps.limits.take(lines, personId)
  const { session, leads } = await findInside(deps, personId, sessionId)
  refuseIf(whyNotCaption(leads, session.caption_writer_id, personId))
  const captionId = newId()
  const at = new Date(deps.clock.now().getTime() - ago)
  await live(deps.db)
    .insertInto('live.captions')
    .values({ id: captionId, session_id: sessionId, by_id: personId, at, text })
    .execute()
  await sendAll(deps, 'liveCaption', { sessionId, captionId, text })
  return { captionId }
}

interface Asked {
  readonly sessionId: string
  readonly personId: string | null
}

export async function setCaptionWriter(deps: Deps, hostId: string, { sessionId, personId }: Asked) {
  await findLed(deps, hostId, sessionId)
  if (personId !== null && !(await isInside(deps.db, personId, sessionId, deps.clock.now())))
    refuse('live.unknown-participant')
  await live(deps.db)
    .updateTable('live.sessions')
    .set({ caption_writer_id: personId })
    .where('id', '=', sessionId)
    .execute()
  await tellAll(deps, sessionId)
  return {}
}

interface Recorded {
  readonly session_id: string
  readonly ms: number
  readonly parts: readonly RecordedPart[]
}

/** The track of a film; null where nobody wrote captions while it was recorded. */
export async function findTrack(db: Db, { session_id, ...film }: Recorded): Promise<string | null> {
  const said = await live(db)
    .selectFrom('live.captions')
    .select(['at', 'text'])
    .where('session_id', '=', session_id)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return vttOf(film, said)
}
