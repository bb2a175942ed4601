import { parseEmail } from '@arvand/persian/email'
import { localMobile, parsePhone } from '@arvand/persian/mobile'
import type { Db } from '../database.ts'
import { refuse } from '../refusal.ts'
import { listOutbox } from './rows.ts'

/** A message on `/outbox.json` and on the page `/outbox` (wire.md 2). */
export interface ShownMessage {
  /** `09…` for Iran, E.164 for other countries, or a mail address. */
  readonly to: string
  readonly kind: 'sms' | 'call' | 'mail'
  readonly text: string
  readonly code?: string
  readonly at: string
}

/**
 * The messages that would have been sent, newest first, at most a hundred. `to` is a number or address as people type
 * it, in any digits; without it, messages to everyone. Anything else is refused with `request.invalid`. Only in demo
 * mode.
 */
export async function readOutbox(db: Db, to?: string): Promise<ShownMessage[]> {
  const rows = await listOutbox(db, to === undefined ? undefined : recipientOf(to))
  return rows.map(({ recipient, kind, text, code, at }) => ({
    to: localMobile(recipient),
    kind,
    text,
    ...(code === null ? {} : { code }),
    at: at.toISOString(),
  }))
}

function recipientOf(text: string): string {
  // A plus that was not escaped in an address becomes a space.
  const recipient = parsePhone(text.replace(/^ /, '+')) ?? parseEmail(text)
  if (recipient) return recipient
  return refuse('request.invalid', {
    fields: { to: 'شمارهٔ موبایل یا آدرس ایمیل را درست بنویسید؛ مانند ۰۹۱۲۱۲۳۴۵۶۷.' },
  })
}
