import type { Db } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { commerce } from '../tables.ts'

/** What happened to a card, newest first, with the factors that it was spent for. */
export async function cardHistory(db: Db, cardId: string, cursor?: string) {
  const rows = commerce(db)
    .selectFrom('commerce.gift_card_events as e')
    .leftJoin('commerce.factors as f', 'f.id', 'e.factor_id')
    .select(['e.id', 'e.kind', 'e.at', 'e.amount', 'e.note', 'e.by_id as byId', 'e.factor_id as factorId'])
    .select(['f.number', 'f.person_id as factorOf'])
    .where('e.card_id', '=', cardId)
  return keysetPage(rows, newestFirst('e.at', 'e.id'), cursor)
}

export type CardEvent = Awaited<ReturnType<typeof cardHistory>>['items'][number]

/** The factor of an event, as it is linked to. */
export const factorOf = ({ factorId, number }: CardEvent) =>
  factorId === null ? null : { id: factorId, number }
