import type * as endpoints from '@arvand/contracts/panel/manage-refunds'
import { leaveNotice } from '#modules/notices'
import { type Tx, transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { once } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { record } from '../audited-acts.ts'
import type { CommerceDeps } from '../deps.ts'
import { type Factor, lockFactor, lockFactorOnly } from '../factors/factor-queries.ts'
import { lockBuyer } from '../factors/lock-buyer.ts'
import { commerce } from '../tables.ts'
import { titleOf } from '../title-of.ts'
import { addRefund, chooseLines, readReply } from './ask-refund.ts'
import { bookRefund, type Cut, type RefundDeps } from './book-refund.ts'
import { endPartIn } from './end-part.ts'
import { refundNoticeTypes } from './refund-notice-types.ts'
import { findRefund, isAsked, isInProgress, type Refund } from './refund-queries.ts'
import { whyNotOfFactor } from './refund-rule.ts'
import { refundableLines } from './refundable-lines.ts'

type Deps = Pick<CommerceDeps, 'db' | 'clock' | 'jobs' | 'sellables'>

/** A manager refunds a paid factor, however long ago it was bought and however much was used. */
export function giveRefund(deps: Deps, asked: Asked<typeof endpoints.giveRefund>) {
  const { input, actor, caller, request } = asked
  return transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'for ever', async () => {
      const by = actor.personId
      const given = await refundFactor(deps, tx, { ...input, by })
      const { factor, refundId } = given
      refuseIf(factor.person_id === by ? 'commerce.own-money' : null)
      const detail = { refundId, factorId: factor.id, amount: given.amount }
      await record(tx, deps.clock, caller, {
        act: 'refund-given',
        personId: factor.person_id,
        actor,
        detail,
      })
      return { refund: await readReply(tx, refundId) }
    }),
  )
}

export interface RefundWish {
  readonly factorId: string
  /** Left out: all lines that can be refunded. */
  readonly lines?: readonly string[] | undefined
  readonly reason: string
  /** The person who decides it. */
  readonly by: string
}

/**
 * Refunds a paid factor inside a transaction, for a module that ends what it has sold (a cancelled class). Lines that are
 * named need not wait until a bank has paid other lines back, nor until a manager has decided about them: what earlier
 * refunds took of lines and sources is written when they are booked, under the factor's lock.
 */
export async function refundFactor(deps: RefundDeps, tx: Tx, { factorId, lines, reason, by }: RefundWish) {
  const factor = (await lockFactor(tx, factorId)) ?? refuse('commerce.unknown-factor')
  // The buyer may be buying the same item again at this moment.
  await lockBuyer(tx, factor.person_id)
  const waits = lines ? await isAsked(tx, factor.id, lines) : await isInProgress(tx, factor.id)
  refuseIf(whyNotOfFactor(factor.state, waits))
  const cuts = chooseLines(await refundableLines(deps, tx, factor), lines, (line) => line.whyNotGive)
  const refundId = await addRefund(deps, tx, { factor, cuts, askedBy: by, decidedBy: by, reason })
  await bookRefund(deps, tx, factor, refundId, cuts)
  return { factor, refundId, amount: cuts.reduce((sum, { amount }) => sum + amount, 0) }
}

/** Whether a refund of one of these lines waits for a manager; the factor is locked from then on. */
export async function isRefundAsked(tx: Tx, factorId: string, lines: readonly string[]): Promise<boolean> {
  await lockFactorOnly(tx, factorId)
  return isAsked(tx, factorId, lines)
}

