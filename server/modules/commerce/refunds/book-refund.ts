import { sql } from 'kysely'
import type { AccountName, Leg } from '#modules/wallet'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { emit } from '#plugs/events'
import type { CommerceDeps } from '../deps.ts'
import { revokeAll } from '../factors/entitlements.ts'
import type { Factor, FactorLine } from '../factors/factor-queries.ts'
import { howBought } from '../for-whom.ts'
import { closeGiftPurchase, closeSeats } from '../gift-purchases/close-gift-purchase.ts'
import { giveBackOffCode } from '../off-codes/use-off-code.ts'
import { bySeller, sellerOf } from '../sellers.ts'
import { commerce } from '../tables.ts'
import { titleOf } from '../title-of.ts'
import type { BackPart } from './back-part.ts'
import { notifyRefund } from './end-part.ts'
import { extendCards } from './extend-cards.ts'
import { giveBackKind } from './give-back.ts'
import { lockMoneyBack, moveBack } from './move-back.ts'
import { sourcesBackwards } from './refund-queries.ts'
import { splitBack, splitLine } from './split-line.ts'

export type RefundDeps = Pick<CommerceDeps, 'clock' | 'jobs' | 'sellables'>

/** A line, and how much of its total is refunded. */
export interface Cut {
  readonly line: FactorLine
  readonly amount: number
}

/**
 * Refunds money of a paid factor, in one transaction: revokes what was granted, books the money, and leaves to a job
 * what a bank has to do. The caller has locked the factor, read its lines after that, and inserted the refund's row.
 */
export async function bookRefund(
  deps: RefundDeps,
  tx: Tx,
  factor: Factor,
  refundId: string,
  cuts: readonly Cut[],
): Promise<void> {
  const amount = cuts.reduce((sum, cut) => sum + cut.amount, 0)
  const left = factor.lines.reduce((sum, { total, refunded }) => sum + total - refunded, 0)
  const isWhole = amount === left
  if (isWhole && factor.off_code_id !== null) await giveBackOffCode(tx, factor.id)
  const sources = await sourcesBackwards(tx, factor.id)
  const back = splitBack(sources, amount).map(
    ({ source, amount: part }): BackPart => ({
      kind: source.kind,
      cardId: source.card_id,
      paymentId: source.payment_id,
      position: source.position,
      amount: part,
      source: { paid: source.amount, returned: source.refunded },
    }),
  )
  const going = isWhole ? withFree(factor, cuts) : cuts
  // Rows of cards are locked before their accounts, and all accounts that may move before the first line is closed.
  await extendCards(tx, deps.clock, back)
  await lockMoneyBack(tx, factor, back, await lockLines(deps, tx, going))
  const closed = await closeLines(deps, tx, going)
  const pieces = cuts.map(({ line, amount: part }) => ({ line, amount: part, ...splitLine(line, part) }))
  await moveBack(deps, tx, { factor, refundId, back, pieces, closed, title: titleOf(factor) })
  await keepLines(tx, pieces)
  await keepSources(tx, factor.id, back)
  await commerce(tx)
    .updateTable('commerce.factors')
    .set({ state: isWhole ? 'refunded' : 'partlyRefunded' })
    .where('id', '=', factor.id)
    .execute()
  await keepParts(deps, tx, refundId, back)
  const { id: factorId, person_id: buyerId } = factor
  await emit(deps.jobs, tx, 'commerce.refunded', { factorId, refundId, buyerId, isWhole })
}

/** Lines that cost nothing are closed by the refund of the last rial of the others. */
function withFree({ lines }: Factor, cuts: readonly Cut[]): Cut[] {
  return [...cuts, ...lines.filter(({ total }) => total === 0).map((line) => ({ line, amount: 0 }))]
}

async function lockLines({ sellables }: RefundDeps, tx: Tx, cuts: readonly Cut[]): Promise<AccountName[]> {
  const accounts: AccountName[] = []
  const lines = cuts.map(({ line }) => line)
  for (const { seller, own } of bySeller(sellables, lines))
    accounts.push(...((await seller.lockToRevoke?.(tx, own)) ?? []))
  return accounts
}

