import { type AccountName, balanceOf, lockAccountsOf, post } from '#modules/wallet'
import { type Tx, transaction } from '#platform/database'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import type { CommerceDeps } from '../deps.ts'
import { commerce, type GiftCard } from '../tables.ts'
import { byCode, countingWrongCodes, refuseGuesserIn } from '../wrong-codes.ts'
import { addEvents } from './add-cards.ts'
import { accountOfCard, findGiftCards, lockCard } from './find-gift-card.ts'
import { stateOf, whyNotSpend } from './gift-card.ts'

type Deps = Pick<CommerceDeps, 'db' | 'clock' | 'limits'>

/** The balance, expiry and state of the card with this code. */
export function checkCard(deps: Deps, personId: string, code: string) {
  return byCode(deps, personId, async () => {
    const [card] = await findGiftCards(deps.db, [code])
    if (!card) return refuse('commerce.unknown-gift-card')
    const state = stateOf(card, card.available, deps.clock.now(), personId)
    return { balance: card.balance, expiresAt: card.expires_at, state }
  })
}

/** Adds a card to an account: from then on only its owner can spend it. */
export function claimCard(deps: Deps, personId: string, code: string) {
  return byCode(deps, personId, () => keep(deps, personId, code))
}

function keep({ db, clock }: Deps, personId: string, code: string) {
  return transaction(db, async (tx) => {
    const { card } = await needSpendable(tx, clock.now(), personId, code)
    if (card.kept_by === null) {
      await commerce(tx)
        .updateTable('commerce.gift_cards')
        .set({ kept_by: personId })
        .where('id', '=', card.id)
        .execute()
      const event = { card_id: card.id, kind: 'kept', by_id: personId, amount: null, note: null } as const
      await addEvents(tx, [{ ...event, at: clock.now() }])
    }
    return { cardId: card.id }
  })
}

/** Moves all that may be spent of a card into a wallet; there it expires when the card would have expired. */
export function redeemCard(deps: Deps, request: RepeatedRequest, code: string): Promise<Redeemed> {
  return countingWrongCodes(deps, request.personId, () => redeem(deps, request, code))
}

interface Redeemed {
  readonly amount: number
  readonly balance: number
  readonly expiresAt: Date | null
}

function redeem({ db, clock }: Deps, request: RepeatedRequest, code: string): Promise<Redeemed> {
  const { personId, requestId } = request
  return transaction(db, (tx) =>
    once(tx, clock, request, 'for ever', async () => {
      await refuseGuesserIn(tx, personId)
      const wallet = { kind: 'person', ownerId: personId } as const
      const found = await needSpendable(tx, clock.now(), personId, code, [wallet])
      const { card, available: amount } = found
      await post(tx, clock, {
        cause: `gift card ${card.id} redeemed ${personId} ${requestId}`,
        kind: 'gift-card-redeemed',
        about: { title: `کارت هدیهٔ …${card.last_four}` },
        entries: [
          { account: accountOfCard(card.id), amount: -amount },
          { account: wallet, amount, ...(card.expires_at ? { expiresAt: card.expires_at } : {}) },
        ],
      })
      const event = { card_id: card.id, kind: 'redeemed', by_id: personId, note: null } as const
      await addEvents(tx, [{ ...event, amount: -amount, at: clock.now() }])
      const { balance } = await balanceOf(tx, wallet)
      return { amount, balance, expiresAt: card.expires_at }
    }),
  )
}

/**
 * Locks a card and its account, and returns what may be spent; refuses when nothing may. The accounts to which it will
 * be moved are locked with it, in the one order that cannot deadlock with a payment by the same card.
 */
async function needSpendable(
  tx: Tx,
  now: Date,
  personId: string,
  code: string,
  others: readonly AccountName[] = [],
): Promise<{ card: GiftCard; available: number }> {
  const card = await lockCard(tx, { code })
  const [figures] = await lockAccountsOf(tx, [accountOfCard(card.id), ...others])
  const available = figures?.available ?? 0
  refuseIf(whyNotSpend(card, available, now, personId))
  return { card, available }
}
