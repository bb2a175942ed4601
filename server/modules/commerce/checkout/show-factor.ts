import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import type { CommerceDeps } from '../deps.ts'
import { findMyFactor } from '../factors/factor-queries.ts'
import { factorReply } from '../factors/factor-reply.ts'
import { paymentReply } from '../payments/payment-reply.ts'
import { refundsForBuyer } from '../refunds/show-refunds.ts'
import { commerce } from '../tables.ts'

/** A person's own factor, with its payments at banks; refuses another person's as unknown. */
export async function showFactor(
  deps: Pick<CommerceDeps, 'clock' | 'sellables'>,
  db: Db,
  personId: string,
  factorId: string,
) {
  const factor = (await findMyFactor(db, personId, factorId)) ?? refuse('commerce.unknown-factor')
  const payments = await commerce(db)
    .selectFrom('commerce.payments')
    .selectAll()
    .where('factor_id', '=', factorId)
    .orderBy('created_at')
    .execute()
  const reply = await factorReply(deps, db, factor)
  const shown = await refundsForBuyer(deps, db, factor)
  return {
    // Of one reading with the refunds: a bank may answer between two.
    factor: { ...reply, isPayingBack: shown.refunds.some(({ state }) => state === 'paying') },
    payments: payments.map(paymentReply),
    ...shown,
  }
}
