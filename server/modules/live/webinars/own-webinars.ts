import type { Input } from '@arvand/contracts/endpoint'
import type { saveWebinar as saveEndpoint } from '@arvand/contracts/teacher/webinars'
import { toLatinDigits } from '@arvand/persian/digits'
import { searchKey } from '@arvand/persian/text'
import { instantAt } from '@arvand/persian/zone'
import slugify from '@sindresorhus/slugify'
import { type Db, type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import type { LiveDeps } from '../deps.ts'
import { webinarEnded } from '../jobs.ts'
import { live, type WebinarRow } from '../tables.ts'
import { afterMove } from './move-webinar.ts'
import { dropPagesOf } from './pages.ts'
import { lockWebinar, moveUp } from './seats.ts'
import { partReply, partsOf } from './series-queries.ts'
import { whyNotEnter, whyNotMove, whyNotPublish } from './webinar.ts'
import { findCard } from './webinar-queries.ts'

export interface Own {
  readonly webinarId: string
  readonly ownerId: string
}

export const slugOf = (title: string, id: string): string => {
  const latin = slugify(toLatinDigits(title).replaceAll('‌', ' '), { preserveCharacters: [] })
  return `${latin.slice(0, 60).replace(/-$/, '') || 'webinar'}-${id.slice(-6)}`
}

interface Draft {
  readonly title: string
  readonly day: string
  readonly time: string
}

/** Makes a draft. */
export const makeWebinar = (
  { db, clock }: Pick<LiveDeps, 'db' | 'clock'>,
  request: RepeatedRequest,
  { title, day, time }: Draft,
) =>
  transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const [id, now] = [newId(), clock.now()]
      await live(tx)
        .insertInto('live.webinars')
        .values({
          ...{ id, slug: slugOf(title, id), owner_id: request.personId, title, summary: '', description: '' },
          ...{ outcomes: '', search_key: searchKey(title), starts_at: instantAt(day, time), minutes: 90 },
          ...{ capacity: 50, price: 0, state: 'draft', revision: 0, created_at: now, changed_at: now },
        })
        .execute()
      return { webinarId: id }
    }),
  )

/** A webinar of this teacher; another's is not found. */
export async function findOwn(db: Db, { webinarId, ownerId }: Own): Promise<WebinarRow> {
  const rows = live(db).selectFrom('live.webinars').selectAll().where('id', '=', webinarId)
  return (await rows.where('owner_id', '=', ownerId).executeTakeFirst()) ?? refuse('live.unknown-webinar')
}

export async function lockOwn(tx: Tx, { webinarId, ownerId }: Own): Promise<WebinarRow> {
  const row = await lockWebinar(tx, webinarId)
  return row?.owner_id === ownerId ? row : refuse('live.unknown-webinar')
}

export async function showOwnWebinar({ db, clock }: Pick<LiveDeps, 'db' | 'clock'>, own: Own) {
  const row = await findOwn(db, own)
  const card = (await findCard(db, row.id)) ?? refuse('live.unknown-webinar')
  return {
    webinar: {
      ...card,
      series: row.series_id === null ? [] : (await partsOf(db, row.series_id)).map(partReply),
      ...{ description: row.description, outcomes: row.outcomes, revision: row.revision },
      mayEnter: whyNotEnter(row, clock.now()) === null,
      whyNotPublish: row.state === 'draft' ? whyNotPublish(row, clock.now()) : null,
    },
  }
}

/** Saves what is set. Of what people have registered for the price stays and seats only become more; they are told of a new time. */
export async function saveWebinar(deps: LiveDeps, ownerId: string, ask: Input<typeof saveEndpoint>) {
  const own = { webinarId: ask.webinarId, ownerId }
  await transaction(deps.db, async (tx) => {
    const row = await lockOwn(tx, own)
    if (row.state === 'ended' || row.state === 'cancelled') refuse('live.webinar-over')
    if (row.revision !== ask.revision) refuse('live.saved-meanwhile', { current: { revision: row.revision } })
    const startsAt = instantAt(ask.day, ask.time)
    const isOpen = row.state !== 'draft'
    const isMoved = startsAt.getTime() !== row.starts_at.getTime() || ask.minutes !== row.minutes
    if (isOpen && (ask.price !== row.price || ask.capacity < row.capacity)) refuse('live.webinar-fixed')
    const now = deps.clock.now()
    const moves = isOpen && isMoved
    if (moves) refuseIf(whyNotMove(row, startsAt, now))
    const saved = await live(tx)
      .updateTable('live.webinars')
      .set({
        ...{ title: ask.title, summary: ask.summary, description: ask.description, outcomes: ask.outcomes },
        ...{ starts_at: startsAt, minutes: ask.minutes, capacity: ask.capacity, price: ask.price },
        search_key: searchKey(`${ask.title} ${ask.summary}`),
        ...{ revision: row.revision + 1, changed_at: now },
        moved_at: moves ? now : row.moved_at,
      })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (moves) await afterMove(deps, tx, saved, now)
    await moveUp(deps, tx, saved)
  })
  dropPagesOf(deps.pages)
  return showOwnWebinar(deps, own)
}

/** Writes a webinar's state down, with who and when. */
export async function turn(
  tx: Tx,
  webinarId: string,
  state: WebinarRow['state'],
  at: Date,
  by: string | null,
  more: Partial<Pick<WebinarRow, 'published_at' | 'cancel_reason'>> = {},
): Promise<void> {
  await live(tx)
    .updateTable('live.webinars')
    .set({ state, changed_at: at, ...more })
    .where('id', '=', webinarId)
    .execute()
  await live(tx)
    .insertInto('live.webinar_turns')
    .values({ id: newId(), webinar_id: webinarId, state, by_id: by, at })
    .execute()
}

/** Opens a draft for registration, or all drafts of its series; one that is open stays as it is. */
export async function publishWebinar(deps: LiveDeps, own: Own, wholeSeries: boolean) {
  await transaction(deps.db, async (tx) => {
    const row = await lockOwn(tx, own)
    if (row.state === 'ended' || row.state === 'cancelled') refuse('live.webinar-over')
    const parts = wholeSeries && row.series_id !== null ? await partsOf(tx, row.series_id) : [row]
    const now = deps.clock.now()
    for (const { id } of parts) {
      const part = await lockOwn(tx, { ...own, webinarId: id })
      if (part.state !== 'draft') continue
      refuseIf(whyNotPublish(part, now))
      await turn(tx, id, 'published', now, own.ownerId, { published_at: now })
    }
  })
  dropPagesOf(deps.pages)
  return showOwnWebinar(deps, own)
}

/** Cancels a webinar; a job then gives the money back and tells everybody. */
export async function cancelWebinar(deps: LiveDeps, own: Own, reason: string) {
  await transaction(deps.db, async (tx) => {
    const row = await lockOwn(tx, own)
    if (row.state === 'ended') refuse('live.webinar-over')
    if (row.state === 'cancelled') return
    await turn(tx, row.id, 'cancelled', deps.clock.now(), own.ownerId, { cancel_reason: reason })
    await deps.jobs.leave(tx, webinarEnded, { webinarId: row.id })
  })
  dropPagesOf(deps.pages)
  return showOwnWebinar(deps, own)
}
