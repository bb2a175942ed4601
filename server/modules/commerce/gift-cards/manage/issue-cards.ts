import type * as endpoints from '@arvand/contracts/panel/manage-gift-cards'
import { notBefore } from '#modules/notices'
import { post } from '#modules/wallet'
import { transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { newId } from '#platform/ids'
import { once } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { record } from '../../audited-acts.ts'
import type { CommerceDeps } from '../../deps.ts'
import { addCards } from '../add-cards.ts'
import { endOfDay } from '../end-of-day.ts'
import { accountOfCard } from '../find-gift-card.ts'
import { sendCardsKind } from '../send-cards.ts'

/** A manager makes cards of one amount; the platform gives the money on them. */
export function issueCards(
  { db, clock, jobs, secret }: Pick<CommerceDeps, 'db' | 'clock' | 'jobs' | 'secret'>,
  { input, actor, caller, request }: Asked<typeof endpoints.issueCards>,
) {
  const { count, amount, lastDay, note, design, recipient, message, sendAt } = input
  return transaction(db, (tx) =>
    once(tx, clock, request, 'for ever', async () => {
      const now = clock.now()
      const expiresAt = lastDay === undefined ? null : endOfDay(lastDay)
      refuseIf(expiresAt && expiresAt <= now ? 'commerce.expiry-past' : null)
      refuseIf(sendAt !== undefined && new Date(sendAt) <= now ? 'commerce.send-time-past' : null)
      const batchId = newId()
      const toSend = sendAt === undefined ? notBefore(now, 'sms', false) : new Date(sendAt)
      const terms = {
        amount,
        expires_at: expiresAt,
        line_id: null,
        bought_by: null,
        issued_by: actor.personId,
        batch_id: batchId,
        recipient_mobile: recipient?.mobile ?? null,
        recipient_name: recipient?.name ?? null,
        message: message || null,
        design,
        send_at: recipient ? toSend : null,
        kept_by: null,
        note,
        created_at: now,
      }
      const event = { kind: 'issued', by_id: actor.personId, note } as const
      const ids = await addCards(tx, secret, count, terms, event)
      await post(tx, clock, {
        cause: `gift cards ${batchId} issued`,
        kind: 'credit',
        about: { title: note },
        entries: [
          ...ids.map((id) => ({ account: accountOfCard(id), amount })),
          { account: { kind: 'system', name: 'gifts' }, amount: -amount * count },
        ],
      })
      if (recipient) await jobs.leave(tx, sendCardsKind, {}, toSend > now ? { at: toSend } : {})
      const detail = { batchId, count, amount, note }
      await record(tx, clock, caller, { act: 'gift-cards-issued', personId: null, actor, detail })
      return { count, batchId, cardId: ids[0] ?? refuse('request.invalid') }
    }),
  )
}
