import { sourceKind } from '@arvand/contracts/commerce'
// not of the locale: numbers of factors are counted by the Jalali year
import { jalaliOf } from '@arvand/persian/jalali'
import { dayAt } from '@arvand/persian/zone'
import { sql } from 'kysely'
import { type Leg, type Movement, post } from '#modules/wallet'
import { prepared, type Tx } from '#platform/database'
import { refuseIf } from '#platform/refusal'
import { emit } from '#plugs/events'
import type { CommerceDeps } from '../deps.ts'
import { sellersEntries } from '../earnings/earnings.ts'
import { paidCause } from '../earnings/paid-cause.ts'
import { grantAll, grantOf, rowOf } from '../factors/entitlements.ts'
import type { Factor } from '../factors/factor-queries.ts'
import { isForBuyer } from '../for-whom.ts'
import { accountOfCard } from '../gift-cards/find-gift-card.ts'
import { makeClaimable } from '../gift-purchases/make-claimable.ts'
import { type RefundSettings, refundEnd } from '../refund-terms.ts'
import { takesPlaceAt } from '../sellers.ts'
import { readSettings } from '../settings.ts'
import { titleOf } from '../title-of.ts'
import { lockMoney, type Money } from './money.ts'
import { notifyFactorPaid } from './notify-factor-paid.ts'
import type { Source } from './source.ts'
import { writePaid } from './write-paid.ts'

export type PayDeps = Pick<CommerceDeps, 'clock' | 'jobs' | 'secret' | 'sellables'>

/** What the caller has read already, so that it is not read again. */
export interface Known {
  readonly money?: Money
  readonly settings?: RefundSettings
}

/** The cause and kind under which the ledger books a payment. */
export type Booking = Pick<Movement, 'cause' | 'kind'>

/**
 * Pays a factor whose row the caller has locked: grants what was bought, books the money, gives the number. The bank's
 * part is in the wallet by then. The counter of numbers is locked by the last statement, since everybody waits for it.
 */
export async function payUp(
  deps: PayDeps,
  tx: Tx,
  factor: Factor,
  sources: readonly Source[],
  known: Known = {},
  booking: Booking = { cause: paidCause(factor.id), kind: 'purchase' },
): Promise<Factor> {
  const now = deps.clock.now()
  const money = known.money ?? (await lockMoney(tx, factor))
  const owed = await owedNow(tx, factor, money)
  const settings = known.settings ?? (await readSettings(tx))
  const takes = await takesPlaceAt(tx, deps.sellables, factor.lines)
  const endOf = ({ id }: { readonly id: string }) => refundEnd(now, settings.refundDays, takes.get(id))
  const grants = factor.lines.filter(isForBuyer).map((line) => grantOf(line, factor.person_id, now))
  await makeClaimable(deps, tx, factor, now)
  await writePaid(tx, factor, { entitled: grants.map(rowOf), sources, now })
  const [granted] = await Promise.all([
    grantAll(deps, tx, grants),
    deps.jobs.leave(tx, notifyFactorPaid, { factorId: factor.id }),
    emit(deps.jobs, tx, 'commerce.settled', { factorId: factor.id, buyerId: factor.person_id }),
  ])
  // Booked late: it locks the sellers' accounts, and other buyers of the same sellers wait for them.
  await book(deps, tx, factor, booking, [
    ...sourceEntries(factor, sources),
    ...granted,
    ...sellersEntries(factor.lines, owed, endOf, now),
  ])
  const terms = {
    refund_days: settings.refundDays,
    refund_most_percent: settings.refundMostPercent,
    refund_until: latest(factor.lines.map(endOf)),
  }
  const number = await takeNumber(tx, factor.id, now, terms)
  return { ...factor, ...terms, state: 'paid', paid_at: now, reserved_until: null, number }
}

/**
 * Pays a factor from its owner's wallet inside the transaction that placed it, or one that has locked it; refuses with
 * `wallet.too-little`. A factor that cost nothing is paid already.
 */
