import type { RateRule } from '#platform/rate-limits'
import { refuse, refuseIf } from '#platform/refusal'
import type { LiveDeps } from '../deps.ts'
import { live, type ParticipantRow, type SessionRow } from '../tables.ts'
import { findClass } from './class.ts'
import { engineRoomOf, engineRooms } from './group-state.ts'
import { isGuest } from './guest-state.ts'
import { maySpeak } from './may-speak.ts'
import { grantOf } from './media.ts'
import { peopleIn, tellAll } from './people-in.ts'
import { may, type Power, type Rank, rankOf, whyNotAbout } from './rank.ts'
import { findInside, findRunning } from './sessions.ts'
import { endStays } from './stays.ts'

type Deps = Pick<LiveDeps, 'db' | 'clock' | 'live' | 'mediaEngine'>

interface Other {
  readonly sessionId: string
  readonly personId: string
}

/** A session that runs, for whoever may do this there. */
export async function findLed(
  deps: Pick<Deps, 'db' | 'clock'>,
  personId: string,
  sessionId: string,
  power: Power = 'lead',
) {
  const { session, rank } = await findRunning(deps, personId, sessionId)
  return may(rank, power) ? session : refuse('live.only-host')
}

/** Refuses all but those who lead and act on somebody who belongs to the class and whom they may act on. */
async function leaderOver(
  deps: Deps,
  leaderId: string,
  { sessionId, personId }: Other,
  power: Power = 'lead',
): Promise<SessionRow> {
  const { session, rank } = await findRunning(deps, leaderId, sessionId)
  if (!may(rank, power)) refuse('live.only-host')
  const other = await rankIn(deps, session, personId)
  if (other === null) return refuse('live.unknown-participant')
  refuseIf(whyNotAbout(rank, other))
  return session
}

/** How somebody else stands in a session; null when they do not belong to its class. */
export async function rankIn(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, kind, item_id }: Pick<SessionRow, 'id' | 'kind' | 'item_id'>,
  personId: string,
): Promise<Rank | null> {
  const of = await findClass(db, kind, item_id, personId, clock.now())
  if (typeof of === 'string') return null
  const row = await live(db)
    .selectFrom('live.participants')
    .select('is_co_host')
    .where('session_id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return rankOf(of.role === 'host', row?.is_co_host ?? false)
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

/** Each one has the pages of everybody who is in load anew. */
const hands: RateRule = { name: 'live.hand', times: 20, seconds: 60 }

/** A hand that is up keeps its place when it is raised again. */
export async function raiseHand(
  deps: Deps & Pick<LiveDeps, 'limits'>,
  personId: string,
  sessionId: string,
  up: boolean,
) {
  await deps.limits.take(hands, `${personId} ${sessionId}`)
  await findInside(deps, personId, sessionId)
  const hasChanged = await setHand(deps, { sessionId, personId }, up)
  if (hasChanged) await tellAll(deps, sessionId)
  return {}
}

/** Whether it was not so already. */
async function setHand({ db, clock }: Deps, { sessionId, personId }: Other, up: boolean): Promise<boolean> {
  const at = clock.now()
  const write = up
    ? live(db)
        .insertInto('live.participants')
        .values({ session_id: sessionId, person_id: personId, hand_at: at })
        .onConflict((same) =>
          same
            .columns(['session_id', 'person_id'])
            .doUpdateSet({ hand_at: at })
            .where('live.participants.hand_at', 'is', null),
        )
        .returning('person_id')
    : live(db)
        .updateTable('live.participants')
        .set({ hand_at: null })
        .where('session_id', '=', sessionId)
        .where('person_id', '=', personId)
        .where('hand_at', 'is not', null)
        .returning('person_id')
  return (await write.executeTakeFirst()) !== undefined
}

export async function letSpeak(
  deps: Deps,
  hostId: string,
  { may, ...other }: Other & { readonly may: boolean },
) {
  await leaderOver(deps, hostId, other)
  await set(deps, other, { may_speak: may, hand_at: null })
  await deps.mediaEngine.updateGrant(grantOf(await roomOf(deps, other), other.personId, may))
  await tellAll(deps, other.sessionId)
  return {}
}

/** A host makes a participant co-host, or takes that back; a co-host speaks as a host does. */
export async function setCoHost(
  deps: Deps,
  hostId: string,
  { isOn, ...other }: Other & { readonly isOn: boolean },
) {
  const { kind } = await leaderOver(deps, hostId, other, 'promote')
  const { sessionId, personId } = other
  if (isOn && (await isGuest(deps.db, personId))) refuse('live.not-for-guests')
  await set(deps, other, isOn ? { is_co_host: true, hand_at: null } : { is_co_host: false })
  const row = await live(deps.db)
    .selectFrom('live.participants')
    .select('may_speak')
    .where('session_id', '=', sessionId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  const speaks = maySpeak(kind, isOn, row?.may_speak ?? null, false)
  await deps.mediaEngine.updateGrant(grantOf(await roomOf(deps, other), personId, speaks))
  await tellAll(deps, sessionId)
  return {}
}

export async function muteParticipant(deps: Deps, hostId: string, other: Other) {
  await leaderOver(deps, hostId, other)
  await deps.mediaEngine.mute({ roomId: await roomOf(deps, other), participantId: other.personId })
  return {}
}

export async function muteAll(deps: Deps, hostId: string, sessionId: string) {
  await findLed(deps, hostId, sessionId)
  const present = await peopleIn(deps.db, sessionId, deps.clock.now(), hostId)
  const but = present.flatMap(({ id, isHost }) => (isHost || id === hostId ? [id] : []))
  for (const roomId of await engineRooms(deps.db, sessionId)) await deps.mediaEngine.mute({ roomId, but })
  return {}
}

/** Keeps out whoever was not in yet, or lets them in again. */
export async function lockSession(deps: Deps, hostId: string, sessionId: string, locked: boolean) {
  await findLed(deps, hostId, sessionId)
  await live(deps.db)
    .updateTable('live.sessions')
    .set({ is_locked: locked })
    .where('id', '=', sessionId)
    .execute()
  await tellAll(deps, sessionId)
  return {}
}

export async function removeParticipant(deps: Deps, hostId: string, other: Other) {
  await leaderOver(deps, hostId, other)
  const { sessionId, personId } = other
  const now = deps.clock.now()
  const roomId = await roomOf(deps, other)
  await set(deps, other, { removed_at: now, hand_at: null, group_id: null, is_co_host: false })
  await endStays(deps.db, { sessionId, personId }, now)
  await deps.mediaEngine.removeParticipant(roomId, personId, 'removed')
  deps.live.notify(personId, 'live', { sessionId })
  await tellAll(deps, sessionId)
  return {}
}
