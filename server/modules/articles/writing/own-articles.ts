import { findPictures, type Viewer } from '#modules/media'
import type { Db } from '#platform/database'
import { keysetPage, newestFirst } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import { minutesOf, missingOf } from '../article.ts'
import { picturesFor } from '../article-files.ts'
import type { ArticlesDeps } from '../deps.ts'
import { type Article, articles } from '../tables.ts'
import { turnsOf } from '../turn-article.ts'

/** A person's own articles, the last changed first. */
export async function listOwnArticles(db: Db, personId: string, cursor?: string) {
  const rows = articles(db)
    .selectFrom('articles.articles')
    .select(['id', 'slug', 'title', 'cover_file_id', 'state'])
    .select(['is_live as isLive', 'publish_at as publishAt', 'changed_at as changedAt'])
    .where('author_id', '=', personId)
  const page = await keysetPage(rows, newestFirst('changed_at', 'id'), cursor)
  const pictures = await findPictures(
    db,
    page.items.map(({ cover_file_id }) => cover_file_id),
  )
  return { ...page, items: page.items.map((row) => ({ ...row, cover: pictures(row.cover_file_id) })) }
}

/** An article of its author, with all that the editor shows. */
export async function showOwnArticle(
  deps: Pick<ArticlesDeps, 'db' | 'media'>,
  { articleId, personId, mayPublish }: { articleId: string; personId: string; mayPublish: boolean },
  viewer: Viewer,
) {
  const row = await articles(deps.db)
    .selectFrom('articles.articles')
    .selectAll()
    .where('id', '=', articleId)
    .where('author_id', '=', personId)
    .executeTakeFirst()
  return { ...(await shownArticle(deps, row ?? refuse('articles.unknown-article'), viewer)), mayPublish }
}

/** What is written, with its pictures for one viewer. */
export async function shownArticle(deps: Pick<ArticlesDeps, 'db' | 'media'>, row: Article, viewer: Viewer) {
  const [pictures, turns] = await Promise.all([picturesFor(deps, row, viewer), turnsOf(deps.db, row.id)])
  return {
    article: {
      ...{ id: row.id, slug: row.slug, title: row.title, summary: row.summary, body: row.body },
      ...{ topics: row.topics, state: row.state, version: row.version, isLive: row.is_live },
      coverFileId: row.cover_file_id,
      cover: pictures[row.cover_file_id ?? ''] ?? null,
      isSlugFixed: row.published_at !== null,
      minutes: minutesOf(row.body),
      changedAt: row.changed_at,
      publishAt: row.publish_at,
      publishedAt: row.published_at,
    },
    pictures,
    missing: missingOf(row),
    turns,
  }
}
