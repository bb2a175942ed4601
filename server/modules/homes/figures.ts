import type { ManagerFigure } from '@arvand/contracts/home/homes'
import type { Comparison } from '#platform/comparison'
import type { Db } from '#platform/database'
import type { Log } from '#platform/log'
import { figureOf, passedOf } from '#platform/period-figures'
import { countActive, readActive, readUnits } from './figure-queries.ts'
import { settled } from './settled.ts'

const forAll: readonly ManagerFigure[] = ['enrolments', 'completions', 'active', 'accounts']
const forFinance: readonly ManagerFigure[] = ['sales', ...forAll, 'refunds']

/** The figures of a period against the one before, each over the units that have passed, and those that were not read. */
export async function figuresOf(
  { db, log }: { readonly db: Db; readonly log: Log },
  comparison: Comparison,
  seesMoney: boolean,
) {
  const { kind, now, before } = comparison
  const {
    found: { happened, active },
  } = await settled(log, {
    happened: Promise.all([
      readUnits(db, kind, now, seesMoney),
      readUnits(db, kind, before, seesMoney),
    ] as const),
    active: Promise.all([
      readActive(db, kind, now),
      readActive(db, kind, before),
      countActive(db, passedOf(comparison, now)),
      countActive(db, passedOf(comparison, before)),
    ] as const),
  })
  const isRead = (figure: ManagerFigure) => (figure === 'active' ? active : happened) !== undefined
  const wished = seesMoney ? forFinance : forAll
  const figures = wished.filter(isRead).map((figure) => {
    const rows = [...(happened?.[0] ?? []), ...(active?.[0] ?? [])]
    const rowsBefore = [...(happened?.[1] ?? []), ...(active?.[1] ?? [])]
    const one = figureOf(comparison, figure, rows, rowsBefore)
    const [people, peopleBefore] = [active?.[2] ?? 0, active?.[3] ?? 0]
    // In a period of days a person counts once, however many days they came.
    return figure === 'active' && kind !== 'day'
      ? { ...one, now: people, before: peopleBefore, counts: { now: people, before: peopleBefore } }
      : one
  })
  return { figures, unread: wished.filter((figure) => !isRead(figure)) }
}
