import { addDays } from '@arvand/persian/days'
import { toLatinDigits } from '@arvand/persian/digits'
import { formatTime } from '@arvand/persian/format-date'
import { dayAt, instantAt } from '@arvand/persian/zone'
import { factorReply, findMyFactor, placeFactor } from '#modules/commerce'
import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse } from '#platform/refusal'
import type { LiveDeps } from '../deps.ts'
import { live } from '../tables.ts'
import { lockOwn, slugOf } from './own-webinars.ts'
import { dropPagesOf } from './pages.ts'
import { confirmFree } from './register.ts'
import { findRegistration, lockWebinar, moveUp, putRegistration } from './seats.ts'
import { partsOf } from './series-queries.ts'
import { whyNotRegister } from './webinar.ts'

/** The same hour in Tehran, some weeks later. */
const weeksAfter = (at: Date, weeks: number): Date =>
  instantAt(addDays(dayAt(at), weeks * 7), toLatinDigits(formatTime(at)))

/** Makes a series of a draft: itself, and copies of it in the weeks after. */
export const repeatWebinar = (
  { db, clock }: Pick<LiveDeps, 'db' | 'clock'>,
  request: RepeatedRequest,
  { webinarId, times }: { readonly webinarId: string; readonly times: number },
) =>
  transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const first = await lockOwn(tx, { webinarId, ownerId: request.personId })
      if (first.state !== 'draft' || first.series_id !== null) refuse('live.series-not-draft')
      const [seriesId, now] = [newId(), clock.now()]
      await live(tx)
        .updateTable('live.webinars')
        .set({ series_id: seriesId, changed_at: now })
        .where('id', '=', first.id)
        .execute()
      const copies = Array.from({ length: times - 1 }, (_, at) => {
        const id = newId()
        const starts_at = weeksAfter(first.starts_at, at + 1)
        return {
          ...{ ...first, id, slug: slugOf(first.title, id), starts_at, series_id: seriesId },
          ...{ revision: 0, created_at: now, changed_at: now },
        }
      })
      await live(tx).insertInto('live.webinars').values(copies).execute()
      return { made: times }
    }),
  )

/** Registers for all webinars of a series that are open to this person. */
export async function registerForSeries(deps: LiveDeps, request: RepeatedRequest, webinarId: string) {
  const answer = await transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'for ever', () => registerForAll(deps, tx, request.personId, webinarId)),
  )
  dropPagesOf(deps.pages)
  return answer
}

async function registerForAll(deps: LiveDeps, tx: Tx, personId: string, webinarId: string) {
  const asked = await live(tx)
    .selectFrom('live.webinars')
    .select('series_id')
    .where('id', '=', webinarId)
    .where('state', '<>', 'draft')
    .executeTakeFirst()
  if (!asked?.series_id) return refuse('live.unknown-webinar')
  const parts = await partsOf(tx, asked.series_id)
  const now = deps.clock.now()
  const toPay: string[] = []
  let [registered, waiting] = [0, 0]
  // By id, as commerce sorts the items that it reserves, so that two people never wait for each other.
  for (const { id } of parts.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const webinar = await lockWebinar(tx, id)
    if (!webinar || whyNotRegister(webinar, personId, now) !== null) continue
    const left = await moveUp(deps, tx, webinar)
    const mine = await findRegistration(tx, id, personId)
    if (mine && mine.state !== 'cancelled') continue
    if (left === 0) {
      await putRegistration(tx, webinar, personId, now, { state: 'waiting' })
      waiting++
    } else if (webinar.price === 0) {
      await confirmFree(deps, tx, webinar, personId, now)
      registered++
    } else toPay.push(id)
  }
  if (registered + waiting + toPay.length === 0) return refuse('live.series-nothing-left')
  if (toPay.length === 0) return { registered, waiting }
  const items = toPay.map((id) => ({ kind: 'webinar', id, quantity: 1 }) as const)
  const placed = await placeFactor(deps, tx, personId, { items })
  const factor = (await findMyFactor(tx, personId, placed.id)) ?? refuse('commerce.unknown-item')
  return { registered: registered + toPay.length, waiting, factor: await factorReply(deps, tx, factor) }
}
