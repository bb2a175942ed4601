import { articleStateWords } from '@arvand/contracts/state-words/articles'
import { dayCells, dayColumns, querySheet } from '#platform/exports'
import { desc } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { articles } from '../tables.ts'

/** A teacher's own articles, drafts too, the last changed first. */
export const ownArticlesTable: ExportTable = {
  ...{ name: 'articles.own', title: 'مقاله‌های من' },
  of: 'teachers',
  sheet: (db, teacherId) =>
    querySheet(db, {
      title: 'مقاله‌های من',
      file: 'my-articles',
      columns: [
        { head: 'عنوان', width: 44 },
        { head: 'وضعیت', width: 20 },
        { head: 'روی سایت', width: 10 },
        { head: 'موضوع‌ها', width: 30 },
        { head: 'آدرس', width: 30 },
        ...dayColumns('انتشار'),
        ...dayColumns('آخرین تغییر'),
      ],
      rows: articles(db)
        .selectFrom('articles.articles as a')
        .select(['a.title', 'a.state', 'a.is_live', 'a.topics', 'a.slug', 'a.published_at', 'a.changed_at'])
        .where('a.author_id', '=', teacherId),
      order: [desc('a.changed_at', 'instant'), desc('a.id')],
      line: (row) => [
        ...[
          row.title,
          articleStateWords[row.state],
          row.is_live ? 'بله' : '',
          row.topics.join('، '),
          row.slug,
        ],
        ...dayCells(row.published_at),
        ...dayCells(row.changed_at),
      ],
    }),
}
