/** Sends texts to phones; the settings choose the adapter. */
export interface Sms {
  /** False when no provider is configured: show that to the person instead of trying to send. */
  readonly on: boolean
  /** A one-time code. `call`: spoken by phone, for people whose SMS does not arrive. `to` is E.164. */
  sendCode(message: { to: string; code: string; by: 'sms' | 'call' }): Promise<void>
  /** Any other short text. */
  send(message: { to: string; text: string }): Promise<void>
}
