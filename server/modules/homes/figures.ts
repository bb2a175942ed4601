import type { ManagerFigure } from '@arvand/contracts/home/homes'
import { addDays, daysBetween } from '@arvand/persian/days'
import type { Db } from '#platform/database'
import type { Comparison, Span } from './comparison.ts'
import { countActive, readActive, readUnits, type UnitRow } from './figure-queries.ts'

const forAll: readonly ManagerFigure[] = ['enrolments', 'completions', 'active', 'accounts']
const forFinance: readonly ManagerFigure[] = ['sales', ...forAll, 'refunds']

/** The figures of a period against the one before, each over the units that have passed. */
export async function figuresOf(db: Db, comparison: Comparison, seesMoney: boolean) {
  const { kind, now, before } = comparison
  const [units, unitsBefore, active, activeBefore, people, peopleBefore] = await Promise.all([
    readUnits(db, kind, now, seesMoney),
    readUnits(db, kind, before, seesMoney),
    readActive(db, kind, now),
    readActive(db, kind, before),
    countActive(db, passedOf(comparison, now)),
    countActive(db, passedOf(comparison, before)),
  ])
  const rows = [...units, ...active]
  const rowsBefore = [...unitsBefore, ...activeBefore]
  return (seesMoney ? forFinance : forAll).map((figure) => {
    const one = figureOf(comparison, figure, rows, rowsBefore)
    // In a period of days a person counts once, however many days they came.
    return figure === 'active' && kind !== 'day'
      ? { ...one, now: people, before: peopleBefore, counts: { now: people, before: peopleBefore } }
      : one
  })
}

/** The days of a span that are as many as have passed of the period. */
export function passedOf({ kind, passed }: Comparison, { start, end }: Span): Span {
  if (kind === 'day') return { start, end }
  const last = addDays(start, passed - 1)
  return { start, end: last < end ? last : end }
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
