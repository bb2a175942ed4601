/** The way to a mailbox. Which adapter stands behind it is a matter of settings. */
export interface Mail {
  readonly on: boolean
  /** `text` is plain Persian; the adapter makes the right-to-left HTML twin. `code` only for one-time codes. */
  send(message: { to: string; subject: string; text: string; code?: string }): Promise<void>
}
