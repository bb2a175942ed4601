import type { Caller } from '#platform/actor'
import { type Db, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { hashOfToken } from '#platform/opaque-token'
import type { RateRule } from '#platform/rate-limits'
import { refuse, refuseIf } from '#platform/refusal'
import type { LiveDeps } from '../deps.ts'
import { findClass } from '../sessions/class.ts'
import { findHost } from '../sessions/guest-state.ts'
import { findRunningRecording } from '../sessions/recording-state.ts'
import { openSession } from '../sessions/sessions.ts'
import { type ClassKind, live } from '../tables.ts'
import { visitMs, whyNotCome } from './guest.ts'
import { makeGuestToken } from './guest-token.ts'

type Deps = Pick<LiveDeps, 'db' | 'clock' | 'limits'>

/** A school behind one address comes together. */
const byAddress: RateRule = { name: 'live.guest-address', times: 60, seconds: 600 }
const byLink: RateRule = { name: 'live.guest-link', times: 400, seconds: 3_600 }

/** A link that lets guests in, and its class as its host sees it. */
async function findOpenLink(db: Db, key: string, now: Date) {
  const row = await live(db)
    .selectFrom('live.guest_links')
    .select(['id', 'kind', 'item_id', 'may_chat'])
    .where('key', '=', key)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (!row) return refuse('live.unknown-guest-link')
  const link = { ...row, kind: row.kind as ClassKind }
  const hostId =
    (await findHost(db, { kind: link.kind, itemId: row.item_id })) ?? refuse('live.unknown-guest-link')
  const of = await findClass(db, link.kind, row.item_id, hostId, now)
  // One that was called off, or is a draft again, is there for nobody.
  const isThere = typeof of !== 'string' && !of.whyNotEnter?.startsWith('live.unknown-')
  return isThere ? { link, of, hostId } : refuse('live.unknown-guest-link')
}

/** What whoever opens the link is told before they give a name. */
export async function showGuestClass({ db, clock }: Pick<Deps, 'db' | 'clock'>, key: string) {
  const { link, of, hostId } = await findOpenLink(db, key, clock.now())
  const [host, session] = await Promise.all([
    live(db).selectFrom('live.people').select('name').where('id', '=', hostId).executeTakeFirstOrThrow(),
    live(db)
      .selectFrom('live.sessions')
      .select(['id', 'state', 'has_waiting_room'])
      .where('kind', '=', link.kind)
      .where('item_id', '=', link.item_id)
      .where('state', '<>', 'ended')
      .executeTakeFirst(),
  ])
  const isOver = of.whyNotEnter === 'live.session-over'
  return {
    ...{ kind: link.kind, title: of.title, startsAt: of.startsAt, host: host.name },
    state: isOver ? ('ended' as const) : (session?.state ?? null),
    hasWaitingRoom: session?.has_waiting_room ?? false,
    isRecorded: session !== undefined && (await findRunningRecording(db, session.id)) !== undefined,
    mayChat: link.may_chat,
    memberPath: `/live/enter/${link.kind}/${link.item_id}`,
  }
}

interface Coming {
  readonly key: string
  readonly name: string
}

/** Lets somebody in by a link and a name; whoever came before with this browser is the same guest again. */
export async function enterAsGuest(deps: Deps, caller: Caller, { key, name }: Coming) {
  await deps.limits.takeByAddress(byAddress, caller.address)
  const now = deps.clock.now()
  const { link, of } = await findOpenLink(deps.db, key, now)
  await deps.limits.take(byLink, link.id)
  refuseIf(of.whyNotEnter)
  const before = caller.token === null ? undefined : await findVisit(deps.db, link.id, caller.token)
  if (before?.was_removed) refuse('live.removed')
  const session = await openSession(deps.db, link.kind, link.item_id, now)
  const token = makeGuestToken()
  const until = new Date(now.getTime() + visitMs)
  const visit = { name, token_hash: hashOfToken(token), expires_at: until }
  await transaction(deps.db, async (tx) => {
    if (before)
      return void (await live(tx).updateTable('live.guests').set(visit).where('id', '=', before.id).execute())
    refuseIf(whyNotCome(await countGuests(tx, link.id, now)))
    await live(tx)
      .insertInto('live.guests')
      .values({ id: newId(), link_id: link.id, came_at: now, ...visit })
      .execute()
  })
  return { token, until, sessionId: session.id }
}

/** An earlier visit by the same link, also one that has expired. */
const findVisit = (db: Db, linkId: string, token: string) =>
  live(db)
    .selectFrom('live.guests as g')
    .select('g.id')
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('live.participants as p')
          .select('p.person_id')
          .whereRef('p.person_id', '=', 'g.id')
          .where('p.removed_at', 'is not', null),
      ).as('was_removed'),
    )
    .where('g.token_hash', '=', hashOfToken(token))
    .where('g.link_id', '=', linkId)
    .executeTakeFirst()

async function countGuests(db: Db, linkId: string, now: Date): Promise<number> {
  const { all } = await live(db)
    .selectFrom('live.guests')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .where('link_id', '=', linkId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return all
}
