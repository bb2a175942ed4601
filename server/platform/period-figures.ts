import { addDays, daysBetween } from '@arvand/persian/days'
import { dayAt, instantAt, wallTimeOf } from '@arvand/persian/zone'
import { sql } from 'kysely'
import type { Clock } from './clock.ts'
import { type Comparison, comparisonOf, type Span, type SpanKind } from './comparison.ts'

/** What happened in one hour or day of a span, by its place in it. */
export interface UnitRow<Figure extends string> {
  readonly figure: Figure
  readonly unit: number
  readonly value: number
  readonly count: number
}

/** From an instant on, before another. */
export interface Range {
  readonly from: Date
  readonly until: Date
}

/** The period that was asked for, against the one before, at this moment. */
export function comparisonNow(clock: Clock, period: SpanKind = 'thirtyDays', to?: string): Comparison {
  const now = clock.now()
  return comparisonOf(period, to, dayAt(now), wallTimeOf(now).hour)
}

/** A period as replies tell it. */
export const periodReply = ({ now, before, against, ...period }: Comparison) => ({
  ...period,
  now: { from: now.start, to: now.end },
  before: { from: before.start, to: before.end, kind: against },
})

export const instantsOf = ({ start, end }: Span): Range => ({
  from: instantAt(start),
  until: instantAt(addDays(end, 1)),
})

/** The place of the instant `at` in a span: its hour if the span is a day, else its day. */
export const unitOf = (kind: SpanKind, { start }: Span) =>
  kind === 'day'
    ? sql<number>`extract(hour from at at time zone 'Asia/Tehran')::int`
    : sql<number>`((at at time zone 'Asia/Tehran')::date - ${start}::date)`

/** The days of a span that are as many as have passed of the period. */
export function passedOf({ kind, passed }: Comparison, { start, end }: Span): Span {
  if (kind === 'day') return { start, end }
  const last = addDays(start, passed - 1)
  return { start, end: last < end ? last : end }
}

const hour = 3_600_000

/** The instants of a span that are as many units as have passed of the period, so that sums fit its tiles. */
export function passedRange(comparison: Comparison, span: Span): Range {
  const { kind, passed, units } = comparison
  const from = instantAt(span.start)
  if (kind === 'day' && passed < units) return { from, until: new Date(from.getTime() + passed * hour) }
  return { from, until: instantAt(addDays(passedOf(comparison, span).end, 1)) }
}

/** One figure of a period against the one before, unit by unit. */
export function figureOf<Figure extends string>(
  { passed, units, kind, before }: Comparison,
  figure: Figure,
  rows: readonly UnitRow<Figure>[],
  rowsBefore: readonly UnitRow<Figure>[],
) {
  const [now, then] = [byUnit(figure, rows), byUnit(figure, rowsBefore)]
  const most = kind === 'day' ? units : lengthOf(before)
  const series = Array.from({ length: units }, (_, at) => ({
    now: at < passed ? (now.get(at)?.value ?? 0) : null,
    before: at < most ? (then.get(at)?.value ?? 0) : null,
    count: now.get(at)?.count ?? 0,
  }))
  const counts = { now: sumOf(now, passed, 'count'), before: sumOf(then, passed, 'count') }
  return { figure, now: sumOf(now, passed, 'value'), before: sumOf(then, passed, 'value'), counts, series }
}

const lengthOf = ({ start, end }: Span) => daysBetween(start, end) + 1

const byUnit = <Figure extends string>(figure: Figure, rows: readonly UnitRow<Figure>[]) =>
  new Map(rows.filter((row) => row.figure === figure).map((row) => [row.unit, row]))

const sumOf = (units: ReadonlyMap<number, UnitRow<string>>, passed: number, of: 'value' | 'count') =>
  [...units.values()].reduce((sum, row) => (row.unit < passed ? sum + row[of] : sum), 0)
