import { createHash } from 'node:crypto'
import { type AccountName, balanceOf } from '#modules/wallet'
import type { Db } from '#platform/database'
import { foldCode } from '../off-codes/fold-code.ts'
import { commerce, type GiftCard } from '../tables.ts'

export type FoundCard = Pick<GiftCard, 'id' | 'expires_at' | 'stopped_at' | 'last_four'> & {
  /** What may be spent of it now. */
  readonly available: number
  readonly balance: number
}

/** By what a card's code is found; the code itself is not kept in the open. */
export const cardHashOf = (typed: string): Buffer => createHash('sha256').update(foldCode(typed)).digest()

export const accountOfCard = (cardId: string): AccountName => ({ kind: 'gift-card', ownerId: cardId })

/** The cards behind typed codes, each once; null in the place of a code that nobody knows. */
export async function findGiftCards(db: Db, typed: readonly string[]): Promise<(FoundCard | null)[]> {
  const hashes = [...new Map(typed.map((code) => [foldCode(code), cardHashOf(code)])).values()]
  if (hashes.length === 0) return []
  const rows = await commerce(db)
    .selectFrom('commerce.gift_cards')
    .select(['id', 'code_hash', 'expires_at', 'stopped_at', 'last_four'])
    .where('code_hash', 'in', hashes)
    .execute()
  return Promise.all(
    hashes.map(async (hash) => {
      const row = rows.find(({ code_hash }) => code_hash.equals(hash))
      if (!row) return null
      const { code_hash: _, ...card } = row
      const { balance, available } = await balanceOf(db, accountOfCard(card.id))
      return { ...card, balance, available }
    }),
  )
}
