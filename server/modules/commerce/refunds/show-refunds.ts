import type { Db } from '#platform/database'
import type { CommerceDeps } from '../deps.ts'
import type { Factor } from '../factors/factor-queries.ts'
import { termsOfFactor } from '../refund-terms.ts'
import { hasInProgress, refundsOf, refundTerms, sourcesBackwards } from './refund-queries.ts'
import { refundReplies } from './refund-reply.ts'
import { lateSince, needsManager, whyNotOfFactor } from './refund-rule.ts'
import { refundableLines } from './refundable-lines.ts'
import { splitBack } from './split-line.ts'

/** A factor's refunds as its buyer sees them: those there are, and the lines that can still be refunded. */
export async function refundsForBuyer(
  deps: Pick<CommerceDeps, 'clock' | 'sellables'>,
  db: Db,
  factor: Factor,
) {
  const asked = await refundsOf(db, factor.id)
  const refunds = await refundReplies(db, asked)
  const ofFactor = whyNotOfFactor(factor.state, hasInProgress(asked))
  const { rules, refundsOfLate } = await refundTerms(db, factor.person_id, lateSince(deps.clock.now()))
  const seen = await refundableLines(deps, db, factor, rules)
  const refundable = seen.map(({ line, amount, whyNot }) => ({ lineId: line.id, amount, whyNot }))
  const isOpen = refundable.some(({ whyNot, amount }) => whyNot === null && amount > 0)
  const whyNotRefund =
    ofFactor ?? (isOpen ? null : (refundable.find(({ whyNot }) => whyNot)?.whyNot ?? 'commerce.not-paid'))
  return {
    refunds,
    refundable,
    whyNotRefund,
    refundDestinations: whyNotRefund ? [] : await destinationsOf(db, factor.id, refundable),
    refundRule: seen.some(({ whyNot, hasOwnTime }) => whyNot === null && hasOwnTime)
      ? null
      : termsOfFactor(factor, rules),
    refundNeedsManager: needsManager(refundsOfLate),
  }
}

/** What goes back where when all that can be refunded is; gift cards are told as one. */
async function destinationsOf(
  db: Db,
  factorId: string,
  refundable: readonly { readonly amount: number; readonly whyNot: string | null }[],
) {
  const amount = refundable.reduce((sum, line) => sum + (line.whyNot === null ? line.amount : 0), 0)
  const parts = splitBack(await sourcesBackwards(db, factorId), amount)
  const byKind = Map.groupBy(parts, ({ source }) => source.kind)
  return [...byKind].map(([kind, taken]) => ({
    kind,
    amount: taken.reduce((sum, part) => sum + part.amount, 0),
  }))
}
