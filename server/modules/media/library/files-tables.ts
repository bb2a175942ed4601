import { fileKindWords } from '@arvand/contracts/state-words/files'
import type { Db } from '#platform/database'
import { dayCells, dayColumns, inBatches, type Line, querySheet, type Spreadsheet } from '#platform/exports'
import { desc, keysetQuery } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { media } from '../tables.ts'
import { kindOf } from './library-queries.ts'
import type { NamesOf } from './show-library.ts'

const columns = [
  { head: 'فایل', width: 44 },
  { head: 'نوع', width: 12 },
  { head: 'قالب', width: 24 },
  { head: 'حجم (مگابایت)', width: 14 },
  { head: 'مدت (ثانیه)', width: 12 },
  { head: 'برچسب‌ها', width: 30 },
  ...dayColumns('آپلود'),
]

const order = [desc('created_at', 'instant'), desc('id')] as const

const files = (db: Db) =>
  media(db)
    .selectFrom('media.files')
    .select(['owner_id', 'name', 'type', 'bytes', 'seconds', 'tags', 'created_at'])
    .where('removed_at', 'is', null)
    .where('replaces', 'is', null)

type FileRow = Awaited<ReturnType<ReturnType<typeof files>['executeTakeFirstOrThrow']>>

const lineOf = ({ name, type, bytes, seconds, tags, created_at }: FileRow): Line => [
  ...[name, fileKindWords[kindOf(type)], type, Math.round(bytes / 10_000) / 100],
  ...[seconds === null ? null : Math.round(seconds), tags.join('، ')],
  ...dayCells(created_at),
]

/** A teacher's own files, the newest first. */
export const ownFilesTable: ExportTable = {
  ...{ name: 'media.own', title: 'فایل‌های من' },
  of: 'teachers',
  sheet: (db, teacherId) =>
    querySheet(db, {
      ...{ title: 'فایل‌های من', file: 'my-files', columns, order },
      rows: files(db).where('owner_id', '=', teacherId),
      line: lineOf,
    }),
}

/** Everybody's files, the newest first; the names of their owners belong to another module. */
export const filesTable = (namesOf: NamesOf): ExportTable => ({
  ...{ name: 'media.files', title: 'فایل‌ها' },
  of: { scope: 'content' },
  sheet: (db): Spreadsheet => {
    const title = 'فایل‌ها'
    const all = { title, file: 'files', columns, order, rows: files(db), line: lineOf }
    type Read = FileRow & { readonly keyset: readonly unknown[] }
    const read = (last: Read | undefined, size: number) =>
      keysetQuery(files(db), order, last?.keyset ?? null, size).execute()
    return {
      ...querySheet(db, all),
      columns: [...columns, { head: 'صاحب', width: 28 }],
      async *lines() {
        for await (const rows of inBatches<Read>(read)) {
          const names = await namesOf(db, [...new Set(rows.map(({ owner_id }) => owner_id))])
          for (const row of rows) yield [...lineOf(row), names.get(row.owner_id) ?? '']
        }
      },
    }
  },
})
