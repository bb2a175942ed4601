import type { WebinarRow } from '../tables.ts'

/** The rules of webinars: pure. */

const minute = 60_000
const hour = 60 * minute

type Timed = Pick<WebinarRow, 'starts_at' | 'minutes'>
type Open = Timed & Pick<WebinarRow, 'state' | 'owner_id'>

export const endOf = ({ starts_at, minutes }: Timed): Date => new Date(starts_at.getTime() + minutes * minute)

/** How often it was changed, as calendar programs count it: a cancellation is a change too. */
export const changesOf = ({ revision, state }: Pick<WebinarRow, 'revision' | 'state'>): number =>
  revision + (state === 'cancelled' ? 1 : 0)

/** Why this person may not register or buy. */
export function whyNotRegister(webinar: Open, personId: string, now: Date) {
  if (webinar.state === 'cancelled') return 'live.webinar-cancelled' as const
  if (webinar.state === 'draft') return 'live.webinar-not-open' as const
  if (webinar.state === 'ended' || now >= endOf(webinar)) return 'live.webinar-over' as const
  return webinar.owner_id === personId ? ('live.own-webinar' as const) : null
}

export const whyNotPublish = (
  { summary, starts_at }: Pick<WebinarRow, 'summary' | 'starts_at'>,
  now: Date,
): 'live.webinar-not-ready' | null =>
  summary.trim() === '' || starts_at <= now ? 'live.webinar-not-ready' : null

/** Why an open webinar is not moved to this time: both its old and its new start lie ahead. */
export const whyNotMove = (
  { state, starts_at }: Pick<WebinarRow, 'state' | 'starts_at'>,
  startsAt: Date,
  now: Date,
): 'live.webinar-not-moved' | null =>
  state !== 'published' || starts_at <= now || startsAt <= now ? 'live.webinar-not-moved' : null

/**
 * A paid seat goes back until some hours before, or until the start by whoever took it for another time; free ones and
 * places on the waiting list until the start.
 */
export function whyNotCancel(
  webinar: Timed & Pick<WebinarRow, 'moved_at'> & { readonly free_hours: number },
  { paid, queued_at }: { readonly paid: number; readonly queued_at: Date },
  now: Date,
) {
  if (now >= webinar.starts_at) return 'live.webinar-over' as const
  if (webinar.moved_at && queued_at < webinar.moved_at) return null
  const isLate = now.getTime() > webinar.starts_at.getTime() - webinar.free_hours * hour
  return paid > 0 && isLate ? ('live.cancel-too-late' as const) : null
}

/** Until when a seat is offered to the first of the waiting list: never past the start. */
export const offerUntil = ({ starts_at }: Timed, offerMinutes: number, now: Date): Date =>
  new Date(Math.min(now.getTime() + offerMinutes * minute, starts_at.getTime()))

const openMinutes = 15

/** Its class opens a quarter before the start, and stays open until its host or the clock ends it. */
export function whyNotEnter({ state, starts_at }: Pick<WebinarRow, 'state' | 'starts_at'>, now: Date) {
  if (state === 'cancelled' || state === 'draft') return 'live.unknown-webinar' as const
  if (state === 'ended') return 'live.session-over' as const
  return now.getTime() < starts_at.getTime() - openMinutes * minute ? ('live.too-early' as const) : null
}
