import type { Input, Reply } from '@arvand/contracts/endpoint'
import { type showSales as endpoint, salesFigure } from '@arvand/contracts/panel/manage-sales'
import { dayAt, wallTimeOf } from '@arvand/persian/zone'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { comparisonOf, type SpanKind } from '../comparison.ts'
import { figureOf } from '../figures.ts'
import { periodReply } from '../period-reply.ts'
import { passedRange } from './range.ts'
import { readAbandoned, readPaid, readSalesUnits } from './sales-queries.ts'

/** The period that was asked for, against the one before, at this moment. */
export function comparisonNow(clock: Clock, period: SpanKind = 'thirtyDays', to?: string) {
  const now = clock.now()
  return comparisonOf(period, to, dayAt(now), wallTimeOf(now).hour)
}

/** The report of sales of a period. */
export async function showSales(
  db: Db,
  clock: Clock,
  { period, to }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const comparison = comparisonNow(clock, period, to)
  const { kind, now, before } = comparison
  const range = passedRange(comparison, now)
  const [units, unitsBefore, paid, abandoned] = await Promise.all([
    readSalesUnits(db, kind, now),
    readSalesUnits(db, kind, before),
    readPaid(db, range),
    readAbandoned(db, range),
  ])
  return {
    period: periodReply(comparison),
    figures: salesFigure.options.map((figure) => figureOf(comparison, figure, units, unitsBefore)),
    paid,
    abandoned,
  }
}
