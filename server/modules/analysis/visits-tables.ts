import { instantAt } from '@arvand/persian/zone'
import { dayCells, dayColumns, querySheet } from '#platform/exports'
import { asc } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { analysis } from './tables.ts'

/** Of finished days, as the night counted them; today is not in them. */
export const visitTables: readonly ExportTable[] = [
  {
    ...{ name: 'analysis.days', title: 'بازدیدهای هر روز' },
    of: { scope: 'growth' },
    sheet: (db) =>
      querySheet(db, {
        title: 'بازدیدهای هر روز',
        file: 'visits',
        columns: [...dayColumns('روز'), { head: 'بازدید', width: 12 }, { head: 'بازدیدکننده', width: 14 }],
        rows: analysis(db).selectFrom('analysis.view_days').select(['day', 'views', 'visitors']),
        order: [asc('day', 'day')],
        line: ({ day, views, visitors }) => [...dayCells(instantAt(day)), views, visitors],
      }),
  },
  {
    ...{ name: 'analysis.pages', title: 'صفحه‌های دیده‌شده' },
    of: { scope: 'growth' },
    sheet: (db) =>
      querySheet(db, {
        title: 'صفحه‌های دیده‌شده',
        file: 'viewed-pages',
        columns: [...dayColumns('روز'), { head: 'صفحه', width: 60 }, { head: 'بازدید', width: 12 }],
        rows: analysis(db).selectFrom('analysis.page_days').select(['day', 'path', 'views']),
        order: [asc('day', 'day'), asc('path', 'text')],
        line: ({ day, path, views }) => [...dayCells(instantAt(day)), path, views],
      }),
  },
  {
    ...{ name: 'analysis.referrers', title: 'سایت‌های ارجاع‌دهنده' },
    of: { scope: 'growth' },
    sheet: (db) =>
      querySheet(db, {
        title: 'سایت‌های ارجاع‌دهنده',
        file: 'referrers',
        columns: [...dayColumns('روز'), { head: 'سایت', width: 40 }, { head: 'بازدید', width: 12 }],
        rows: analysis(db).selectFrom('analysis.referrer_days').select(['day', 'host', 'views']),
        order: [asc('day', 'day'), asc('host', 'text')],
        line: ({ day, host, views }) => [...dayCells(instantAt(day)), host, views],
      }),
  },
]
