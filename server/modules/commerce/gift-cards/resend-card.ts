import { transaction } from '#platform/database'
import { once, type RepeatedRequest } from '#platform/once'
import { takeIn } from '#platform/rate-limits'
import { refuseIf } from '#platform/refusal'
import type { CommerceDeps } from '../deps.ts'
import { addEvents } from './add-cards.ts'
import { figuresOfCards, lockCard } from './find-gift-card.ts'
import { whyNotResend } from './gift-card.ts'
import { needMyCard } from './my-cards.ts'
import { sendCard } from './send-cards.ts'

/** At most three messages a day for one card, so that no phone is flooded. */
const rule = { name: 'commerce.gift-card-resent', times: 3, seconds: 86_400 }

type Deps = Pick<CommerceDeps, 'db' | 'clock' | 'jobs' | 'sms' | 'secret' | 'publicUrl'>

/** Sends a card that the person bought once more; the same request again sends nothing. */
export async function resendCard(
  deps: Deps,
  request: RepeatedRequest,
  cardId: string,
): Promise<Record<string, never>> {
  const { db, clock } = deps
  const { personId } = request
  return transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const { bought_by } = await needMyCard(tx, personId, cardId)
      // A card in the person's account that somebody else has bought is not theirs to resend.
      refuseIf(bought_by === personId ? null : 'commerce.unknown-gift-card')
      const card = await lockCard(tx, { id: cardId })
      const balance = (await figuresOfCards(tx, [card])).get(cardId)?.balance ?? 0
      refuseIf(whyNotResend(card, balance < card.amount))
      await takeIn(tx, rule, cardId)
      const event = { card_id: cardId, kind: 'resent', by_id: personId, amount: null } as const
      await addEvents(tx, [{ ...event, note: null, at: clock.now() }])
      // Last: when the message clearly was not sent, this throws and nothing of this is stored.
      await sendCard(deps, card)
      return {}
    }),
  )
}
