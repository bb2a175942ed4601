import { dayCells, dayColumns, querySheet } from '#platform/exports'
import { asc } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { growth } from '../tables.ts'

/** All spins of the wheel with what they won and cost, the oldest first. */
export const spinTable: ExportTable = {
  name: 'growth.spins',
  title: 'چرخش‌های گردونه',
  of: { scope: 'growth' },
  sheet: (db) =>
    querySheet(db, {
      title: 'چرخش‌های گردونه',
      file: 'spins',
      columns: [
        { head: 'نام', width: 28 },
        ...dayColumns('چرخش'),
        { head: 'جایزه', width: 28 },
        { head: 'هزینه (تومان)', width: 16 },
        { head: 'وضعیت', width: 18 },
      ],
      rows: growth(db)
        .selectFrom('growth.spins as s')
        .innerJoin('identity.people as p', 'p.id', 's.person_id')
        .select(['p.name', 's.made_at', 's.prizes', 's.prize_id', 's.cost', 's.saved_at', 's.returned_at']),
      order: [asc('s.id')],
      line: (row) => [
        row.name,
        ...dayCells(row.made_at),
        row.prizes.find(({ id }) => id === row.prize_id)?.title ?? '',
        row.cost / 10,
        stateOf(row),
      ],
    }),
}

/** One that was not finished in time gave its reserved prize back. */
function stateOf({ saved_at, returned_at }: { saved_at: Date | null; returned_at: Date | null }): string {
  if (saved_at) return 'انجام شد'
  return returned_at ? 'ناتمام ماند' : 'در جریان'
}
