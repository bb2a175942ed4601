import { type showFunnel as endpoint, funnelStage } from '@arvand/contracts/analysis/funnel'
import type { Input, Reply } from '@arvand/contracts/endpoint'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { comparisonNow, figureOf, periodReply } from '#platform/period-figures'
import { readFunnel } from './funnel-queries.ts'

/** The way from a visit to an enrolment, in a period against the one before. */
export async function showFunnel(
  db: Db,
  clock: Clock,
  { period, to }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const comparison = comparisonNow(clock, period, to)
  const { kind, now, before } = comparison
  const [units, unitsBefore] = await Promise.all([readFunnel(db, kind, now), readFunnel(db, kind, before)])
  return {
    period: periodReply(comparison),
    figures: funnelStage.options.map((stage) => figureOf(comparison, stage, units, unitsBefore)),
  }
}
