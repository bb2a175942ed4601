import type { ManagerFigure } from '@arvand/contracts/home/homes'
import type { Comparison } from '#platform/comparison'
import type { Db } from '#platform/database'
import { figureOf, passedOf } from '#platform/period-figures'
import { countActive, readActive, readUnits } from './figure-queries.ts'

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
