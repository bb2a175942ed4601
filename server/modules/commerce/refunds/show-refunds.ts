import type { Db } from '#platform/database'
import type { CommerceDeps } from '../deps.ts'
import type { Factor } from '../factors/factor-queries.ts'
import { isInProgress, refundsOf } from './refund-queries.ts'
import { refundReplies } from './refund-reply.ts'
import { whyNotOfFactor } from './refund-rule.ts'
import { refundableLines } from './refundable-lines.ts'

/** A factor's refunds as its buyer sees them: those there are, and the lines that can still be refunded. */
export async function refundsForBuyer(
  deps: Pick<CommerceDeps, 'clock' | 'sellables'>,
  db: Db,
  factor: Factor,
) {
  const refunds = await refundReplies(db, await refundsOf(db, factor.id))
  const ofFactor = whyNotOfFactor(factor.state, await isInProgress(db, factor.id))
  const seen = await refundableLines(deps, db, factor)
  const refundable = seen.map(({ line, amount, whyNot }) => ({ lineId: line.id, amount, whyNot }))
  const isOpen = refundable.some(({ whyNot, amount }) => whyNot === null && amount > 0)
  const whyNotRefund =
    ofFactor ?? (isOpen ? null : (refundable.find(({ whyNot }) => whyNot)?.whyNot ?? 'commerce.not-paid'))
  return { refunds, refundable, whyNotRefund }
}
