import type { Tx } from '#platform/database'
import { addEvents } from './add-cards.ts'

interface Spent {
  readonly factorId: string
  readonly personId: string
  readonly sources: readonly { readonly cardId?: string | null; readonly amount: number }[]
  readonly now: Date
}

/** Writes into the history of cards what a factor took of each. */
export const noteSpent = (tx: Tx, { factorId, personId, sources, now }: Spent): Promise<void> =>
  addEvents(
    tx,
    sources.flatMap(({ cardId, amount }) =>
      cardId
        ? [
            {
              card_id: cardId,
              kind: 'spent' as const,
              by_id: personId,
              amount: -amount,
              note: null,
              factor_id: factorId,
              at: now,
            },
          ]
        : [],
    ),
  )
