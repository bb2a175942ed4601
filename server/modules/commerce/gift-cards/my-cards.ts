import { namesOf } from '#modules/identity'
import type { Db } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import type { CommerceDeps } from '../deps.ts'
import { commerce, type GiftCard } from '../tables.ts'
import { cardHistory, factorOf } from './card-history.ts'
import { figuresOfCards } from './find-gift-card.ts'
import { designOf, stateOf, whyNotResend } from './gift-card.ts'
import { codeOfCard } from './sealed-code.ts'

type Deps = Pick<CommerceDeps, 'db' | 'clock' | 'secret'>

/** The cards in a person's account, or those they have bought, newest first. */
export async function listMyCards(
  deps: Deps,
  personId: string,
  { which, cursor }: { which: 'kept' | 'bought'; cursor?: string | undefined },
) {
  const rows = commerce(deps.db)
    .selectFrom('commerce.gift_cards')
    .selectAll()
    .where(which === 'kept' ? 'kept_by' : 'bought_by', '=', personId)
  const { items, nextCursor } = await keysetPage(rows, newestFirst('created_at', 'id'), cursor)
  return { items: await repliesOf(deps, personId, items), nextCursor }
}

/**
 * A card that a person bought or has in their account, with its history; factors of other people are left out of it.
 */
export async function showMyCard(
  deps: Deps,
  personId: string,
  { cardId, cursor }: { cardId: string; cursor?: string | undefined },
) {
  const card = await needMyCard(deps.db, personId, cardId)
  const [reply] = await repliesOf(deps, personId, [card])
  const { items, nextCursor } = await cardHistory(deps.db, cardId, cursor)
  const events = items.map((event) => ({
    id: event.id,
    kind: event.kind,
    at: event.at,
    amount: event.amount,
    factor: event.factorOf === personId ? factorOf(event) : null,
  }))
  return { items: events, nextCursor, card: reply as MyCard }
}

/** A card of a person; refuses other people's cards as unknown. */
export async function needMyCard(db: Db, personId: string, cardId: string): Promise<GiftCard> {
  const card = await commerce(db)
    .selectFrom('commerce.gift_cards')
    .selectAll()
    .where('id', '=', cardId)
    .executeTakeFirst()
  const isOwn = card?.kept_by === personId || card?.bought_by === personId
  return card && isOwn ? card : refuse('commerce.unknown-gift-card')
}

type MyCard = Awaited<ReturnType<typeof repliesOf>>[number]

async function repliesOf({ db, clock, secret }: Deps, personId: string, cards: readonly GiftCard[]) {
  const figures = await figuresOfCards(db, cards)
  const names = await namesOf(db, [...new Set(cards.flatMap(({ bought_by }) => bought_by ?? []))])
  const now = clock.now()
  return cards.map((card) => {
    const { balance = 0, available = 0 } = figures.get(card.id) ?? {}
    const isElsewhere = card.kept_by !== null && card.kept_by !== personId
    const isBought = card.bought_by === personId
    return {
      id: card.id,
      lastFour: card.last_four,
      design: designOf(card.design),
      amount: card.amount,
      balance,
      expiresAt: card.expires_at,
      state: stateOf(card, available, now, personId),
      createdAt: card.created_at,
      code: isElsewhere ? null : codeOfCard(secret, card),
      isBought,
      isKept: card.kept_by === personId,
      giver: isBought || card.bought_by === null ? null : (names.get(card.bought_by) ?? null),
      sending: sendingOf(card),
      whyNotResend: isBought ? whyNotResend(card, balance < card.amount) : null,
    }
  })
}

/** To whom a card is sent, and when. */
export const sendingOf = (card: GiftCard) => ({
  mobile: card.recipient_mobile,
  name: card.recipient_name,
  message: card.message,
  sendAt: card.send_at,
  sentAt: card.sent_at,
})
