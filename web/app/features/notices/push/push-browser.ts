/** Loaded when notices are turned on or off here: the browser's own part of it. */

/** What became of it: what the server needs to reach this browser, or why there is nothing. */
export type Subscribed =
  | { readonly endpoint: string; readonly p256dh: string; readonly auth: string }
  | { readonly trouble: 'denied' | 'given-up' }

/** Asks the person for leave, and the browser for a subscription under our key. */
export async function subscribeBrowser(publicKey: string): Promise<Subscribed> {
  if ((await Notification.requestPermission()) !== 'granted') return { trouble: 'denied' }
  const { pushManager } = await worker()
  const known = await pushManager.getSubscription()
  // A subscription is bound to the key that it was made with.
  if (known && keyOf(known) !== publicKey) await known.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys } = made.toJSON()
  if (!endpoint || !keys?.p256dh || !keys.auth) return { trouble: 'given-up' }
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth }
}

/** The server has forgotten this browser; its push service need not hold anything for it. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** Under `npm run dev` no page registers the worker by itself. */
async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js')
  return navigator.serviceWorker.ready
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string | null {
  if (!applicationServerKey) return null
  const letters = btoa(String.fromCharCode(...new Uint8Array(applicationServerKey)))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
