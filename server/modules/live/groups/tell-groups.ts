import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse } from '#platform/refusal'
import type { LiveDeps } from '../deps.ts'
import { findGroups } from '../sessions/group-state.ts'
import { findLed } from '../sessions/host-powers.ts'
import { tellAll } from '../sessions/people-in.ts'
import { live } from '../tables.ts'

interface Told {
  readonly sessionId: string
  readonly text: string
}

/** Writes into the chat of every group. */
export async function tellGroups(
  deps: Pick<LiveDeps, 'db' | 'clock' | 'live'>,
  request: RepeatedRequest,
  { sessionId, text }: Told,
): Promise<Record<string, never>> {
  const session = await findLed(deps, request.personId, sessionId)
  const now = deps.clock.now()
  const groups = await findGroups(deps.db, sessionId, now)
  if (groups.length === 0) refuse('live.no-groups')
  await transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'a day', async () => {
      const said = { item_id: session.item_id, person_id: request.personId, text, at: now }
      await live(tx)
        .insertInto('live.messages')
        .values(groups.map(({ id }) => ({ id: newId(), group_id: id, ...said })))
        .execute()
      return {}
    }),
  )
  await tellAll(deps, sessionId)
  return {}
}
