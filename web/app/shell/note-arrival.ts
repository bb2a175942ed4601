import { clientStorage } from '../api/client-storage.ts'
import { browserStore } from '../api/storage.ts'
import { readReferral, recordReferrer } from './arrival.ts'
import { sendAnalytics } from './send-analytics.ts'

let lastViewed: string | null = null

/** At every page change: the referral record, its one call for a new code, who referred, and a view for the figures. */
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

/** The address of a present is the key to it, so only that one was opened is told. */
const toldPath = (address: string): string => address.replace(/\/present\/.*/, '/present')
