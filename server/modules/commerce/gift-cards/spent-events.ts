import type { Insertable } from 'kysely'
import { newId } from '#platform/ids'
import type { GiftCardEventRow } from '../tables.ts'

interface Spent {
  readonly factorId: string
  readonly personId: string
  readonly sources: readonly { readonly cardId?: string | null; readonly amount: number }[]
  readonly now: Date
}

/** The events in the history of cards for what a factor took of each. */
export const spentEvents = ({ factorId, personId, sources, now }: Spent): Insertable<GiftCardEventRow>[] =>
  sources.flatMap(({ cardId, amount }) =>
    cardId
      ? [
          {
            id: newId(),
            card_id: cardId,
            kind: 'spent',
            by_id: personId,
            amount: -amount,
            note: null,
            factor_id: factorId,
            at: now,
          },
        ]
      : [],
  )
