import { findPictures } from '#modules/media'
import { type Db, type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import type { RateRule } from '#platform/rate-limits'
import { refuse, refuseIf } from '#platform/refusal'
import type { LiveDeps } from '../deps.ts'
import { live, type SessionKind, type SessionRow } from '../tables.ts'
import { endWebinar } from '../webinars/end-webinar.ts'
import { turn } from '../webinars/own-webinars.ts'
import { dropPagesOf } from '../webinars/pages.ts'
import { lockWebinar } from '../webinars/seats.ts'
import { findBoard } from './board-state.ts'
import { type ClassOf, findClass } from './class.ts'
import { closeGroups, engineRoomOf, engineRooms, findGroups } from './group-state.ts'
import { whyNotCaption } from './may-caption.ts'
import { whyNotJoin } from './may-join.ts'
import { chatRulesFor } from './may-say.ts'
import { maySpeak } from './may-speak.ts'
import { aliveSince, idsIn, peopleIn, sendAll, tellAll } from './people-in.ts'
import { may, type Rank, rankOf } from './rank.ts'
import { endRecording, findRunningRecording } from './recording-state.ts'
import { findShownSlides } from './slides-state.ts'
import { beat, beginStay, endStays, hasBeenIn, isInside, mayComeBack } from './stays.ts'
import { secondsLeft } from './timer.ts'
import { noteWaiting, peopleWaiting } from './waiting.ts'

type Deps = Pick<LiveDeps, 'db' | 'clock' | 'limits' | 'live' | 'mediaEngine' | 'pages'>

/** Each coming and going has the pages of everybody who is in load anew; a page that waits asks twice a minute. */
const comingAndGoing: RateRule = { name: 'live.join', times: 30, seconds: 60 }

/** Opens the session of a class for whoever may enter, or finds the one that is open. */
export async function enterClass(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  personId: string,
  kind: SessionKind,
  itemId: string,
) {
  const now = clock.now()
  const found = await findClass(db, kind, itemId, personId, now)
  if (typeof found === 'string') return refuse(found)
  refuseIf(found.whyNotEnter)
  const session = await openSession(db, kind, itemId, now)
  return { session, role: found.role, href: `/live/${session.id}` }
}

export async function openSession(db: Db, kind: SessionKind, itemId: string, now: Date): Promise<SessionRow> {
  const open = () =>
    live(db)
      .selectFrom('live.sessions')
      .selectAll()
      .where('kind', '=', kind)
      .where('item_id', '=', itemId)
      .where('state', '<>', 'ended')
      .executeTakeFirst()
  const there = await open()
  if (there) return there
  const made = await live(db)
    .insertInto('live.sessions')
    .values({ id: newId(), kind, item_id: itemId, state: 'waiting', opened_at: now })
    // Somebody else may open it at the same moment.
    .onConflict((twin) => twin.doNothing())
    .returningAll()
    .executeTakeFirst()
  return made ?? (await open()) ?? refuse('live.session-over')
}

interface FoundSession {
  readonly session: SessionRow
  readonly of: ClassOf
  readonly rank: Rank
  /** Runs the class: a host, or whom a host made one of its co-hosts. */
  readonly leads: boolean
  readonly maySpeak: boolean
  /** A host lets them in, or not. */
  readonly mustWait: boolean
  /** They wait, or were never let in: nothing of the class is for them. */
  readonly isOutside: boolean
}

/** A session and its class for somebody who belongs to it; to all others it does not exist. */
export async function findSessionOf(
  db: Db,
  sessionId: string,
  personId: string,
  now: Date,
): Promise<FoundSession> {
  const rows = live(db)
    .selectFrom('live.sessions as s')
    .leftJoin('live.participants as p', (on) =>
      on.onRef('p.session_id', '=', 's.id').on('p.person_id', '=', personId),
    )
    .selectAll('s')
    .select(['p.may_speak', 'p.removed_at', 'p.admitted_at', 'p.is_co_host'])
    .where('s.id', '=', sessionId)
  const { may_speak, removed_at, admitted_at, is_co_host, ...session } =
    (await rows.executeTakeFirst()) ?? refuse('live.unknown-session')
  const of = await findClass(db, session.kind, session.item_id, personId, now)
  if (typeof of === 'string') return refuse('live.unknown-session')
  if (removed_at && of.role !== 'host') refuse('live.removed')
  const rank = rankOf(of.role === 'host', is_co_host ?? false)
  const leads = may(rank, 'lead')
  const waits = session.has_waiting_room && admitted_at === null && session.state !== 'ended'
  // Guests and those behind a lock belong to the class by having been in alone, also once it is over.
  const isStranger = !leads && (waits || session.is_locked || of.guest !== null)
  const isOutside = isStranger && !(await hasBeenIn(db, personId, sessionId))
  const speaks = maySpeak(session.kind, leads, may_speak, of.guest !== null)
  return { session, of, rank, leads, maySpeak: speaks, mustWait: isOutside && waits, isOutside }
}

/** A session for somebody who is not outside. */
export async function findAdmitted(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  personId: string,
  sessionId: string,
) {
  const found = await findSessionOf(db, sessionId, personId, clock.now())
  if (found.isOutside) refuse(found.mustWait ? 'live.waits' : 'live.not-in')
  return found
}

/** A session that runs, for somebody who belongs to it. */
export async function findRunning(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  personId: string,
  sessionId: string,
) {
  const found = await findSessionOf(db, sessionId, personId, clock.now())
  return found.session.state === 'ended' ? refuse('live.session-over') : found
}

/** A session that runs, for somebody who is in. */
export async function findInside(deps: Pick<Deps, 'db' | 'clock'>, personId: string, sessionId: string) {
  const found = await findRunning(deps, personId, sessionId)
  return (await isInside(deps.db, personId, sessionId, deps.clock.now())) ? found : refuse('live.not-in')
}

export async function showSession(
  { db, clock, mediaEngine }: Pick<LiveDeps, 'db' | 'clock' | 'mediaEngine'>,
  personId: string,
  sessionId: string,
) {
  const now = clock.now()
  const found = await findSessionOf(db, sessionId, personId, now)
  const { session, of, leads, maySpeak: mayCallerSpeak, mustWait, isOutside } = found
  const people = isOutside ? [] : await peopleIn(db, sessionId, now, personId)
  const waiting = session.has_waiting_room ? await peopleWaiting(db, sessionId, aliveSince(now)) : []
  const groups = isOutside ? [] : await findGroups(db, sessionId, now)
  const recording = await findRunningRecording(db, sessionId)
  const hands = people
    .filter(({ handAt }) => handAt)
    .toSorted((a, b) => Number(a.handAt) - Number(b.handAt))
    .map(({ id }) => id)
  const rules = chatRulesFor(session, of.guest)
  const board = isOutside ? { isOpen: false, everybodyDraws: false } : await findBoard(db, session.id)
  const pictures = await findPictures(
    db,
    people.map(({ avatar }) => avatar),
  )
  return {
    session: {
      ...{ id: session.id, state: session.state, startedAt: session.started_at },
      isLocked: session.is_locked,
      hasWaitingRoom: session.has_waiting_room,
    },
    chatRules: { isOpen: rules.is_chat_open, everybodyPrivate: rules.everybody_private },
    isWaiting: mustWait && waiting.some(({ id }) => id === personId),
    waiting: leads ? waiting : [],
    leads,
    ...{ kind: session.kind, itemId: session.item_id, me: personId, isGuest: of.guest !== null },
    ...{ title: of.title, startsAt: of.startsAt, role: of.role, page: of.page },
    isIn: await isInside(db, personId, sessionId, now),
    ...{ maySpeak: mayCallerSpeak, isElsewhere: mediaEngine.meetings !== null },
    recording: recording ? { isPaused: recording.state === 'paused' } : null,
    mayRecord: of.role === 'host' && session.kind !== 'rehearsal' && mediaEngine.recordings !== null,
    board,
    slides: isOutside ? null : ((await findShownSlides(db, session.id))?.fileId ?? null),
    spotlight: people.some(({ id }) => id === session.spotlight_id) ? session.spotlight_id : null,
    captions: {
      writerId: isOutside ? null : session.caption_writer_id,
      mayWrite: !isOutside && whyNotCaption(leads, session.caption_writer_id, personId) === null,
    },
    timer: isOutside ? null : secondsLeft(session.timer_ends_at, now),
    groups: groups.map(({ endsAt, ...one }) => ({
      ...one,
      secondsLeft: endsAt && Math.ceil((endsAt.getTime() - now.getTime()) / 1000),
    })),
    people: people.map(({ avatar, letSpeak, handAt: _, isCaller, groupId, ...one }) => ({
      ...one,
      groupId: groups.some(({ id }) => id === groupId) ? groupId : null,
      picture: pictures(avatar),
      isMe: Boolean(isCaller),
      maySpeak: maySpeak(session.kind, one.isHost || one.isCoHost, letSpeak, one.isGuest),
      hand: hands.indexOf(one.id) + 1 || null,
    })),
  }
}

/** A session, by one of the open pages of a person. */
interface ByPage {
  readonly sessionId: string
  readonly pageId?: string | undefined
}

/** The person goes in: a host begins a webinar and a meet, any member a room. */
export async function joinSession(deps: Deps, personId: string, { sessionId, pageId }: ByPage) {
  await deps.limits.take(comingAndGoing, `${personId} ${sessionId}`)
  const now = deps.clock.now()
  const { session, of, leads, mustWait } = await findSessionOf(deps.db, sessionId, personId, now)
  if (session.state === 'ended') refuse('live.session-over')
  refuseIf(of.whyNotEnter)
  const wasIn = session.is_locked && (await hasBeenIn(deps.db, personId, sessionId))
  refuseIf(whyNotJoin(session.is_locked, leads, wasIn))
  if (mustWait) {
    const isNew = await noteWaiting(deps.db, sessionId, personId, { now, aliveSince: aliveSince(now) })
    if (isNew) await sendAll(deps, 'live', { sessionId }, true)
    return { session: { id: sessionId, state: session.state }, isWaiting: true }
  }
  const mayBegin = of.role === 'host' || (session.kind === 'room' && of.guest === null)
  const begins = session.state === 'waiting' && mayBegin
  const isNew = await transaction(deps.db, async (tx) => {
    if (begins) await begin(tx, session, personId, now)
    if (await beat(tx, { sessionId, personId, pageId }, now)) return false
    const isNew = !(await isInside(tx, personId, sessionId, now))
    await beginStay(tx, { sessionId, personId, pageId, isHost: of.role === 'host' }, now)
    return isNew
  })
  if (begins && session.kind === 'webinar') dropPagesOf(deps.pages)
  // Whoever is in already changes nothing for anybody; a page that joins at each message would never end.
  if (isNew || begins) await tellAll(deps, sessionId)
  return { session: { id: sessionId, state: begins ? ('live' as const) : session.state }, isWaiting: false }
}

async function begin(tx: Tx, session: SessionRow, personId: string, now: Date): Promise<void> {
  if (session.kind === 'webinar') {
    const webinar = await lockWebinar(tx, session.item_id)
    if (webinar?.state === 'published') await turn(tx, webinar.id, 'live', now, personId)
  }
  await live(tx)
    .updateTable('live.sessions')
    .set({ state: 'live', started_at: now })
    .where('id', '=', session.id)
    .where('state', '=', 'waiting')
    .execute()
}

/** Counts the caller as in; after a silence a new stay begins, so that what was missed is not counted. */
export async function beatSession(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  personId: string,
  { sessionId, pageId }: ByPage,
) {
  const now = clock.now()
  const { session, of } = await findSessionOf(db, sessionId, personId, now)
  const told = { session: { id: session.id, state: session.state } }
  if (session.state === 'ended' || (await beat(db, { sessionId, personId, pageId }, now))) return told
  if (await mayComeBack(db, personId, sessionId))
    await beginStay(db, { sessionId, personId, pageId, isHost: of.role === 'host' }, now)
  return told
}

export async function leaveSession(
  deps: Deps,
  personId: string,
  { sessionId, pageId }: ByPage,
): Promise<Record<string, never>> {
  await deps.limits.take(comingAndGoing, `${personId} ${sessionId}`)
  const now = deps.clock.now()
  await findSessionOf(deps.db, sessionId, personId, now)
  const ended = await endStays(deps.db, { sessionId, personId, pageId }, now)
  // By another page they are still in.
  if (ended === 0n || (await isInside(deps.db, personId, sessionId, now))) return {}
  const roomId = await engineRoomOf(deps.db, sessionId, personId, now)
  await deps.mediaEngine.removeParticipant(roomId, personId, 'left')
  await tellAll(deps, sessionId)
  return {}
}

/** A host ends the class for all. */
export async function endSession(deps: Deps & LiveDeps, personId: string, sessionId: string) {
  const { session, of } = await findSessionOf(deps.db, sessionId, personId, deps.clock.now())
  if (of.role !== 'host') refuse('live.only-host')
  await closeSession(deps, session.id)
  if (session.kind === 'webinar') await endWebinar(deps, session.item_id, personId)
  return { session: { id: session.id, state: 'ended' as const } }
}

type Closing = Pick<LiveDeps, 'db' | 'clock' | 'jobs' | 'live' | 'mediaEngine'>

/** Ends a session and tells everybody who is in. */
export async function closeSession(deps: Closing, sessionId: string) {
  const now = deps.clock.now()
  const present = await idsIn(deps.db, sessionId, now)
  // At once, so that no recording goes on in a class that ended.
  await transaction(deps.db, async (tx) => {
    await live(tx)
      .updateTable('live.sessions')
      .set({ state: 'ended', ended_at: now })
      .where('id', '=', sessionId)
      .where('state', '<>', 'ended')
      .execute()
    await endStays(tx, { sessionId }, now)
    await endRecording(tx, deps, sessionId)
  })
  for (const roomId of await engineRooms(deps.db, sessionId)) await deps.mediaEngine.closeRoom(roomId)
  await closeGroups(deps.db, sessionId, now)
  deps.live.notifyAll(
    present.map(({ id }) => id),
    'live',
    { sessionId },
  )
}

/** How long an empty room stays open. */
const emptyMs = 10 * 60_000

/** Closes rooms in which nobody has been for a while. */
export async function closeEmptyRooms(deps: Closing): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - emptyMs)
  const rows = await live(deps.db)
    .selectFrom('live.sessions as s')
    .select('s.id')
    .where('s.state', '<>', 'ended')
    .where('s.kind', 'in', ['room', 'rehearsal'])
    .where('s.opened_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('live.joins as j')
            .select('j.id')
            .whereRef('j.session_id', '=', 's.id')
            .where('j.seen_at', '>=', before),
        ),
      ),
    )
    .limit(100)
    .execute()
  for (const { id } of rows) await closeSession(deps, id)
}
