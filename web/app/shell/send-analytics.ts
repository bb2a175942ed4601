import { clientStorage } from '../api/client-storage.ts'

/**
 * Sends an event to the analysis service without waiting for it; failures are ignored. Does not use `call`, because this is
 * part of the first load.
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
    // The answer is read to its end, or the browser counts the request as still in progress.
    await (await fetch(`${base}/${path}`, request)).text()
  } catch {
    // Without a connection the event is dropped.
  }
}
