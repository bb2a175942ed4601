import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import type { LiveDeps } from '../deps.ts'
import { closeGroups, engineRoomOf, findGroups } from '../sessions/group-state.ts'
import { findLed } from '../sessions/host-powers.ts'
import { tellAll } from '../sessions/people-in.ts'
import { isInside } from '../sessions/stays.ts'
import { live } from '../tables.ts'
import { whyNotGroup } from './groups.ts'

type Deps = Pick<LiveDeps, 'db' | 'clock' | 'live' | 'mediaEngine'>

interface Start {
  readonly sessionId: string
  readonly groups: readonly (readonly string[])[]
  readonly minutes: number | null
}

/** Sends people into groups; each group is a room of the engine of its own. */
export async function startGroups(
  deps: Deps,
  request: RepeatedRequest,
  { sessionId, groups, minutes }: Start,
): Promise<Record<string, never>> {
  const { db, clock } = deps
  await findLed(deps, request.personId, sessionId)
  if (deps.mediaEngine.meetings) refuse('live.media-unavailable')
  refuseIf(whyNotGroup(groups))
  const now = clock.now()
  const people = groups.flat()
  for (const personId of people)
    if (!(await isInside(db, personId, sessionId, now))) refuse('live.unknown-participant')
  await transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      // Locked, so that groups are opened once.
      await live(tx)
        .selectFrom('live.sessions')
        .select('id')
        .where('id', '=', sessionId)
        .forUpdate()
        .execute()
      if ((await findGroups(tx, sessionId, now)).length > 0) refuse('live.groups-open')
      await closeGroups(tx, sessionId, now)
      const endsAt = minutes === null ? null : new Date(now.getTime() + minutes * 60_000)
      const rows = groups.map((members, at) => ({ id: newId(), place: at + 1, members }))
      await live(tx)
        .insertInto('live.groups')
        .values(
          rows.map(({ id, place }) => ({
            id,
            session_id: sessionId,
            place,
            opened_at: now,
            ends_at: endsAt,
          })),
        )
        .execute()
      await live(tx)
        .insertInto('live.participants')
        .values(
          rows.flatMap(({ id, members }) =>
            members.map((personId) => ({ session_id: sessionId, person_id: personId, group_id: id })),
          ),
        )
        .onConflict((same) =>
          same
            .columns(['session_id', 'person_id'])
            .doUpdateSet({ group_id: ({ ref }) => ref('excluded.group_id') }),
        )
        .execute()
      return {}
    }),
  )
  await tellAll(deps, sessionId)
  // Their pages connect again, to where they belong now.
  for (const personId of people) await deps.mediaEngine.removeParticipant(sessionId, personId, 'left')
  return {}
}

interface Move {
  readonly sessionId: string
  readonly personId: string
  readonly groupId: string | null
}

/** Takes somebody into a group or back into the class; a host visits groups by moving themselves. */
export async function moveToGroup(
  deps: Deps,
  hostId: string,
  { sessionId, personId, groupId }: Move,
): Promise<Record<string, never>> {
  const { db, clock } = deps
  await findLed(deps, hostId, sessionId)
  const now = clock.now()
  if (!(await isInside(db, personId, sessionId, now))) refuse('live.unknown-participant')
  const open = await findGroups(db, sessionId, now)
  if (groupId !== null && open.every(({ id }) => id !== groupId)) refuse('live.unknown-group')
  const before = await engineRoomOf(db, sessionId, personId, now)
  await live(db)
    .insertInto('live.participants')
    .values({ session_id: sessionId, person_id: personId, group_id: groupId })
    .onConflict((same) => same.columns(['session_id', 'person_id']).doUpdateSet({ group_id: groupId }))
    .execute()
  if (before === (groupId ?? sessionId)) return {}
  await tellAll(deps, sessionId)
  await deps.mediaEngine.removeParticipant(before, personId, 'left')
  return {}
}

/** Calls everybody back into the class. */
export async function endGroups(
  deps: Deps,
  hostId: string,
  sessionId: string,
): Promise<Record<string, never>> {
  await findLed(deps, hostId, sessionId)
  await callBack(deps, sessionId)
  return {}
}

async function callBack(deps: Deps, sessionId: string): Promise<void> {
  const closed = await closeGroups(deps.db, sessionId, deps.clock.now())
  await tellAll(deps, sessionId)
  for (const { id } of closed) await removeAll(deps, id)
}

/** Everybody leaves a group's room and connects again; closing it would look like the end of the class. */
async function removeAll({ db, mediaEngine }: Deps, groupId: string): Promise<void> {
  const people = await live(db)
    .selectFrom('live.participants')
    .select('person_id')
    .where('group_id', '=', groupId)
    .execute()
  for (const { person_id } of people) await mediaEngine.removeParticipant(groupId, person_id, 'left')
}

/** Calls back whose time is over; their pages come back by themselves, and this sees to those that do not. */
export async function endOverdueGroups(deps: Deps): Promise<void> {
  const rows = await live(deps.db)
    .selectFrom('live.groups')
    .select('session_id')
    .distinct()
    .where('closed_at', 'is', null)
    .where('ends_at', '<=', deps.clock.now())
    .limit(100)
    .execute()
  for (const { session_id } of rows) await callBack(deps, session_id)
}
