import { createHmac, hkdfSync } from 'node:crypto'
import { canonicalJson } from '@arvand/contracts/canonical-json'

/** The rules of attendance: pure. */

export interface Join {
  readonly since: Date
  readonly seen_at: Date
  readonly left_at: Date | null
}

export interface Span {
  readonly from: Date
  readonly to: Date
}

/** When somebody was in, without counting two devices twice; in order. */
export function spansOf(joins: readonly Join[]): Span[] {
  const sorted = joins
    .map(({ since, seen_at, left_at }) => ({ from: since, to: left_at ?? seen_at }))
    .toSorted((a, b) => a.from.getTime() - b.from.getTime())
  const spans: Span[] = []
  for (const { from, to } of sorted) {
    const last = spans.at(-1)
    if (last && from <= last.to)
      spans[spans.length - 1] = { from: last.from, to: to > last.to ? to : last.to }
    else spans.push({ from, to })
  }
  return spans
}

/** Net whole minutes. */
export const minutesOf = (joins: readonly Join[]): number =>
  Math.floor(spansOf(joins).reduce((sum, { from, to }) => sum + to.getTime() - from.getTime(), 0) / 60_000)

/** A signature of what the server counted, by which it knows its own figures again. */
export function signed(secret: string, facts: object): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'live.attendance', 32))
  return createHmac('sha256', key).update(canonicalJson(facts)).digest('hex')
}