/**
 * Closes what these lines have granted. A line for its buyer is closed when all of its money is refunded. A gift or a
 * seat is closed only when nobody has taken it; its place is freed. Elsewhere places are locked before the ledger, here
 * after it: that cannot deadlock, because `release` and `revoke` lock only rows of this factor's lines and of its buyer
 * (`reserve` alone locks what buyers share), and the caller holds the locks of both.
 */
async function closeLines(deps: RefundDeps, tx: Tx, cuts: readonly Cut[]): Promise<readonly Leg[]> {
  const now = deps.clock.now()
  const ended: FactorLine[] = []
  for (const { line, amount } of cuts) {
    const by = howBought(line)
    if (by === 'purchase') {
      if (line.refunded + amount === line.total) ended.push(line)
      continue
    }
    const quantity =
      by === 'seat' ? await closeSeats(tx, line, amount, now) : await closeGiftPurchase(tx, line, now)
    if (quantity > 0) await sellerOf(deps.sellables, line.kind)?.release?.(tx, [{ id: line.id, quantity }])
  }
  return revokeAll(deps, tx, ended, now)
}

async function keepLines(
  tx: Tx,
  pieces: readonly (Cut & { readonly shares: readonly { personId: string; amount: number }[] })[],
): Promise<void> {
  await sql`
    update commerce.factor_lines l set refunded = l.refunded + back.amount
      from unnest(${pieces.map(({ line }) => line.id)}::uuid[], ${pieces.map(({ amount }) => amount)}::bigint[])
        as back (id, amount)
      where l.id = back.id`.execute(commerce(tx))
  const shares = pieces.flatMap(({ line, shares: own }) =>
    own.map((share) => ({ lineId: line.id, ...share })),
  )
  await sql`
    update commerce.line_shares s set refunded = s.refunded + back.amount
      from unnest(
        ${shares.map(({ lineId }) => lineId)}::uuid[],
        ${shares.map(({ personId }) => personId)}::uuid[],
        ${shares.map(({ amount }) => amount)}::bigint[]
      ) as back (line_id, person_id, amount)
      where s.line_id = back.line_id and s.person_id = back.person_id`.execute(commerce(tx))
}

async function keepSources(tx: Tx, factorId: string, back: readonly BackPart[]): Promise<void> {
  await sql`
    update commerce.factor_sources s set refunded = s.refunded + back.amount
      from unnest(${back.map(({ position }) => position)}::int[], ${back.map(({ amount }) => amount)}::bigint[])
        as back (position, amount)
      where s.factor_id = ${factorId} and s.position = back.position`.execute(commerce(tx))
}

/** Inserts the parts of a refund: a bank's part waits for the job, all others are done in this transaction. */
async function keepParts(
  { clock, jobs }: RefundDeps,
  tx: Tx,
  refundId: string,
  back: readonly BackPart[],
): Promise<void> {
  const now = clock.now()
  const rows = back.map(({ kind, cardId, paymentId, amount }) => ({
    id: newId(),
    refund_id: refundId,
    kind,
    card_id: cardId,
    payment_id: paymentId,
    amount,
    state: kind === 'gateway' ? ('waiting' as const) : ('done' as const),
    try_at: kind === 'gateway' ? now : null,
    done_at: kind === 'gateway' ? null : now,
  }))
  await commerce(tx).insertInto('commerce.refund_parts').values(rows).execute()
  const waiting = rows.filter(({ kind }) => kind === 'gateway')
  await commerce(tx)
    .updateTable('commerce.refunds')
    .set({ decided_at: now, ...(waiting.length > 0 ? { state: 'paying' } : { state: 'paid', paid_at: now }) })
    .where('id', '=', refundId)
    .execute()
  for (const { id: partId } of waiting) await jobs.leave(tx, giveBackKind, { partId })
  if (waiting.length === 0) await jobs.leave(tx, notifyRefund, { refundId })
}
