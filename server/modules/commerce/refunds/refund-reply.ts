import type { Db } from '#platform/database'
import { partsOf, type Refund, type RefundPart } from './refund-queries.ts'

/** Refunds as the contract shows them; `known`: their parts, when the caller has read them already. */
export async function refundReplies(db: Db, refunds: readonly Refund[], known?: readonly RefundPart[]) {
  const ids = refunds.map(({ id }) => id)
  const parts = known ?? (await partsOf(db, ids))
  return refunds.map((refund) => ({
    id: refund.id,
    state: refund.state,
    amount: refund.amount,
    reason: refund.reason,
    answer: refund.answer,
    askedAt: refund.asked_at,
    paidAt: refund.paid_at,
    parts: parts
      .filter(({ refund_id }) => refund_id === refund.id)
      .map(({ kind, amount, state }) => ({ kind, amount, state })),
  }))
}

export type RefundReply = Awaited<ReturnType<typeof refundReplies>>[number]

export async function refundReply(db: Db, refund: Refund): Promise<RefundReply> {
  return (await refundReplies(db, [refund]))[0] as RefundReply
}
