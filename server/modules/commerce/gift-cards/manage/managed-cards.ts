import { parsePhone } from '@arvand/persian/mobile'
import { namesOf } from '#modules/identity'
import type { Db } from '#platform/database'
import { emptyPage, keysetPage, newestFirst } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import type { CommerceDeps } from '../../deps.ts'
import { foldCode } from '../../fold-code.ts'
import { commerce, type GiftCard } from '../../tables.ts'
import { cardHistory, factorOf } from '../card-history.ts'
import { figuresOfCards } from '../find-gift-card.ts'
import { designOf, stateOf } from '../gift-card.ts'
import { sendingOf } from '../my-cards.ts'

type Deps = Pick<CommerceDeps, 'db' | 'clock'>

const columns = newestFirst('created_at', 'id')

export interface CardSearch {
  readonly q?: string | undefined
  readonly batchId?: string | undefined
  readonly made?: 'bought' | 'issued' | undefined
  readonly cursor?: string | undefined
}

/** All cards, newest first: of a batch, by the last four of their code, or by the recipient's mobile. */
export async function listManagedCards(deps: Deps, { q = '', batchId, made, cursor }: CardSearch) {
  let rows = commerce(deps.db).selectFrom('commerce.gift_cards').selectAll()
  const mobile = parsePhone(q)
  if (mobile !== null) rows = rows.where('recipient_mobile', '=', mobile)
  else if (foldCode(q) !== '') rows = rows.where('last_four', '=', foldCode(q).slice(-4))
  else if (q.trim() !== '') return emptyPage(columns, cursor)
  if (batchId !== undefined) rows = rows.where('batch_id', '=', batchId)
  if (made !== undefined) rows = rows.where(made === 'bought' ? 'bought_by' : 'issued_by', 'is not', null)
  const page = await keysetPage(rows, columns, cursor)
  return { items: await repliesOf(deps, page.items), nextCursor: page.nextCursor }
}

/** A card with all that happened to it. */
export async function showManagedCard(
  deps: Deps,
  { cardId, cursor }: { cardId: string; cursor?: string | undefined },
) {
  const card = await commerce(deps.db)
    .selectFrom('commerce.gift_cards')
    .selectAll()
    .where('id', '=', cardId)
    .executeTakeFirst()
  if (!card) return refuse('commerce.unknown-gift-card')
  const [reply] = await repliesOf(deps, [card])
  const { items, nextCursor } = await cardHistory(deps.db, cardId, cursor)
  const names = await namesOf(deps.db, [...new Set(items.flatMap(({ byId }) => byId ?? []))])
  const events = items.map((event) => ({
    id: event.id,
    kind: event.kind,
    at: event.at,
    amount: event.amount,
    note: event.note,
    by: personOf(names, event.byId),
    factor: factorOf(event),
  }))
  return { items: events, nextCursor, card: reply as ManagedCard }
}

type ManagedCard = Awaited<ReturnType<typeof repliesOf>>[number]

async function repliesOf({ db, clock }: { db: Db; clock: Deps['clock'] }, cards: readonly GiftCard[]) {
  const figures = await figuresOfCards(db, cards)
  const people = cards.flatMap(({ bought_by, issued_by, kept_by }) => [bought_by, issued_by, kept_by])
  const names = await namesOf(db, [...new Set(people.filter((id) => id !== null))])
  const now = clock.now()
  return cards.map((card) => {
    const { balance = 0, held = 0, available = 0 } = figures.get(card.id) ?? {}
    return {
      id: card.id,
      lastFour: card.last_four,
      design: designOf(card.design),
      amount: card.amount,
      balance,
      held,
      expiresAt: card.expires_at,
      state: stateOf(card, available, now, null),
      createdAt: card.created_at,
      sending: sendingOf(card),
      note: card.note,
      batchId: card.batch_id,
      buyer: personOf(names, card.bought_by),
      issuer: personOf(names, card.issued_by),
      keeper: personOf(names, card.kept_by),
    }
  })
}

const personOf = (names: ReadonlyMap<string, string>, id: string | null) =>
  id === null ? null : { id, name: names.get(id) ?? '' }
