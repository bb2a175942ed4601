import { type MediaKind, mediaKinds } from '@arvand/contracts/class-channel'
import type { Db } from '#platform/database'
import { type JoinGrant, MediaRefusal, type MediaTrouble } from '#platform/media-engine'
import type { RateRule } from '#platform/rate-limits'
import { refuse } from '#platform/refusal'
import type { LiveDeps } from '../deps.ts'
import { live, type SessionKind } from '../tables.ts'
import { engineRoomOf, engineRooms } from './group-state.ts'
import { recordingFor } from './recording-state.ts'
import { findInside, findSessionOf } from './sessions.ts'

type Deps = Pick<LiveDeps, 'db' | 'clock' | 'limits' | 'mediaEngine'>

/** How many others each can see and hear at once. */
const seatsOf: Readonly<Record<SessionKind, number>> = { meet: 1, room: 19, webinar: 8, rehearsal: 1 }

/** A browser on a bad line tries again and again; more than this is no browser. */
const connections: RateRule = { name: 'live.connect', times: 60, seconds: 60 }

const codeOf = {
  unavailable: 'live.media-unavailable',
  'bad-offer': 'live.wrong-offer',
  full: 'live.media-full',
} as const satisfies Readonly<Record<MediaTrouble, string>>

export const grantOf = (roomId: string, personId: string, speaks: boolean): JoinGrant => ({
  roomId,
  participantId: personId,
  canPublish: speaks ? mediaKinds : ([] satisfies MediaKind[]),
})

/** What a browser needs to connect; null where this machine carries no sound and picture. */
export async function showMedia({ db, clock, mediaEngine }: Deps, personId: string, sessionId: string) {
  const now = clock.now()
  const { session, maySpeak } = await findSessionOf(db, sessionId, personId, now)
  const ticket = session.state === 'ended' ? null : await mediaEngine.issueTicket(personId, now)
  if (!ticket) return { media: null }
  const { engine, iceServers } = ticket
  return { media: { engine, seats: seatsOf[session.kind], maySpeak, iceServers: [...iceServers] } }
}

/** By what the browser of somebody who is in connects to an engine elsewhere. */
export async function showTicket(
  { db, clock, limits, mediaEngine }: Deps,
  personId: string,
  sessionId: string,
) {
  await limits.take(connections, personId)
  const { maySpeak } = await findInside({ db, clock }, personId, sessionId)
  if (!mediaEngine.rooms) return refuse('live.media-unavailable')
  const grant = grantOf(await engineRoomOf(db, sessionId, personId, clock.now()), personId, maySpeak)
  const { url, token } = await mediaEngine.rooms.ticketOf(grant, await nameOf(db, personId), clock.now())
  return { url: url.href, token }
}

async function nameOf(db: Db, personId: string): Promise<string> {
  const row = live(db).selectFrom('live.people').select('name').where('id', '=', personId)
  return (await row.executeTakeFirstOrThrow()).name
}

/** Answers the offer of somebody who is in. */
export async function connectMedia(
  { db, clock, limits, mediaEngine }: Deps,
  personId: string,
  { sessionId, offer }: { readonly sessionId: string; readonly offer: string },
) {
  await limits.take(connections, personId)
  const { session, maySpeak } = await findInside({ db, clock }, personId, sessionId)
  try {
    const roomId = await engineRoomOf(db, sessionId, personId, clock.now())
    // What is said in a group is not recorded.
    const recordingId = roomId === sessionId ? await recordingFor(db, sessionId) : null
    const connecting = { seats: seatsOf[session.kind], recordingId }
    const answer = await mediaEngine.answer(grantOf(roomId, personId, maySpeak), offer, connecting)
    // What the host did meanwhile was told to an engine that did not know this person yet.
    const now = await findInside({ db, clock }, personId, sessionId).catch(async (error: unknown) => {
      await mediaEngine.removeParticipant(roomId, personId, 'removed')
      throw error
    })
    if (now.maySpeak !== maySpeak) await mediaEngine.updateGrant(grantOf(roomId, personId, now.maySpeak))
    return { answer }
  } catch (error) {
    if (error instanceof MediaRefusal) return refuse(codeOf[error.trouble])
    throw error
  }
}

/** Leads somebody who is in to the meeting of a class, where it is held elsewhere. */
export async function joinMeeting({ db, clock, mediaEngine }: Deps, personId: string, sessionId: string) {
  const { session, of, leads } = await findInside({ db, clock }, personId, sessionId)
  if (!mediaEngine.meetings) return refuse('live.media-unavailable')
  try {
    const url = await mediaEngine.meetings.join({
      ...{ roomId: session.id, title: of.title, participantId: personId },
      ...{ name: await nameOf(db, personId), isHost: leads },
    })
    return { url: url.href }
  } catch (error) {
    if (error instanceof MediaRefusal) return refuse('live.media-unavailable')
    throw error
  }
}

/** Ends sound and picture of somebody who does not belong to a class any more. */
export async function cutOff(
  { db, mediaEngine }: Pick<LiveDeps, 'db' | 'mediaEngine'>,
  itemId: string,
  personId: string,
): Promise<void> {
  const open = await live(db)
    .selectFrom('live.sessions')
    .select('id')
    .where('item_id', '=', itemId)
    .where('state', '<>', 'ended')
    .executeTakeFirst()
  if (!open) return
  for (const roomId of await engineRooms(db, open.id))
    await mediaEngine.removeParticipant(roomId, personId, 'removed')
}
