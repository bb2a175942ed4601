import { kept } from '../api/kept.ts'
import { browserStore } from '../api/storage.ts'
import { readReferral, recordReferrer } from './arrival.ts'

/** At every page change: the referral record, its one call for a new code, and who referred. */
export function noteArrival(): void {
  recordReferrer(browserStore(), document.referrer, window.location.hostname)
  const code = readReferral(kept.ref, window.location.search, Date.now())
  if (code) void tellView(code)
}

/** Nobody waits for this call, so nobody is told when it fails. */
async function tellView(ref: string): Promise<void> {
  const base = document.documentElement.dataset.analysis ?? '/api/analysis'
  const token = kept.token.get()
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  await fetch(`${base}/ref-view`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ref }),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined)
}
