import type { Db } from '#platform/database'
import { dayCells, dayColumns, querySheet, type Spreadsheet } from '#platform/exports'
import { desc } from '#platform/keyset'
import type { Discussed } from '#plugs/discussed'
import type { ExportTable } from '#plugs/export-table'
import { answeredFor, threadsAbout } from './questions.ts'

const about = {
  title: 'پرسش‌های دوره‌های من',
  file: 'my-questions',
  columns: [
    { head: 'کجا', width: 36 },
    { head: 'پرسنده', width: 26 },
    { head: 'عنوان', width: 40 },
    { head: 'متن', width: 60 },
    { head: 'پاسخ‌ها', width: 10 },
    { head: 'پاسخ گرفته', width: 12 },
    ...dayColumns('پرسش'),
  ],
}

/** The questions about everything that a teacher answers for, the newest first. */
export const questionTable = (discussed: readonly Discussed[]): ExportTable => ({
  name: 'discussion.questions',
  title: about.title,
  of: 'teachers',
  sheet: (db, teacherId) => ({
    ...about,
    async *lines() {
      const sheet = await sheetOf(db, discussed, teacherId)
      if (sheet) yield* sheet.lines()
    },
    count: async (most) => (await sheetOf(db, discussed, teacherId))?.count(most) ?? 0,
  }),
})

/** Undefined: they answer for nothing. */
async function sheetOf(
  db: Db,
  discussed: readonly Discussed[],
  teacherId: string,
): Promise<Spreadsheet | undefined> {
  const things = await answeredFor({ db, discussed }, teacherId)
  if (things.size === 0) return undefined
  return querySheet(db, {
    ...about,
    rows: threadsAbout({ db, discussed }, things),
    order: [desc('thread.id')],
    line: (row) => [
      things.get(row.about_id)?.title ?? '',
      row.name,
      row.title,
      row.body,
      row.answers,
      row.is_answered ? 'بله' : '',
      ...dayCells(row.at),
    ],
  })
}
