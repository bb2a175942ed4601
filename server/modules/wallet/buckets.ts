import type { TransactionKind } from '@arvand/contracts/wallet'

/** What remains of a credit that expires. */
export interface Bucket {
  readonly id: string
  readonly remaining: number
  readonly expires_at: Date
  /** The transaction that credited it. */
  readonly transaction_id: string
}

export interface Part {
  readonly id: string
  readonly amount: number
}

/** These debits spend expiring credit last: they pay the person out, or take back what was never theirs. */
const sparing: ReadonlySet<TransactionKind> = new Set([
  'withdrawal',
  'earning-reversed',
  'recovered',
  'correction',
])

/**
 * How much of a debit is taken of buckets. Most kinds take all of it there, except `lasting`, which a bank has just
 * paid in for it; the `sparing` kinds take nothing. Every kind takes at least what the money outside the buckets does
 * not cover.
 */
export function shareOfBuckets(
  kind: TransactionKind,
  debit: number,
  balance: number,
  buckets: readonly Bucket[],
  lasting = 0,
): number {
  const inBuckets = sumOf(buckets)
  const meant = sparing.has(kind) ? 0 : debit - lasting
  const needed = debit - Math.max(0, balance - inBuckets)
  return Math.min(Math.max(meant, needed, 0), inBuckets)
}

/** What a debit takes of the buckets: first of the credit that it takes back, then soonest to expire first. */
export function spentOfBuckets(
  debit: {
    readonly kind: TransactionKind
    readonly amount: number
    readonly lasting?: number
    readonly takesBack?: string | undefined
  },
  balance: number,
  buckets: readonly Bucket[],
): Part[] {
  const own = buckets.filter(({ transaction_id }) => transaction_id === debit.takesBack)
  const others = buckets.filter(({ transaction_id }) => transaction_id !== debit.takesBack)
  const first = takeOf(own, debit.amount)
  const left = debit.amount - first.reduce((sum, { amount }) => sum + amount, 0)
  const share = shareOfBuckets(debit.kind, left, balance - sumOf(own), others, debit.lasting)
  return [...first, ...takeOf(others, share)]
}

/** Takes an amount of buckets that the caller has sorted, soonest to expire first. */
export function takeOf(buckets: readonly Bucket[], amount: number): Part[] {
  const parts: Part[] = []
  let left = amount
  for (const { id, remaining } of buckets) {
    const taken = Math.min(left, remaining)
    if (taken > 0) parts.push({ id, amount: taken })
    left -= taken
  }
  return parts
}

/**
 * How much expires now: what is due, without `heldToSpend`, which payments in progress hold. Never more than
 * `available`.
 */
export function dueToExpire(
  buckets: readonly Bucket[],
  heldToSpend: number,
  available: number,
  now: Date,
): number {
  const due = sumOf(buckets.filter(({ expires_at }) => expires_at <= now))
  return Math.max(0, Math.min(due - heldToSpend, available))
}

/** A part of a factor's payment that was taken of a bucket. */
export interface SpentPart {
  readonly amount: number
  readonly expires_at: Date
}

const days30 = 30 * 86_400_000

/**
 * Which parts of a refund expire. A refund returns money in the reverse order of spending: first what never expires,
 * then what expires last. A part expires when it would have expired before, or in 30 days when that is past. `paid` is
 * what the factor took of this account, `returned` what earlier refunds have returned of it.
 */
export function expiringPartsOf(
  refund: { readonly amount: number; readonly paid: number; readonly returned: number },
  spent: readonly SpentPart[],
  now: Date,
): SpentPart[] {
  const ofBuckets = spent.reduce((sum, { amount }) => sum + amount, 0)
  let from = refund.returned - (refund.paid - ofBuckets)
  const to = from + refund.amount
  const parts: SpentPart[] = []
  let at = 0
  from = Math.max(0, from)
  for (const { amount, expires_at } of spent.toSorted((a, b) => +b.expires_at - +a.expires_at)) {
    const part = Math.min(at + amount, to) - Math.max(at, from)
    at += amount
    if (part <= 0) continue
    const later = new Date(now.getTime() + days30)
    parts.push({ amount: part, expires_at: expires_at > now ? expires_at : later })
  }
  return parts
}

const sumOf = (buckets: readonly Bucket[]): number =>
  buckets.reduce((sum, { remaining }) => sum + remaining, 0)
