import { namesOf } from '#modules/identity'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import type { CommerceDeps } from '../deps.ts'
import { type Factor, findFactors } from '../factors/factor-queries.ts'
import { factorReply } from '../factors/factor-reply.ts'
import { paymentReply } from '../payments/payment-reply.ts'
import { managedReplies } from '../refunds/list-refunds.ts'
import { isInProgress, refundsOf } from '../refunds/refund-queries.ts'
import { whyNotOfFactor } from '../refunds/refund-rule.ts'
import { refundableLines } from '../refunds/refundable-lines.ts'
import { commerce } from '../tables.ts'

type Deps = Pick<CommerceDeps, 'db' | 'clock' | 'sellables'>

/** Any factor, with all that managers of finance need to judge it. */
export async function showAnyFactor(deps: Deps, factorId: string) {
  const { db } = deps
  const factor = (await findFactors(db, [factorId]))[0] ?? refuse('commerce.unknown-factor')
  const [reply, person, sources, earners, payments, refunds, seen, underWay] = await Promise.all([
    factorReply(deps, db, factor),
    personOf(db, factor.person_id),
    sourcesOf(db, factorId),
    earnersOf(db, factor),
    paymentsOf(db, factorId),
    refundsOf(db, factorId).then((found) => managedReplies(db, found)),
    refundableLines(deps, db, factor),
    isInProgress(db, factorId),
  ])
  const refundable = seen.map(({ line, amount, whyNotGive }) => ({
    lineId: line.id,
    amount,
    whyNot: whyNotGive,
  }))
  const isOpen = refundable.some(({ whyNot, amount }) => whyNot === null && amount > 0)
  return {
    // Of one reading with the refunds: a bank may answer between two.
    factor: { ...reply, isPayingBack: refunds.some(({ state }) => state === 'paying') },
    person,
    buyer: { kind: factor.buyer.kind, name: factor.buyer.name },
    taxNumber: factor.tax_number,
    sources,
    earners,
    payments,
    refunds,
    refundable,
    whyNotRefund:
      whyNotOfFactor(factor.state, underWay) ??
      (isOpen ? null : (refundable.find(({ whyNot }) => whyNot)?.whyNot ?? 'commerce.not-paid')),
  }
}

async function personOf(db: Db, id: string) {
  const contact = await commerce(db)
    .selectFrom('identity.contacts')
    .select(['name', 'mobile'])
    .where('person_id', '=', id)
    .executeTakeFirst()
  const name = contact?.name ?? (await namesOf(db, [id])).get(id) ?? ''
  return { id, name, mobile: contact?.mobile ?? null }
}

const sourcesOf = (db: Db, factorId: string) =>
  commerce(db)
    .selectFrom('commerce.factor_sources')
    .select(['kind', 'amount', 'refunded'])
    .where('factor_id', '=', factorId)
    .orderBy('position')
    .execute()

async function earnersOf(db: Db, { lines }: Factor) {
  const shares = await commerce(db)
    .selectFrom('commerce.line_shares')
    .select(({ fn }) => [
      'person_id',
      fn.sum<string>('amount').as('amount'),
      fn.sum<string>('refunded').as('refunded'),
    ])
    .where(
      'line_id',
      'in',
      lines.map(({ id }) => id),
    )
    .groupBy('person_id')
    .orderBy('person_id')
    .execute()
  const names = await namesOf(
    db,
    shares.map(({ person_id }) => person_id),
  )
  return shares.map(({ person_id, amount, refunded }) => ({
    person: { id: person_id, name: names.get(person_id) ?? '' },
    amount: Number(amount),
    refunded: Number(refunded),
  }))
}

async function paymentsOf(db: Db, factorId: string) {
  const rows = await commerce(db)
    .selectFrom('commerce.payments')
    .selectAll()
    .where('factor_id', '=', factorId)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({ ...paymentReply(row), failure: row.failure }))
}
