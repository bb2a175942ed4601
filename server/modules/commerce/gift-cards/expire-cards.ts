import { z } from 'zod'
import { lockAccount, post } from '#modules/wallet'
import { type Tx, transaction } from '#platform/database'
import { jobKind } from '#platform/jobs'
import type { CommerceDeps } from '../deps.ts'
import { commerce } from '../tables.ts'
import { addEvents } from './add-cards.ts'
import { accountOfCard } from './find-gift-card.ts'

export const expireCardsKind = jobKind('commerce.expire-gift-cards', z.strictObject({}), {
  retries: 1,
  pause: 20,
})

type Deps = Pick<CommerceDeps, 'db' | 'clock'>

/**
 * Moves what is left on cards whose time is over to the account `expired`. What a payment at a bank still holds is
 * moved by a later run, when that payment has ended.
 */
export async function expireCards({ db, clock }: Deps, signal?: AbortSignal): Promise<void> {
  const waiting: string[] = []
  while (!signal?.aborted) {
    const card = await transaction(db, (tx) => expireNext(tx, clock, waiting))
    if (!card) return
    if (card.isHeld) waiting.push(card.id)
  }
}

async function expireNext(tx: Tx, clock: Deps['clock'], waiting: readonly string[]) {
  const now = clock.now()
  let due = commerce(tx)
    .selectFrom('commerce.gift_cards')
    .select(['id', 'last_four', 'expires_at'])
    .where('expires_at', '<=', now)
    .where('expired_at', 'is', null)
  if (waiting.length > 0) due = due.where('id', 'not in', [...waiting])
  const card = await due.orderBy('expires_at').limit(1).forNoKeyUpdate().skipLocked().executeTakeFirst()
  if (!card) return null
  const account = accountOfCard(card.id)
  const { available, held } = await lockAccount(tx, account)
  if (available > 0) {
    await post(tx, clock, {
      cause: `gift card ${card.id} expired ${now.toISOString()}`,
      kind: 'expired',
      about: { title: `کارت هدیهٔ …${card.last_four}` },
      entries: [
        { account, amount: -available },
        { account: { kind: 'system', name: 'expired' }, amount: available },
      ],
    })
    const event = { card_id: card.id, kind: 'expired', by_id: null, note: null } as const
    await addEvents(tx, [{ ...event, amount: -available, at: now }])
  }
  if (held === 0)
    await commerce(tx)
      .updateTable('commerce.gift_cards')
      .set({ expired_at: now })
      .where('id', '=', card.id)
      .execute()
  return { id: card.id, isHeld: held > 0 }
}
