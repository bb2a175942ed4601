import { learningEventWords } from '@arvand/contracts/state-words/learning'
import { formatTime } from '@arvand/persian/format-date'
import { dayCells, dayColumns, querySheet } from '#platform/exports'
import { asc } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { analysis } from '../tables.ts'

/** What people learned in the months that are kept, the oldest first. */
export const learningTable: ExportTable = {
  name: 'analysis.learning',
  title: 'رویدادهای یادگیری',
  of: { scope: 'growth' },
  sheet: (db) =>
    querySheet(db, {
      title: 'رویدادهای یادگیری',
      file: 'learning',
      columns: [
        ...dayColumns('روز'),
        { head: 'ساعت', width: 8 },
        { head: 'نام', width: 28 },
        { head: 'رویداد', width: 24 },
        { head: 'دوره', width: 40 },
      ],
      rows: analysis(db)
        .selectFrom('analysis.learning_events as e')
        .innerJoin('identity.people as p', 'p.id', 'e.person_id')
        .leftJoin('courses.known_courses as c', 'c.id', 'e.course_id')
        .select(['e.at', 'e.type', 'p.name', 'c.title']),
      order: [asc('e.at', 'instant'), asc('e.id')],
      line: (row) => [
        ...dayCells(row.at),
        formatTime(row.at),
        row.name,
        learningEventWords[row.type],
        row.title ?? '',
      ],
    }),
}
