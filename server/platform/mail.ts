/** Sends mail; the settings choose the adapter. */
export interface Mail {
  readonly on: boolean
  /**
   * `text` is plain Persian; the adapter adds the right-to-left HTML part. `code` only for one-time codes. `replyTo`:
   * where the answer goes, when it is read. `unsubscribe`: where a POST ends the subscription (RFC 8058).
   */
  send(message: {
    to: string
    subject: string
    text: string
    code?: string
    replyTo?: string
    unsubscribe?: string
  }): Promise<void>
}
