import type { CartItem } from '@arvand/contracts/commerce'
import { leaveNotice, notBefore } from '#modules/notices'
import { type Tx, transaction } from '#platform/database'
import type { Grant, ItemEntry } from '#plugs/sellable'
import type { CommerceDeps } from '../deps.ts'
import { readSettings } from '../settings.ts'
import { addCards } from './add-cards.ts'
import { endOfMonthsFrom } from './end-of-day.ts'
import { accountOfCard } from './find-gift-card.ts'
import { designOf } from './gift-card.ts'
import { giftCardNoticeTypes } from './gift-card-notice-types.ts'
import { sendCardsKind } from './send-cards.ts'

type Options = Extract<CartItem, { kind: 'giftCard' }>['options']

/** The factor stores the options of a cart item that the contract has validated. */
const optionsOf = ({ line }: Grant) => line.options as Options

/** Without `sendAt` the cards are sent at once, but not at night. */
const timeToSend = (grant: Grant): Date => {
  const { sendAt } = optionsOf(grant)
  return sendAt === undefined ? notBefore(grant.now, 'sms', false) : new Date(sendAt)
}

/**
 * Makes the cards of a paid line, with its price on each. The months for which a card is valid begin with its sending,
 * if that is later.
 */
export async function grantCards(secret: string, tx: Tx, grant: Grant): Promise<ItemEntry[]> {
  const { giftCardMonths: validMonths } = await readSettings(tx)
  const { line, personId, now } = grant
  const { recipient, message, design } = optionsOf(grant)
  const sendAt = recipient ? timeToSend(grant) : null
  const terms = {
    amount: line.price,
    expires_at: endOfMonthsFrom(sendAt ?? now, validMonths),
    line_id: line.id,
    bought_by: personId,
    issued_by: null,
    batch_id: null,
    recipient_mobile: recipient?.mobile ?? null,
    recipient_name: recipient?.name ?? null,
    message: message || null,
    design: designOf(design),
    send_at: sendAt,
    kept_by: null,
    note: null,
    created_at: now,
  }
  const event = { kind: 'bought', by_id: personId, note: null, factor_id: line.factor_id } as const
  const ids = await addCards(tx, secret, line.quantity, terms, event)
  return ids.map((id) => ({ account: accountOfCard(id), amount: line.price }))
}

/** Notifies the buyer, and leaves the job that sends the cards at their time. */
export function followCards(
  { db, clock, jobs }: Pick<CommerceDeps, 'db' | 'clock' | 'jobs'>,
  grant: Grant,
): Promise<void> {
  const { line, personId } = grant
  return transaction(db, async (tx) => {
    const toSend = timeToSend(grant)
    if (optionsOf(grant).recipient)
      await jobs.leave(tx, sendCardsKind, {}, toSend > grant.now ? { at: toSend } : {})
    await leaveNotice(jobs, tx, clock, {
      personId,
      kind: giftCardNoticeTypes.giftCardReady,
      about: { count: line.quantity, amount: line.price },
      cause: `line ${line.id} opened`,
    })
  })
}
