import { type AccountName, hold } from '#modules/wallet'
import type { Bank } from '#platform/bank'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import type { CommerceDeps } from '../deps.ts'
import type { Factor } from '../factors/factor-queries.ts'
import { accountOfCard } from '../gift-cards/find-gift-card.ts'
import type { Arrangement } from '../paying/arrange.ts'
import { commerce } from '../tables.ts'
import { titleOf } from '../title-of.ts'
import { heldCause } from './release-parts.ts'

const minute = 60_000
const hour = 60 * minute

interface NewPayment {
  readonly personId: string
  readonly factorId: string | null
  readonly bank: Bank
  readonly amount: number
}

/** Inserts a payment; the caller asks the bank next. */
export async function addBarePayment(
  { clock }: Pick<CommerceDeps, 'clock'>,
  tx: Tx,
  { personId, factorId, bank, amount }: NewPayment,
): Promise<string> {
  const id = newId()
  const now = clock.now()
  await commerce(tx)
    .insertInto('commerce.payments')
    .values({
      id,
      person_id: personId,
      factor_id: factorId,
      gateway: bank.name,
      amount,
      state: 'created',
      created_at: now,
      check_at: new Date(now.getTime() + minute),
    })
    .execute()
  return id
}

/** Writes a payment of a factor, and holds what cards and wallet pay beside it until the bank has answered. */
export async function addPayment(
  deps: Pick<CommerceDeps, 'clock'>,
  tx: Tx,
  asked: Arrangement & { readonly factor: Factor; readonly bank: Bank },
): Promise<string> {
  const { factor, bank, rest: amount, parts: burned } = asked
  const { id: factorId, person_id: personId } = factor
  const paymentId = await addBarePayment(deps, tx, { personId, factorId, bank, amount })
  if (burned.length === 0) return paymentId
  await commerce(tx)
    .insertInto('commerce.payment_parts')
    .values(
      burned.map(({ kind, cardId, amount: part }, position) => ({
        payment_id: paymentId,
        position,
        kind,
        card_id: cardId,
        amount: part,
      })),
    )
    .execute()
  const until = new Date(factor.expires_at.getTime() + hour)
  for (const { cardId, amount: part } of burned) {
    const account: AccountName =
      cardId === null ? { kind: 'person', ownerId: personId } : accountOfCard(cardId)
    const about = { title: titleOf(factor), factorId }
    await hold(tx, deps.clock, { account, amount: part, cause: heldCause(paymentId), until, about })
  }
  return paymentId
}
