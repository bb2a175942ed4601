import type { Input, Reply } from '@arvand/contracts/endpoint'
import type { showFigures as endpoint, listOfFigure, SupportFigure } from '@arvand/contracts/support/figures'
import { department } from '@arvand/contracts/tickets'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import { comparisonNow, passedRange, periodReply } from '#platform/period-figures'
import { type FigureRow, listFigure, readFigures } from './figure-queries.ts'

/** The figures of support in a period against the one before, over as many units as have passed. */
export async function showFigures(
  db: Db,
  clock: Clock,
  { period, to }: Input<typeof endpoint>,
): Promise<Reply<typeof endpoint>> {
  const comparison = comparisonNow(clock, period, to)
  const [now, before] = await Promise.all([
    readFigures(db, passedRange(comparison, comparison.now)),
    readFigures(db, passedRange(comparison, comparison.before)),
  ])
  const all = (is: (row: FigureRow) => boolean) => figuresOf(now.filter(is), before.filter(is))
  const members = new Map([...now, ...before].map((row) => [row.member_id, row.member]))
  return {
    period: periodReply(comparison),
    whole: all(() => true),
    departments: department.options.map((one) => ({
      department: one,
      figures: all((row) => row.department === one),
    })),
    members: [...members]
      // Nobody comes last.
      .toSorted(([id], [other]) => Number(id === null) - Number(other === null))
      .map(([id, name]) => ({
        member: id === null ? null : { id, name: name ?? '' },
        figures: all(({ member_id }) => member_id === id),
      })),
  }
}

function figuresOf(now: readonly FigureRow[], before: readonly FigureRow[]) {
  const compared = (figure: SupportFigure) => ({ now: sumOf(now, figure), before: sumOf(before, figure) })
  return {
    opened: compared('opened'),
    firstAnswer: compared('firstAnswer'),
    solution: compared('solution'),
    satisfaction: compared('satisfaction'),
  }
}

function sumOf(rows: readonly FigureRow[], figure: SupportFigure) {
  const sum = { count: 0, total: 0, inTime: 0 }
  for (const row of rows) {
    if (row.figure !== figure) continue
    sum.count += row.count
    sum.total += row.total
    sum.inTime += row.in_time
  }
  return sum
}

/** The tickets of a figure in the same range from which it was summed up. */
export function listOf(db: Db, clock: Clock, { period, to, ...of }: Input<typeof listOfFigure>) {
  const comparison = comparisonNow(clock, period, to)
  return listFigure(db, passedRange(comparison, comparison.now), of)
}
