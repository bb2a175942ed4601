import { clientStorage } from '../api/client-storage.ts'
import { browserStore } from '../api/storage.ts'
import { readReferral, recordReferrer } from './arrival.ts'
import { sendAnalytics } from './send-analytics.ts'

let lastViewed: string | null = null

/**
 * Runs at every page change: updates the referral record and reports a new code once, records the referring host, and
 * reports the page view.
 */
export function noteArrival(): void {
  const { pathname, search, hostname } = window.location
  recordReferrer(browserStore(), document.referrer, hostname)
  const ref = readReferral(clientStorage.ref, search, Date.now())
  if (ref) void sendAnalytics('ref-view', { ref })
  if (pathname === lastViewed) return
  // Only the first page of a visit has a referrer of its own.
  const referrer = lastViewed === null ? document.referrer : ''
  lastViewed = pathname
  void sendAnalytics('pageView', {
    path: toldPath(pathname),
    ...(referrer ? { referrer: toldPath(referrer) } : {}),
  })
}

/** The link of a gift purchase gives access to it, so only the fact that one was opened is sent. */
const toldPath = (address: string): string => address.replace(/\/(gift|present)\/.*/, '/$1')