/** A manager approves what a buyer asked for, or refuses it with an answer. */
export function decideRefund(deps: Deps, asked: Asked<typeof endpoints.decideRefund>) {
  const { input, actor, caller, request } = asked
  return transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'for ever', async () => {
      const { refund, factor } = await lockRefund(tx, input.refundId)
      refuseIf(factor.person_id === actor.personId ? 'commerce.own-money' : null)
      if (refund.state !== 'requested') refuse('commerce.refund-decided')
      if (input.approve) await approve(deps, tx, refund, factor)
      else await say(deps, tx, refund, factor, input.answer ?? '')
      await commerce(tx)
        .updateTable('commerce.refunds')
        .set({ decided_by: actor.personId, decided_at: deps.clock.now(), answer: input.answer ?? null })
        .where('id', '=', refund.id)
        .execute()
      const act = input.approve ? 'refund-approved' : 'refund-refused'
      const detail = { refundId: refund.id, factorId: factor.id, amount: refund.amount }
      await record(tx, deps.clock, caller, { act, personId: factor.person_id, actor, detail })
      return { refund: await readReply(tx, refund.id) }
    }),
  )
}

async function lockRefund(tx: Tx, id: string): Promise<{ refund: Refund; factor: Factor }> {
  const found = (await findRefund(tx, id)) ?? refuse('commerce.unknown-refund')
  const factor = (await lockFactor(tx, found.factor_id)) ?? refuse('commerce.unknown-refund')
  await lockBuyer(tx, factor.person_id)
  // Read again under the locks.
  const refund = (await findRefund(tx, id)) ?? refuse('commerce.unknown-refund')
  return { refund, factor }
}

/** Books the lines that were asked for; refuses when one of them can no longer be refunded. */
async function approve(deps: Deps, tx: Tx, refund: Refund, factor: Factor): Promise<void> {
  const wished = await commerce(tx)
    .selectFrom('commerce.refund_lines')
    .select(['line_id', 'amount'])
    .where('refund_id', '=', refund.id)
    .execute()
  const seen = await refundableLines(deps, tx, factor)
  const cuts = wished.map(({ line_id, amount }): Cut => {
    const one = seen.find(({ line }) => line.id === line_id) ?? refuse('commerce.unknown-line')
    refuseIf(one.whyNotGive)
    if (one.amount < amount) refuse('commerce.line-not-refundable')
    return { line: one.line, amount }
  })
  await bookRefund(deps, tx, factor, refund.id, cuts)
}

async function say(deps: Deps, tx: Tx, refund: Refund, factor: Factor, answer: string): Promise<void> {
  await commerce(tx)
    .updateTable('commerce.refunds')
    .set({ state: 'refused' })
    .where('id', '=', refund.id)
    .execute()
  await leaveNotice(deps.jobs, tx, deps.clock, {
    personId: factor.person_id,
    kind: refundNoticeTypes.refundRefused,
    about: { factorId: factor.id, title: titleOf(factor), answer },
    cause: `refund ${refund.id} refused`,
  })
}

/** A manager has looked at the bank's own pages: the bank has paid a part in doubt back, or the wallet gets it. */
export function settleDoubt(deps: Deps, asked: Asked<typeof endpoints.settleRefundPart>) {
  const { input, actor, caller, request } = asked
  return transaction(deps.db, (tx) =>
    once(tx, deps.clock, request, 'for ever', async () => {
      const part = await commerce(tx)
        .selectFrom('commerce.refund_parts as p')
        .innerJoin('commerce.refunds as r', 'r.id', 'p.refund_id')
        .innerJoin('commerce.factors as f', 'f.id', 'r.factor_id')
        .select(['p.refund_id', 'p.amount', 'f.person_id'])
        .where('p.id', '=', input.partId)
        .executeTakeFirst()
      if (!part) return refuse('commerce.unknown-refund')
      refuseIf(part.person_id === actor.personId ? 'commerce.own-money' : null)
      const ending = input.isDone
        ? ({ state: 'done', way: null, bankRefundId: input.reference ?? null } as const)
        : ({ state: 'toWallet' } as const)
      if (!(await endPartIn(deps, tx, input.partId, ending, ['inDoubt'])))
        refuse('commerce.part-not-in-doubt')
      const detail = { refundId: part.refund_id, amount: part.amount, isDone: input.isDone }
      await record(tx, deps.clock, caller, {
        act: 'refund-settled',
        personId: part.person_id,
        actor,
        detail,
      })
      return { refund: await readReply(tx, part.refund_id) }
    }),
  )
}
