import type { FastifyInstance } from 'fastify'
import { refuse } from '#platform/refusal'
import type { LiveDeps } from '../deps.ts'
import { live, type WebinarRow } from '../tables.ts'
import { changesOf, endOf } from './webinar.ts'

const stamp = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '')
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** RFC 5545 lines are at most 75 octets; longer ones go on after a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > 73) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].join('\r\n ')
}

type Event = Pick<WebinarRow, 'id' | 'slug' | 'title' | 'summary' | 'starts_at' | 'minutes' | 'state'> &
  Pick<WebinarRow, 'revision' | 'changed_at'>

/** A webinar as a calendar's event: in UTC, with its changes counted, and cancelled where it is. */
export const calendarOf = (webinar: Event, publicUrl: URL): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Arvand//Webinars//FA',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:webinar-${webinar.id}@${publicUrl.hostname}`,
    `DTSTAMP:${stamp(webinar.changed_at)}`,
    `SEQUENCE:${changesOf(webinar)}`,
    `DTSTART:${stamp(webinar.starts_at)}`,
    `DTEND:${stamp(endOf(webinar))}`,
    `SUMMARY:${escaped(webinar.title)}`,
    `DESCRIPTION:${escaped(webinar.summary)}`,
    `URL:${new URL(`/webinars/${webinar.slug}`, publicUrl).href}`,
    `STATUS:${webinar.state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')

/** Serves `/webinars/<slug>.ics`, the event of a published webinar for anybody's calendar. */
export const serveIcs =
  ({ db, publicUrl }: Pick<LiveDeps, 'db' | 'publicUrl'>) =>
  (app: FastifyInstance): void => {
    app.get<{ Params: { name: string } }>('/webinars/:name.ics', async (request, reply) => {
      const webinar = await live(db)
        .selectFrom('live.webinars')
        .select(['id', 'slug', 'title', 'summary', 'starts_at', 'minutes', 'state', 'revision', 'changed_at'])
        .where('slug', '=', request.params.name)
        .where('state', '<>', 'draft')
        .executeTakeFirst()
      const event = webinar ?? refuse('live.unknown-webinar')
      return reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('content-disposition', `attachment; filename="${event.slug}.ics"`)
        .send(calendarOf(event, publicUrl))
    })
  }
