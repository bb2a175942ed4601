import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { dayCells, dayColumns, querySheet } from '#platform/exports'
import { desc } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { surveys } from '../tables.ts'

const all = (db: Db) =>
  surveys(db)
    .selectFrom('surveys.surveys as s')
    .innerJoin('identity.people as p', 'p.id', 's.owner_id')
    .select(['s.title', 'p.name', 's.created_at', 's.published_at', 's.closed_at'])
    .select(sql<number>`jsonb_array_length(s.settings -> 'questions')`.as('questions'))
    .select(
      sql<number>`(select count(*)::integer from surveys.responses r
        where r.survey_id = s.id and r.sent_at is not null)`.as('answers'),
    )

const sheetOf = (db: Db, title: string, rows: ReturnType<typeof all>) =>
  querySheet(db, {
    title,
    file: 'surveys',
    columns: [
      { head: 'نظرسنجی', width: 40 },
      { head: 'سازنده', width: 26 },
      { head: 'سؤال', width: 10 },
      { head: 'پاسخ', width: 10 },
      ...dayColumns('ساخت'),
      ...dayColumns('انتشار'),
      ...dayColumns('بسته شدن'),
    ],
    rows,
    order: [desc('s.created_at', 'instant'), desc('s.id')],
    line: (row) => [
      ...[row.title, row.name, row.questions, row.answers, ...dayCells(row.created_at)],
      ...dayCells(row.published_at),
      ...dayCells(row.closed_at),
    ],
  })

/** All surveys with how many have answered, the newest first; who answered what stands in the results of each. */
export const surveyTable: ExportTable = {
  ...{ name: 'surveys.surveys', title: 'نظرسنجی‌ها' },
  of: { scope: 'content' },
  sheet: (db) => sheetOf(db, 'نظرسنجی‌ها', all(db)),
}

/** A teacher's own surveys, the newest first. */
export const ownSurveysTable: ExportTable = {
  ...{ name: 'surveys.own', title: 'نظرسنجی‌های من' },
  of: 'teachers',
  sheet: (db, teacherId) => sheetOf(db, 'نظرسنجی‌های من', all(db).where('s.owner_id', '=', teacherId)),
}
