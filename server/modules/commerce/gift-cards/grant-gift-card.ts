import { post } from '#modules/wallet'
import type { Tx } from '#platform/database'
import type { CommerceDeps } from '../deps.ts'
import { readSettings } from '../settings.ts'
import { addCards } from './add-cards.ts'
import { endOfMonthsFrom } from './end-of-day.ts'
import { accountOfCard } from './find-gift-card.ts'

interface Granted {
  readonly personId: string
  /** Rials. */
  readonly amount: number
  /** What the card and its entry in the ledger say. */
  readonly note: string
  /** The cause of the entry; the same cause posts once. */
  readonly cause: string
}

/** Makes a card that is among a person's own at once, for a module that gives one away. */
export async function grantGiftCard(
  tx: Tx,
  { clock, secret }: Pick<CommerceDeps, 'clock' | 'secret'>,
  { personId, amount, note, cause }: Granted,
): Promise<void> {
  const now = clock.now()
  const { giftCardMonths: validMonths } = await readSettings(tx)
  const terms = {
    ...{ amount, expires_at: endOfMonthsFrom(now, validMonths), note, created_at: now, kept_by: personId },
    ...{ line_id: null, bought_by: null, issued_by: null, batch_id: null },
    ...{ recipient_mobile: null, recipient_name: null, message: null, design: null, send_at: null },
  }
  const ids = await addCards(tx, secret, 1, terms, { kind: 'issued', by_id: null, note })
  await post(tx, clock, {
    ...{ cause, kind: 'credit', about: { title: note } },
    entries: [
      ...ids.map((id) => ({ account: accountOfCard(id), amount })),
      { account: { kind: 'system', name: 'gifts' }, amount: -amount },
    ],
  })
}
