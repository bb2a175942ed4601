import type { Db } from '#platform/database'
import { articles } from '../tables.ts'

/** The series of an article with all its published parts, in their order; null for an article of none. */
export async function seriesOf(db: Db, articleId: string) {
  const rows = await articles(db)
    .selectFrom('articles.series_parts as own')
    .innerJoin('articles.series as s', 's.id', 'own.series_id')
    .innerJoin('articles.series_parts as part', 'part.series_id', 's.id')
    .innerJoin('articles.published as e', 'e.article_id', 'part.article_id')
    .innerJoin('articles.articles as a', 'a.id', 'part.article_id')
    .select(['s.slug', 's.title', 'a.slug as partSlug', 'e.title as partTitle'])
    .where('own.article_id', '=', articleId)
    .orderBy('part.position')
    .execute()
  const [first] = rows
  if (!first) return null
  const parts = rows.map(({ partSlug, partTitle }) => ({ slug: partSlug, title: partTitle }))
  return { slug: first.slug, title: first.title, parts }
}
