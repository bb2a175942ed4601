export interface CodeMessage {
  readonly to: string
  readonly code: string
  readonly text: string
  readonly by: 'sms' | 'call'
}

/** Sends texts to phones; the settings choose the adapter. */
export interface Sms {
  /** False when no provider is configured: show that to the person instead of trying to send. */
  readonly on: boolean
  /** Whether the provider can speak a code by phone. */
  readonly voice: boolean
  /**
   * A one-time code. `text` is the whole message, for providers that send it as it is; its last line lets a phone fill
   * the code in. `call`: spoken by phone, for people whose SMS does not arrive. `to` is E.164.
   */
  sendCode(message: CodeMessage): Promise<void>
  /** Any other short text. */
  send(message: { to: string; text: string }): Promise<void>
}
