import { dayAt, wallTimeOf } from '@arvand/persian/zone'
import type { Caller } from '#platform/actor'
import { newId } from '#platform/ids'
import type { AnalysisDeps } from './deps.ts'
import { pathPattern } from './path-pattern.ts'
import { analysis } from './tables.ts'

const perHour = { name: 'analysis-page-view', times: 1200, seconds: 3600 }

/** Counts a view of a page. Bots that identify themselves in their user agent are not counted. */
export async function viewPage(
  { db, clock, limits, visitorOf }: AnalysisDeps,
  caller: Caller,
  { path, referrer }: { path: string; referrer?: string | undefined },
  ownHost: string,
): Promise<void> {
  await limits.takeByAddress(perHour, caller.address)
  if (isProgram(caller.userAgent)) return
  const now = clock.now()
  const day = dayAt(now)
  const { hour } = wallTimeOf(now)
  const visitor = visitorOf(caller, `day ${day}`)
  const referrer_host = outerHost(referrer, ownHost)
  await analysis(db)
    .insertInto('analysis.page_views')
    .values({ id: newId(), day, hour, path: pathPattern(path), referrer_host, visitor })
    .execute()
}

const isProgram = (userAgent: string): boolean => /bot|crawl|spider|preview|headless|monitor/i.test(userAgent)

/** The host that sent the visitor; null for our own pages and for anything but an http(s) address. */
function outerHost(referrer: string | undefined, ownHost: string): string | null {
  if (!referrer || !URL.canParse(referrer)) return null
  const { protocol, hostname } = new URL(referrer)
  if (!/^https?:$/.test(protocol) || hostname === ownHost) return null
  return hostname.replace(/^www\./, '').slice(0, 253)
}
