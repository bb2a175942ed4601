import { leaveNotice } from '#modules/notices'
import type { Actor } from '#platform/actor'
import { transaction } from '#platform/database'
import { refuse } from '#platform/refusal'
import type { LiveDeps } from '../deps.ts'
import { classEnded } from '../live-notice-types.ts'
import { closeSession } from '../sessions/sessions.ts'
import { live } from '../tables.ts'
import { endWebinar } from '../webinars/end-webinar.ts'
import { record } from './audited-acts.ts'

interface Ending {
  readonly sessionId: string
  readonly reason: string
}

/** A manager ends a class that runs; its host reads why. */
export async function endAnyClass(
  deps: LiveDeps,
  { actor, caller }: { readonly actor: Actor; readonly caller: Parameters<typeof record>[2] },
  { sessionId, reason }: Ending,
) {
  const session = await transaction(deps.db, async (tx) => {
    const row = await live(tx)
      .selectFrom('live.sessions as s')
      .innerJoin('live.classes as c', (on) =>
        on.onRef('c.id', '=', 's.item_id').onRef('c.kind', '=', 's.kind'),
      )
      .select(['s.state', 's.kind', 's.item_id', 'c.title', 'c.host_id'])
      .where('s.id', '=', sessionId)
      .forUpdate('s')
      .executeTakeFirst()
    if (!row) return refuse('live.unknown-session')
    if (row.state === 'ended') return refuse('live.session-over')
    const detail = { reason, change: row.title, sessionId }
    await record(tx, deps.clock, caller, { act: 'class-ended', personId: row.host_id, actor, detail })
    if (row.host_id)
      await leaveNotice(deps.jobs, tx, deps.clock, {
        ...{ personId: row.host_id, kind: classEnded, about: { title: row.title ?? '', reason } },
        cause: `session ${sessionId} ended by a manager`,
      })
    return row
  })
  await closeSession(deps, sessionId)
  if (session.kind === 'webinar') await endWebinar(deps, session.item_id, actor.personId)
  return { session: { id: sessionId, state: 'ended' as const } }
}
