import type { Input, Reply } from '@arvand/contracts/endpoint'
import { type showSales as endpoint, salesFigure } from '@arvand/contracts/panel/manage-sales'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { comparisonNow, figureOf, passedRange, periodReply } from '#platform/period-figures'
import { readAbandoned, readPaid, readSalesUnits } from './sales-queries.ts'

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