export async function payFromWallet(
  deps: PayDeps,
  tx: Tx,
  factor: Factor,
  booking?: Booking,
): Promise<Factor> {
  if (factor.state === 'paid') return factor
  const money = await lockMoney(tx, factor)
  refuseIf(money.wallet.available < factor.total ? 'wallet.too-little' : null)
  const sources = [{ kind: sourceKind.enum.wallet, amount: factor.total }]
  return payUp(deps, tx, factor, sources, { money }, booking)
}

/** What sellers owe is read again under a lock before it is taken; when nobody owes anything, no lock is needed. */
async function owedNow(tx: Tx, factor: Factor, money: Money): Promise<Money['owed']> {
  if (money.isLocked || money.owed.size === 0) return money.owed
  return (await lockMoney(tx, factor)).owed
}

/** Books these entries and the tax; what is left is the platform's. */
async function book(
  { clock }: PayDeps,
  tx: Tx,
  factor: Factor,
  booking: Booking,
  entries: readonly Leg[],
): Promise<void> {
  const tax: Leg[] = factor.tax > 0 ? [{ account: { kind: 'system', name: 'tax' }, amount: factor.tax }] : []
  const ours = -[...entries, ...tax].reduce((sum, { amount }) => sum + amount, 0)
  const sales: Leg[] = ours === 0 ? [] : [{ account: { kind: 'system', name: 'sales' }, amount: ours }]
  const legs = [...entries, ...tax, ...sales]
  if (legs.length === 0) return
  const about = { title: titleOf(factor), factorId: factor.id }
  const { again } = await post(tx, clock, { ...booking, about, entries: legs })
  if (again) throw new Error(`${booking.cause} was booked before`)
}

/** Cards pay their parts; the wallet pays its own part and the bank's, which has come into it before. */
function sourceEntries(factor: Factor, sources: readonly Source[]): Leg[] {
  const cards = sources.flatMap(({ cardId, amount, holdId }) =>
    cardId ? [{ account: accountOfCard(cardId), amount: -amount, ...fromHold(holdId) }] : [],
  )
  const others = sources.filter(({ cardId }) => !cardId)
  const sum = (of: readonly Source[]) => of.reduce((all, { amount }) => all + amount, 0)
  const payer = { kind: 'person' as const, ownerId: factor.person_id }
  const lasting = sum(others.filter(({ kind }) => kind === 'gateway'))
  const held = fromHold(others.find(({ holdId }) => holdId)?.holdId)
  const debit = { account: payer, amount: -sum(others), lasting, ...held }
  return others.length > 0 ? [...cards, debit] : cards
}

const fromHold = (holdId: string | null | undefined) => (holdId ? { fromHold: holdId } : {})

const latest = (ends: readonly Date[]): Date => new Date(Math.max(...ends.map(Number)))

type Terms = Pick<Factor, 'refund_days' | 'refund_most_percent' | 'refund_until'>

const payAndNumber = prepared(
  (_db, asked: { factorId: string; year: number; now: Date } & Terms) => sql<{
    number: string
  }>`
    with taken as (
      insert into commerce.factor_numbers (year, last) values (${asked.year}, 1)
        on conflict (year) do update set last = factor_numbers.last + 1
        returning last
    )
    update commerce.factors
      set state = 'paid', paid_at = ${asked.now}, reserved_until = null, number = ${asked.year}::text || '-' || lpad(last::text, 6, '0'),
        refund_days = ${asked.refund_days}::int, refund_most_percent = ${asked.refund_most_percent}::int,
        refund_until = ${asked.refund_until}::timestamptz
      from taken where id = ${asked.factorId} and state = 'awaitingPayment'
      returning number`,
)

/** The next number of the Jalali year. A transaction that fails gives it back, so none is missing. */
async function takeNumber(tx: Tx, factorId: string, now: Date, terms: Terms): Promise<string> {
  const { year } = jalaliOf(dayAt(now))
  const [row] = await payAndNumber(tx, { factorId, year, now, ...terms })
  if (!row) throw new Error(`factor ${factorId} is not awaiting its payment`)
  return row.number
}
