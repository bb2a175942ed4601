import { articleStateWords } from '@arvand/contracts/state-words/articles'
import { dayCells, dayColumns, querySheet } from '#platform/exports'
import { asc } from '#platform/keyset'
import type { ExportTable } from '#plugs/export-table'
import { articles } from '../tables.ts'

/** All articles but drafts that were never sent, the oldest first. */
export const articleTable: ExportTable = {
  name: 'articles.articles',
  title: 'مقاله‌ها',
  of: { scope: 'content' },
  sheet: (db) =>
    querySheet(db, {
      title: 'مقاله‌ها',
      file: 'articles',
      columns: [
        { head: 'عنوان', width: 44 },
        { head: 'نویسنده', width: 26 },
        { head: 'وضعیت', width: 20 },
        { head: 'روی سایت', width: 10 },
        { head: 'موضوع‌ها', width: 30 },
        { head: 'آدرس', width: 30 },
        ...dayColumns('انتشار'),
        ...dayColumns('آخرین تغییر'),
      ],
      stickyColumns: 1,
      rows: articles(db)
        .selectFrom('articles.articles as a')
        .innerJoin('identity.people as p', 'p.id', 'a.author_id')
        .select(['a.title', 'p.name as author', 'a.state', 'a.is_live', 'a.topics', 'a.slug'])
        .select(['a.published_at', 'a.changed_at'])
        .where((of) => of.or([of('a.state', '<>', 'draft'), of('a.is_live', '=', true)])),
      order: [asc('a.id')],
      line: (row) => [
        row.title,
        row.author,
        articleStateWords[row.state],
        row.is_live ? 'بله' : '',
        row.topics.join('، '),
        row.slug,
        ...dayCells(row.published_at),
        ...dayCells(row.changed_at),
      ],
    }),
}
