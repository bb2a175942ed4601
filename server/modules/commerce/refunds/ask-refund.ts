import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import type { CommerceDeps } from '../deps.ts'
import { type Factor, lockMyFactor } from '../factors/factor-queries.ts'
import { lockBuyer } from '../factors/lock-buyer.ts'
import { commerce } from '../tables.ts'
import { bookRefund, type Cut } from './book-refund.ts'
import { countRefunds, findRefund, isInProgress } from './refund-queries.ts'
import { type RefundReply, refundReply } from './refund-reply.ts'
import { lateSince, needsManager, whyNotOfFactor } from './refund-rule.ts'
import { refundableLines, type SeenLine } from './refundable-lines.ts'

type Deps = Pick<CommerceDeps, 'db' | 'clock' | 'jobs' | 'sellables'>

export interface RefundAsk {
  readonly factorId: string
  readonly lines?: readonly string[] | undefined
  readonly reason: string
}

/**
 * A buyer asks for money back. Within the rules it is given at once; after several recent refunds a manager decides
 * (`needsManager`). Without `lines` it is about all lines that can be refunded.
 */
export function askRefund(
  deps: Deps,
  request: RepeatedRequest,
  ask: RefundAsk,
): Promise<{ refund: RefundReply }> {
  const { personId } = request
  return transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'for ever', async () => {
      const factor = (await lockMyFactor(tx, personId, ask.factorId)) ?? refuse('commerce.unknown-factor')
      // The refunds of the buyer's other factors are counted, so their requests must come one after the other.
      await lockBuyer(tx, personId)
      refuseIf(whyNotOfFactor(factor.state, await isInProgress(tx, factor.id)))
      const seen = await refundableLines(deps, tx, factor)
      const cuts = chooseLines(seen, ask.lines, ({ whyNot }) => whyNot)
      const refundId = await addRefund(deps, tx, { factor, cuts, askedBy: personId, reason: ask.reason })
      const ofLate = await countRefunds(tx, personId, lateSince(deps.clock.now()))
      if (!needsManager(ofLate)) await bookRefund(deps, tx, factor, refundId, cuts)
      return { refund: await readReply(tx, refundId) }
    }),
  )
}

/** The lines asked for, or all that can be refunded; refuses with the first reason against one of them. */
export function chooseLines(
  seen: readonly SeenLine[],
  lineIds: readonly string[] | undefined,
  whyNotOf: (line: SeenLine) => SeenLine['whyNot'],
): Cut[] {
  if (lineIds?.some((id) => !seen.some(({ line }) => line.id === id))) refuse('commerce.unknown-line')
  const meant = lineIds ? seen.filter(({ line }) => lineIds.includes(line.id)) : seen
  const open = meant.filter((line) => whyNotOf(line) === null && line.amount > 0)
  const shut = meant.find((line) => whyNotOf(line) !== null)
  if (shut && (lineIds || open.length === 0)) refuseIf(whyNotOf(shut))
  if (open.length === 0) refuse('commerce.not-paid')
  return open.map(({ line, amount }) => ({ line, amount }))
}

export interface NewRefund {
  readonly factor: Factor
  readonly cuts: readonly Cut[]
  readonly askedBy: string
  readonly reason: string
  /** The manager who gives the refund without a request. */
  readonly decidedBy?: string
}

/** Inserts a requested refund; no money has moved yet. */
export async function addRefund(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { factor, cuts, askedBy, reason, decidedBy }: NewRefund,
): Promise<string> {
  const id = newId()
  const tables = commerce(tx)
  await tables
    .insertInto('commerce.refunds')
    .values({
      id,
      factor_id: factor.id,
      asked_by: askedBy,
      state: 'requested',
      reason,
      amount: cuts.reduce((sum, { amount }) => sum + amount, 0),
      asked_at: clock.now(),
      decided_by: decidedBy ?? null,
    })
    .execute()
  await tables
    .insertInto('commerce.refund_lines')
    .values(cuts.map(({ line, amount }) => ({ refund_id: id, line_id: line.id, amount })))
    .execute()
  return id
}

export async function readReply(tx: Tx, refundId: string): Promise<RefundReply> {
  const refund = (await findRefund(tx, refundId)) ?? refuse('commerce.unknown-refund')
  return refundReply(tx, refund)
}
