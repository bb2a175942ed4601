import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ReplyAddress } from '#plugs/reply-address'
import { ticketAnswered } from '../support-notice-types.ts'

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
const token = /\+([0-9a-f]{32})-([0-9a-f]{20})@/

const signatureOf = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`answer to ticket ${id}`).digest('hex').slice(0, 20)

/** The address to which a ticket is answered: the mailbox with the ticket and a signature after its name. */
export function replyAddressOf(secret: string, mailbox: string, ticketId: string): string {
  const at = mailbox.lastIndexOf('@')
  const id = ticketId.replaceAll('-', '')
  return `${mailbox.slice(0, at)}+${id}-${signatureOf(secret, id)}${mailbox.slice(at)}`
}

/** The ticket that an address of ours names; null when it is not ours or its signature is wrong. */
export function ticketOfAddress(secret: string, address: string): string | null {
  const [, id = '', given = ''] = token.exec(address.toLowerCase()) ?? []
  if (id === '' || !timingSafeEqual(Buffer.from(given), Buffer.from(signatureOf(secret, id)))) return null
  const parts = [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), id.slice(20)]
  const whole = parts.join('-')
  return uuid.test(whole) ? whole : null
}

/** Letters about answers of support are answered to the ticket. */
export const ticketReplies =
  (secret: string, mailbox: string): ReplyAddress =>
  ({ kind, link }) => {
    const ticketId = link?.split('/').at(-1) ?? ''
    return kind === ticketAnswered.name && uuid.test(ticketId)
      ? replyAddressOf(secret, mailbox, ticketId)
      : null
  }
