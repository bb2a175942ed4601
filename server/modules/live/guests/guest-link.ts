import type { Actor } from '#platform/actor'
import { type Db, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import type { LiveDeps } from '../deps.ts'
import { findClass } from '../sessions/class.ts'
import { type ClassKind, live } from '../tables.ts'
import { guestPath } from './guest.ts'
import { makeKey } from './guest-token.ts'

type Deps = Pick<LiveDeps, 'db' | 'clock'>

interface OfClass {
  readonly kind: ClassKind
  readonly id: string
}

/** A class of this host. */
async function findHosted({ db, clock }: Deps, hostId: string, { kind, id }: OfClass) {
  const of = await findClass(db, kind, id, hostId, clock.now())
  if (typeof of === 'string') return refuse(of)
  return of.role === 'host' ? of : refuse('live.only-host')
}

const openLinks = (db: Db, { kind, id }: OfClass) =>
  live(db)
    .selectFrom('live.guest_links as l')
    .where('l.kind', '=', kind)
    .where('l.item_id', '=', id)
    .where('l.withdrawn_at', 'is', null)

async function shownLink(db: Db, of: OfClass) {
  const row = await openLinks(db, of)
    .select(['l.key', 'l.may_chat as mayChat', 'l.made_at as madeAt'])
    .select(({ selectFrom }) =>
      selectFrom('live.guests as g')
        .select(({ fn }) => fn.countAll<number>().as('all'))
        .whereRef('g.link_id', '=', 'l.id')
        .$asScalar()
        .as('guests'),
    )
    .executeTakeFirst()
  if (!row) return { link: null }
  const { key, guests, ...link } = row
  return { link: { ...link, path: guestPath(key), guests: guests ?? 0 } }
}

export async function showGuestLink(deps: Deps, hostId: string, of: OfClass) {
  await findHosted(deps, hostId, of)
  return shownLink(deps.db, of)
}

/** Allows guests, or gives them another link in the place of the one there is. */
export async function openGuestLink(
  deps: Deps,
  request: RepeatedRequest,
  { mayChat, ...of }: OfClass & { readonly mayChat: boolean },
) {
  const { whyNotEnter } = await findHosted(deps, request.personId, of)
  // Before its time a class has a link already, and after it none.
  refuseIf(whyNotEnter === 'live.session-over' ? whyNotEnter : null)
  return transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'a day', async () => {
      const now = deps.clock.now()
      await withdraw(tx, of, now)
      await live(tx)
        .insertInto('live.guest_links')
        .values({
          ...{ id: newId(), kind: of.kind, item_id: of.id, key: makeKey(), may_chat: mayChat },
          ...{ made_by_id: request.personId, made_at: now },
        })
        // Another host may make one at the same moment, which serves as well.
        .onConflict((twin) => twin.doNothing())
        .execute()
      return shownLink(tx, of)
    }),
  )
}

export async function setGuestLink(
  deps: Deps,
  { personId }: Pick<Actor, 'personId'>,
  { mayChat, ...of }: OfClass & { readonly mayChat: boolean },
) {
  await findHosted(deps, personId, of)
  const { numUpdatedRows } = await live(deps.db)
    .updateTable('live.guest_links')
    .set({ may_chat: mayChat })
    .where('kind', '=', of.kind)
    .where('item_id', '=', of.id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) refuse('live.unknown-guest-link')
  return shownLink(deps.db, of)
}

export async function closeGuestLink(deps: Deps, hostId: string, of: OfClass) {
  await findHosted(deps, hostId, of)
  await withdraw(deps.db, of, deps.clock.now())
  return { link: null }
}

const withdraw = (db: Db, { kind, id }: OfClass, now: Date) =>
  live(db)
    .updateTable('live.guest_links')
    .set({ withdrawn_at: now })
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .where('withdrawn_at', 'is', null)
    .execute()
