import { secretBox } from '#platform/secret-box'
import type { GiftCard } from '../tables.ts'
import { inFours } from './card-code.ts'

const box = secretBox('arvand gift card')

/** A card's code as it is stored; only this app's SECRET opens it, and only for this card. */
export const sealCardCode = (secret: string, cardId: string, code: string): string =>
  box.seal(secret, cardId, code).toString('base64url')

/** The code of a card in groups of four; null when SECRET has changed since. */
export function codeOfCard(secret: string, card: Pick<GiftCard, 'id' | 'code_sealed'>): string | null {
  const code = box.open(secret, card.id, Buffer.from(card.code_sealed, 'base64url'))
  return code === null ? null : inFours(code)
}
