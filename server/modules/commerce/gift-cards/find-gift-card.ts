import { createHash } from 'node:crypto'
import { type Figures, figuresOfAll } from '#modules/wallet'
import type { Db, Tx } from '#platform/database'
import { refuse } from '#platform/refusal'
import type { ItemAccount } from '#plugs/sellable'
import { foldCode } from '../fold-code.ts'
import { commerce, type GiftCard } from '../tables.ts'
import { stateOf } from './gift-card.ts'

export type FoundCard = Pick<GiftCard, 'id' | 'expires_at' | 'stopped_at' | 'kept_by' | 'last_four'> & {
  /** What may be spent of it now. */
  readonly available: number
  readonly balance: number
}

/** The hash by which a card is found by its code; the code itself is stored only sealed. */
export const cardHashOf = (typed: string): Buffer => createHash('sha256').update(foldCode(typed)).digest()

export const accountOfCard = (cardId: string): ItemAccount => ({ kind: 'gift-card', ownerId: cardId })

/** The cards of typed codes, each once; null in the place of an unknown code. */
export async function findGiftCards(db: Db, typed: readonly string[]): Promise<(FoundCard | null)[]> {
  const hashes = [...new Map(typed.map((code) => [foldCode(code), cardHashOf(code)])).values()]
  if (hashes.length === 0) return []
  const rows = await commerce(db)
    .selectFrom('commerce.gift_cards')
    .select(['id', 'code_hash', 'expires_at', 'stopped_at', 'kept_by', 'last_four'])
    .where('code_hash', 'in', hashes)
    .execute()
  const figures = await figuresOfCards(db, rows)
  return hashes.map((hash) => {
    const row = rows.find(({ code_hash }) => code_hash.equals(hash))
    if (!row) return null
    const { code_hash: _, ...card } = row
    const { balance = 0, available = 0 } = figures.get(card.id) ?? {}
    return { ...card, balance, available }
  })
}

/** The figures of these cards, by one query. */
export async function figuresOfCards(
  db: Db,
  cards: readonly { readonly id: string }[],
): Promise<Map<string, Figures>> {
  const figures = await figuresOfAll(
    db,
    cards.map(({ id }) => accountOfCard(id)),
  )
  return new Map(cards.map(({ id }, at) => [id, figures[at] ?? { balance: 0, held: 0, available: 0 }]))
}

/** A card, locked until the transaction ends. Its row is locked before its account in the ledger. */
export async function lockCard(
  tx: Tx,
  by: { readonly id: string } | { readonly code: string },
): Promise<GiftCard> {
  const cards = commerce(tx).selectFrom('commerce.gift_cards').selectAll()
  const found =
    'id' in by ? cards.where('id', '=', by.id) : cards.where('code_hash', '=', cardHashOf(by.code))
  return (await found.forNoKeyUpdate().executeTakeFirst()) ?? refuse('commerce.unknown-gift-card')
}

/** Whether one of these cards is stopped: then even what a payment holds of it is not spent. */
export async function hasStopped(db: Db, cardIds: readonly string[]): Promise<boolean> {
  if (cardIds.length === 0) return false
  const row = await commerce(db)
    .selectFrom('commerce.gift_cards')
    .select('id')
    .where('id', 'in', [...cardIds])
    .where('stopped_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Those of these cards that this person may not spend now, whatever is on them. */
export async function closedCards(
  db: Db,
  cardIds: readonly string[],
  personId: string,
  now: Date,
): Promise<Set<string>> {
  if (cardIds.length === 0) return new Set()
  const rows = await commerce(db)
    .selectFrom('commerce.gift_cards')
    .select(['id', 'expires_at', 'stopped_at', 'kept_by'])
    .where('id', 'in', [...cardIds])
    .execute()
  return new Set(rows.filter((card) => stateOf(card, 1, now, personId) !== 'active').map(({ id }) => id))
}
