import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { articles } from '../tables.ts'
import { cards, shownCards } from './read-articles.ts'

/** Series that have a published article, the last changed first. */
export const shownSeries = (db: Db) =>
  articles(db)
    .selectFrom('articles.series as s')
    .select(['s.slug', 's.changed_at as changedAt'])
    .where((where) =>
      where.exists(
        where
          .selectFrom('articles.series_parts as part')
          .innerJoin('articles.published as e', 'e.article_id', 'part.article_id')
          .select(sql.lit(1).as('one'))
          .whereRef('part.series_id', '=', 's.id'),
      ),
    )
    .orderBy('s.changed_at', 'desc')
    .orderBy('s.id', 'desc')

/** A series as anyone reads it: its published articles in their order. */
export async function showSeries(db: Db, slug: string) {
  const series = await articles(db)
    .selectFrom('articles.series')
    .select(['id', 'slug', 'title', 'text'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!series) return refuse('articles.unknown-series')
  const rows = await cards(db)
    .innerJoin('articles.series_parts as part', 'part.article_id', 'e.article_id')
    .where('part.series_id', '=', series.id)
    .orderBy('part.position')
    .execute()
  if (rows.length === 0) return refuse('articles.unknown-series')
  const minutes = rows.reduce((sum, row) => sum + row.minutes, 0)
  return { series: { ...series, minutes }, parts: await shownCards(db, rows) }
}
