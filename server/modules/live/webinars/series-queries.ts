import type { Db } from '#platform/database'
import { live, type WebinarRow } from '../tables.ts'
import { stateOut } from './registration-reply.ts'
import { whyNotRegister } from './webinar.ts'

/** The webinars of a series, in their order. */
export const partsOf = (db: Db, seriesId: string): Promise<WebinarRow[]> =>
  live(db)
    .selectFrom('live.webinars')
    .selectAll()
    .where('series_id', '=', seriesId)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()

export const partReply = ({ id, slug, title, starts_at: startsAt, state }: WebinarRow) => ({
  ...{ id, slug, title, startsAt, state },
})

/** The webinars of a series that are not drafts, and how a person stands to each. */
export async function shownSeries(db: Db, seriesId: string | null, personId: string | null) {
  if (seriesId === null) return []
  const parts = (await partsOf(db, seriesId)).filter(({ state }) => state !== 'draft')
  const own =
    personId === null || parts.length === 0
      ? []
      : await live(db)
          .selectFrom('live.registrations')
          .select(['webinar_id', 'state'])
          .where('person_id', '=', personId)
          .where(
            'webinar_id',
            'in',
            parts.map(({ id }) => id),
          )
          .execute()
  const stateOf = new Map(own.map(({ webinar_id, state }) => [webinar_id, stateOut(state)]))
  return parts.map((part) => ({ part, mine: stateOf.get(part.id) ?? null }))
}

/** How many of them a person may still register for. */
export const openTo = (
  series: Awaited<ReturnType<typeof shownSeries>>,
  personId: string,
  now: Date,
): number =>
  series.filter(
    ({ part, mine }) =>
      (mine === null || mine === 'cancelled') && whyNotRegister(part, personId, now) === null,
  ).length
