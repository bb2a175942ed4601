import { refuse } from '#platform/refusal'
import type { LiveDeps } from '../deps.ts'
import { live, type ParticipantRow } from '../tables.ts'
import { findClass } from './class.ts'
import { engineRoomOf, engineRooms } from './group-state.ts'
import { grantOf } from './media.ts'
import { findRunning, tellAll } from './sessions.ts'

type Deps = Pick<LiveDeps, 'db' | 'clock' | 'live' | 'mediaEngine'>

interface Other {
  readonly sessionId: string
  readonly personId: string
}

/** A session that runs, for its host. */
export async function findHosted(deps: Pick<Deps, 'db' | 'clock'>, hostId: string, sessionId: string) {
  const { session, of } = await findRunning(deps, hostId, sessionId)
  return of.role === 'host' ? session : refuse('live.only-host')
}

/** Refuses all but a host who acts on somebody who belongs to the class and is no host. */
async function hostOver(deps: Deps, hostId: string, { sessionId, personId }: Other): Promise<void> {
  const session = await findHosted(deps, hostId, sessionId)
  const other = await findClass(deps.db, session.kind, session.item_id, personId, deps.clock.now())
  if (typeof other === 'string') return refuse('live.unknown-participant')
  if (other.role === 'host') refuse('live.host-stays')
}

const roomOf = ({ db, clock }: Deps, { sessionId, personId }: Other) =>
  engineRoomOf(db, sessionId, personId, clock.now())

async function set(
  deps: Deps,
  { sessionId, personId }: Other,
  change: Partial<ParticipantRow>,
): Promise<void> {
  await live(deps.db)
    .insertInto('live.participants')
    .values({
      ...{ session_id: sessionId, person_id: personId },
      ...change,
    })
    .onConflict((same) => same.columns(['session_id', 'person_id']).doUpdateSet(change))
    .execute()
}

/** A hand that is up keeps its place when it is raised again. */
export async function raiseHand(deps: Deps, personId: string, sessionId: string, up: boolean) {
  await findRunning(deps, personId, sessionId)
  const other = { sessionId, personId }
  if (!up) await set(deps, other, { hand_at: null })
  else {
    const at = deps.clock.now()
    await live(deps.db)
      .insertInto('live.participants')
      .values({ session_id: sessionId, person_id: personId, hand_at: at })
      .onConflict((same) =>
        same
          .columns(['session_id', 'person_id'])
          .doUpdateSet({ hand_at: at })
          .where('live.participants.hand_at', 'is', null),
      )
      .execute()
  }
  await tellAll(deps, sessionId)
  return {}
}

export async function letSpeak(
  deps: Deps,
  hostId: string,
  { may, ...other }: Other & { readonly may: boolean },
) {
  await hostOver(deps, hostId, other)
  await set(deps, other, { may_speak: may, hand_at: null })
  await deps.mediaEngine.updateGrant(grantOf(await roomOf(deps, other), other.personId, may))
  await tellAll(deps, other.sessionId)
  return {}
}

export async function muteParticipant(deps: Deps, hostId: string, other: Other) {
  await hostOver(deps, hostId, other)
  await deps.mediaEngine.mute({ roomId: await roomOf(deps, other), participantId: other.personId })
  return {}
}

export async function muteAll(deps: Deps, hostId: string, sessionId: string) {
  await findHosted(deps, hostId, sessionId)
  for (const roomId of await engineRooms(deps.db, sessionId))
    await deps.mediaEngine.mute({ roomId, but: [hostId] })
  return {}
}

/** Keeps out whoever was not in yet, or lets them in again. */
export async function lockSession(deps: Deps, hostId: string, sessionId: string, locked: boolean) {
  await findHosted(deps, hostId, sessionId)
  await live(deps.db)
    .updateTable('live.sessions')
    .set({ is_locked: locked })
    .where('id', '=', sessionId)
    .execute()
  await tellAll(deps, sessionId)
  return {}
}

export async function removeParticipant(deps: Deps, hostId: string, other: Other) {
  await hostOver(deps, hostId, other)
  const { sessionId, personId } = other
  const now = deps.clock.now()
  const roomId = await roomOf(deps, other)
  await set(deps, other, { removed_at: now, hand_at: null, group_id: null })
  await live(deps.db)
    .updateTable('live.joins')
    .set({ left_at: now })
    .where('session_id', '=', sessionId)
    .where('person_id', '=', personId)
    .where('left_at', 'is', null)
    .execute()
  await deps.mediaEngine.removeParticipant(roomId, personId, 'removed')
  deps.live.notify(personId, 'live', { sessionId })
  await tellAll(deps, sessionId)
  return {}
}
