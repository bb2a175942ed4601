import type { CartItem } from '@arvand/contracts/commerce'
import { leaveNotice, notBefore } from '#modules/notices'
import type { Opener } from '../factors/opener.ts'
import { addCards } from './add-cards.ts'
import { accountOfCard } from './find-gift-card.ts'
import { designOf } from './gift-card.ts'
import { kindsOfGiftCards } from './kinds-of-gift-cards.ts'
import { sendCardsKind } from './send-cards.ts'

type Options = Extract<CartItem, { kind: 'giftCard' }>['options']

/**
 * Makes the cards of a paid line, with its price on each. They never expire. Without a time they are sent at once, but
 * not at night.
 */
export const openBoughtCards: Opener = async ({ clock, jobs, secret }, tx, { factor, line, now }) => {
  // Written from a checked cart item by the factor.
  const { recipient, message, design, sendAt } = line.options as unknown as Options
  const toSend = sendAt === undefined ? notBefore(now, 'sms', false) : new Date(sendAt)
  const terms = {
    amount: line.price,
    expires_at: null,
    line_id: line.id,
    bought_by: factor.person_id,
    issued_by: null,
    batch_id: null,
    recipient_mobile: recipient?.mobile ?? null,
    recipient_name: recipient?.name ?? null,
    message: message || null,
    design: designOf(design),
    send_at: recipient ? toSend : null,
    kept_by: null,
    note: null,
    created_at: now,
  }
  const event = { kind: 'bought', by_id: factor.person_id, note: null, factor_id: factor.id } as const
  const ids = await addCards(tx, secret, line.quantity, terms, event)
  if (recipient) await jobs.leave(tx, sendCardsKind, {}, toSend > now ? { at: toSend } : {})
  await leaveNotice(jobs, tx, clock, {
    personId: factor.person_id,
    kind: kindsOfGiftCards.giftCardReady,
    about: { count: line.quantity, amount: line.price },
    cause: `line ${line.id} opened`,
  })
  return { entries: ids.map((id) => ({ account: accountOfCard(id), amount: line.price })) }
}
