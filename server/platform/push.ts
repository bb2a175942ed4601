/** Where one browser is reached: what its `PushManager` gave for this site. */
export interface PushTarget {
  readonly endpoint: string
  /** The browser's keys, base64url. */
  readonly p256dh: string
  readonly auth: string
}

export interface PushMessage {
  /** Read by the service worker; only the browser can decrypt it. */
  readonly payload: string
  /** Of two messages with the same topic that wait at the push service only the later one arrives; 32 letters. */
  readonly topic: string
  readonly urgent: boolean
}

/** Sends messages to browsers; the settings choose the adapter. */
export interface Push {
  /** What browsers need to subscribe; null when there is no key, and nothing can be sent. */
  readonly publicKey: string | null
  /** `gone`: the browser has forgotten the subscription, for ever. Throws `DeliveryTrouble`. */
  send(to: PushTarget, message: PushMessage): Promise<'sent' | 'gone'>
}
