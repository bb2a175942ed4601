import type { ArticleState } from '@arvand/contracts/articles'
import type { RichText } from '@arvand/contracts/rich-text'
import type { Tx } from '#platform/database'
import { topicsOf } from './article.ts'
import { publish } from './publishing/publish.ts'
import { articles } from './tables.ts'
import { lockArticle, turnArticle } from './turn-article.ts'

/** An article of an earlier day. */
interface OldArticle {
  readonly id: string
  readonly slug: string
  readonly authorId: string
  readonly title: string
  readonly summary: string
  readonly body: RichText
  readonly topics: readonly string[]
  readonly state: Exclude<ArticleState, 'archived'>
  /** When it was published, sent or last changed. */
  readonly at: Date
  readonly publishAt?: Date
}

/** Stores an article as it was. The thread of a published one is stored before, by the builder of discussion. */
export async function storeOldArticle(tx: Tx, { id, state, at, ...old }: OldArticle): Promise<void> {
  await articles(tx)
    .insertInto('articles.articles')
    .values({
      ...{ id, slug: old.slug, author_id: old.authorId, title: old.title, summary: old.summary },
      ...{ body: JSON.stringify(old.body), topics: topicsOf(old.topics).map(({ title }) => title) },
      ...{ cover_file_id: null, changed_at: at, published_at: state === 'published' ? at : null },
    })
    .execute()
  const byId = old.authorId
  if (state === 'published') await publish(tx, await lockArticle(tx, id), { byId: null, at })
  if (state === 'inReview') await turnArticle(tx, { id }, { state, byId, at }, { submitted_at: at })
  if (state === 'scheduled')
    await turnArticle(tx, { id }, { state, byId: null, at }, { publish_at: old.publishAt ?? at })
}

/** A series with these articles, in this order. */
export async function storeSeries(
  tx: Tx,
  {
    articleIds,
    authorId,
    at,
    ...words
  }: {
    readonly id: string
    readonly slug: string
    readonly title: string
    readonly text: string
    readonly authorId: string
    readonly articleIds: readonly string[]
    readonly at: Date
  },
): Promise<void> {
  await articles(tx)
    .insertInto('articles.series')
    .values({ ...words, author_id: authorId, changed_at: at })
    .execute()
  await articles(tx)
    .insertInto('articles.series_parts')
    .values(articleIds.map((id, position) => ({ article_id: id, series_id: words.id, position })))
    .execute()
}
