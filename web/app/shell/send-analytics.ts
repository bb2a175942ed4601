import { clientStorage } from '../api/client-storage.ts'

/**
 * Tells the analysis service something that nobody waits for, and nobody hears of when it fails. Free of the typed
 * client, because it is part of the first load.
 */
export async function sendAnalytics(
  path: 'ref-view' | 'pageView' | 'clientLog',
  body: object,
): Promise<void> {
  const base = document.documentElement.dataset.analysis ?? '/api/analysis'
  const token = clientStorage.token.get()
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  const request = {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
  } as const
  try {
    // Read to its end, or the browser counts it as under way.
    await (await fetch(`${base}/${path}`, request)).text()
  } catch {
    // Without a connection there is nobody to tell.
  }
}
