import type { Payment } from './payment-queries.ts'

/** A payment as the contract shows it. */
export const paymentReply = (payment: Payment) => ({
  id: payment.id,
  factorId: payment.factor_id,
  gateway: payment.gateway,
  state: payment.state,
  amount: payment.amount,
  refId: payment.ref_id,
  cardPan: payment.card_pan,
  at: payment.created_at,
  settledAt: payment.settled_at,
})
