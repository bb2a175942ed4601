import { addDays } from '@arvand/persian/days'
import { instantAt } from '@arvand/persian/zone'
import type { Comparison, Span } from '../comparison.ts'
import { passedOf } from '../figures.ts'

/** From an instant on, before another. */
export interface Range {
  readonly from: Date
  readonly until: Date
}

const hour = 3_600_000

/** The instants of a span that are as many units as have passed of the period, so that sums fit its tiles. */
export function passedRange(comparison: Comparison, span: Span): Range {
  const { kind, passed, units } = comparison
  const from = instantAt(span.start)
  if (kind === 'day' && passed < units) return { from, until: new Date(from.getTime() + passed * hour) }
  return { from, until: instantAt(addDays(passedOf(comparison, span).end, 1)) }
}
