import { siteName } from '@arvand/contracts/site-name'
import { formatNumber } from '@arvand/persian/numbers'
import { dayAt } from '@arvand/persian/zone'
import ical, { ICalEventStatus } from 'ical-generator'
import type { AgendaEntry } from '#plugs/agenda'

/** Pure: the agenda as an iCalendar file; whole days stay days, times are in UTC. */
export function writeCalendar(items: readonly AgendaEntry[], publicUrl: URL, now: Date): string {
  const calendar = ical({
    name: `دوره‌های من در ${siteName()}`,
    prodId: { company: 'Arvand', product: 'courses' },
  })
  calendar.ttl(6 * 3600)
  for (const item of items) {
    const { key, at, minutes, wholeDay, changes, isCancelled } = item
    const end = new Date(at.getTime() + (minutes ?? 0) * 60_000)
    calendar.createEvent({
      id: `${key}@${publicUrl.hostname}`,
      start: wholeDay ? dayStart(at) : at,
      ...(wholeDay ? { allDay: true } : { end }),
      stamp: now,
      ...(changes === undefined ? {} : { sequence: changes }),
      ...(isCancelled ? { status: ICalEventStatus.CANCELLED } : {}),
      summary: sentenceOf(item),
      description: item.within,
      url: new URL(item.link, publicUrl).href,
    })
  }
  return calendar.toString()
}

/** A day in the form that the calendar library needs: a date whose local fields are the day in Tehran. */
function dayStart(at: Date): Date {
  const [year = 0, month = 1, day = 1] = dayAt(at).split('-').map(Number)
  return new Date(year, month - 1, day)
}

function sentenceOf({ kind, title, count }: AgendaEntry): string {
  const others = count > 1 ? ` و ${formatNumber(count - 1)} درس دیگر` : ''
  const sentences = {
    release: `باز شدن «${title}»${others}`,
    due: `مهلت «${title}»`,
    begins: `شروع دورهٔ «${title}»`,
    ends: `پایان دورهٔ «${title}»`,
    accessEnds: `پایان دسترسی به «${title}»`,
    event: title,
  }
  return sentences[kind]
}
