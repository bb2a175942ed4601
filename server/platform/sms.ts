/** The way to a phone. Which adapter stands behind it is a matter of settings. */
export interface Sms {
  /** False when nothing is configured: then say so where a message would go, instead of trying. */
  readonly on: boolean
  /** A one-time code. `call`: spoken, the fallback for a code that does not come. `to` is E.164. */
  sendCode(message: { to: string; code: string; by: 'sms' | 'call' }): Promise<void>
  /** Any other short text. */
  send(message: { to: string; text: string }): Promise<void>
}
