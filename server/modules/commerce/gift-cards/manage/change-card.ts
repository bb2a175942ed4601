import type * as endpoints from '@arvand/contracts/panel/manage-gift-cards'
import { lockAccount, post } from '#modules/wallet'
import type { Clock } from '#platform/clock'
import { type Tx, transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { once } from '#platform/once'
import { refuseIf } from '#platform/refusal'
import { record } from '../../audited-acts.ts'
import type { CommerceDeps } from '../../deps.ts'
import { commerce, type GiftCard } from '../../tables.ts'
import { addEvents } from '../add-cards.ts'
import { endOfDay } from '../end-of-day.ts'
import { accountOfCard, lockCard } from '../find-gift-card.ts'

type Deps = Pick<CommerceDeps, 'db' | 'clock'>

/** A manager adds money to a card or takes some off; never what is spent or held. */
export function adjustCard(
  { db, clock }: Deps,
  { input, actor, caller, request }: Asked<typeof endpoints.adjustCard>,
) {
  const { cardId, amount, reason } = input
  return transaction(db, (tx) =>
    once(tx, clock, request, 'for ever', async () => {
      const card = await lockCard(tx, { id: cardId })
      const account = accountOfCard(card.id)
      const { available, balance } = await lockAccount(tx, account)
      refuseIf(available + amount < 0 ? 'commerce.gift-card-less-left' : null)
      await post(tx, clock, {
        cause: `gift card ${card.id} adjusted ${actor.personId} ${request.requestId}`,
        kind: 'gift-card-adjusted',
        about: { title: `کارت هدیهٔ …${card.last_four}` },
        entries: [
          { account, amount },
          { account: { kind: 'system', name: 'gifts' }, amount: -amount },
        ],
      })
      await writeDown(tx, clock, { actor, caller }, card, { kind: 'adjusted', amount, reason })
      return { balance: balance + amount }
    }),
  )
}

/** A manager stops a card, or starts it again; asking for the state that it has already changes nothing. */
export function stopCard(
  { db, clock }: Deps,
  { input, actor, caller }: Asked<typeof endpoints.stopCard>,
): Promise<Record<string, never>> {
  const { cardId, stopped, reason } = input
  return transaction(db, async (tx) => {
    const card = await lockCard(tx, { id: cardId })
    if ((card.stopped_at !== null) === stopped) return {}
    await commerce(tx)
      .updateTable('commerce.gift_cards')
      .set({ stopped_at: stopped ? clock.now() : null })
      .where('id', '=', cardId)
      .execute()
    await writeDown(tx, clock, { actor, caller }, card, { kind: stopped ? 'stopped' : 'started', reason })
    return {}
  })
}

/** A manager changes a card's last day; refused once the rest of the card was moved to `expired`. */
export function changeCardExpiry(
  { db, clock }: Deps,
  { input, actor, caller }: Asked<typeof endpoints.changeCardExpiry>,
) {
  const { cardId, lastDay, reason } = input
  return transaction(db, async (tx) => {
    const expiresAt = lastDay === null ? null : endOfDay(lastDay)
    refuseIf(expiresAt && expiresAt <= clock.now() ? 'commerce.expiry-past' : null)
    const card = await lockCard(tx, { id: cardId })
    refuseIf(card.expired_at ? 'commerce.gift-card-over' : null)
    await commerce(tx)
      .updateTable('commerce.gift_cards')
      .set({ expires_at: expiresAt })
      .where('id', '=', cardId)
      .execute()
    await writeDown(tx, clock, { actor, caller }, card, { kind: 'expiry-changed', reason, lastDay })
    return { expiresAt }
  })
}

interface Change {
  readonly kind: 'adjusted' | 'stopped' | 'started' | 'expiry-changed'
  readonly reason: string
  readonly amount?: number
  readonly lastDay?: string | null
}

/** Writes what a manager did to the card's own history and to the audit log. */
async function writeDown(
  tx: Tx,
  clock: Clock,
  { actor, caller }: Pick<Asked<typeof endpoints.stopCard>, 'actor' | 'caller'>,
  card: GiftCard,
  { kind, ...detail }: Change,
): Promise<void> {
  const { amount = null, reason } = detail
  const at = clock.now()
  await addEvents(tx, [{ card_id: card.id, kind, by_id: actor.personId, amount, note: reason, at }])
  await record(tx, clock, caller, {
    act: `gift-card-${kind}`,
    personId: card.bought_by,
    actor,
    detail: { cardId: card.id, ...detail },
  })
}
