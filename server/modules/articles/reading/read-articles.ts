import { sql } from 'kysely'
import { findPictures } from '#modules/media'
import type { Db } from '#platform/database'
import { desc, keysetPage, newestFirst } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import { filesOf, topicKey } from '../article.ts'
import { articles } from '../tables.ts'
import { seriesOf } from './series-of-article.ts'

/** Published editions as lists show them. */
export const cards = (db: Db) =>
  articles(db)
    .selectFrom('articles.published as e')
    .innerJoin('articles.articles as a', 'a.id', 'e.article_id')
    .innerJoin('identity.people as p', 'p.id', 'a.author_id')
    .leftJoin('identity.teacher_pages as page', 'page.person_id', 'a.author_id')
    .leftJoin('identity.shown_avatars as portrait', 'portrait.person_id', 'a.author_id')
    .select(['a.id', 'a.slug', 'e.title', 'e.summary', 'e.minutes', 'e.published_at as publishedAt'])
    .select(['e.cover_file_id', 'p.name', 'page.handle', 'portrait.file_id as avatar_file_id'])

type CardRow = Awaited<ReturnType<ReturnType<typeof cards>['executeTakeFirstOrThrow']>>

export async function shownCards(db: Db, rows: readonly CardRow[]) {
  if (rows.length === 0) return []
  const [pictures, topics] = await Promise.all([
    findPictures(
      db,
      rows.flatMap(({ cover_file_id, avatar_file_id }) => [cover_file_id, avatar_file_id]),
    ),
    articles(db)
      .selectFrom('articles.published_topics as t')
      .innerJoin('articles.topics as topic', 'topic.key', 't.topic_key')
      .select(['t.article_id', 'topic.key', 'topic.title'])
      .where(
        't.article_id',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('t.position')
      .execute(),
  ])
  const topicsOf = Map.groupBy(topics, ({ article_id }) => article_id)
  return rows.map(({ cover_file_id, avatar_file_id, name, handle, ...row }) => ({
    ...row,
    cover: pictures(cover_file_id),
    topics: topicsOf.get(row.id) ?? [],
    author: { name, handle, picture: pictures(avatar_file_id) },
  }))
}

const mostTopicsShown = 20

/** A topic that has articles. */
export const findTopic = (db: Db, key: string) =>
  articles(db)
    .selectFrom('articles.topics')
    .select(['key', 'title'])
    .where('key', '=', key)
    .where('articles', '>', sql.lit(0))
    .executeTakeFirst()

/** A page of published articles, the newest first, with the topics that have most of them. */
export async function listArticles(
  db: Db,
  asked: { topic?: string | undefined; cursor?: string | undefined },
) {
  const key = topicKey(asked.topic ?? '')
  const [page, topics, topic] = await Promise.all([
    key === ''
      ? keysetPage(cards(db), newestFirst('e.published_at', 'e.article_id'), asked.cursor)
      : keysetPage(
          cards(db)
            .innerJoin('articles.published_topics as of', 'of.article_id', 'e.article_id')
            .where('of.topic_key', '=', key),
          [desc('of.published_at' as const, 'instant'), desc('of.article_id' as const)],
          asked.cursor,
        ),
    articles(db)
      .selectFrom('articles.topics')
      .select(['key', 'title', 'articles'])
      .where('articles', '>', sql.lit(0))
      .orderBy('articles', 'desc')
      .orderBy('key')
      .limit(mostTopicsShown)
      .execute(),
    findTopic(db, key),
  ])
  return { ...page, items: await shownCards(db, page.items), topics, topic: topic ?? null }
}

/** A published article with its text, its series and others of the same topics. */
export async function showArticle(db: Db, slug: string) {
  const row = await cards(db)
    .leftJoin('discussion.openings as opening', 'opening.id', 'a.id')
    .select(['e.body', 'e.changed_at as changedAt', 'opening.likes', 'opening.comments'])
    .where('a.slug', '=', slug)
    .executeTakeFirst()
  if (!row) return refuse('articles.unknown-article')
  const ids = filesOf(row)
  const [[card], pictures, related, series] = await Promise.all([
    shownCards(db, [row]),
    findPictures(db, ids),
    relatedTo(db, row.id),
    seriesOf(db, row.id),
  ])
  const article = {
    ...(card ?? refuse('articles.unknown-article')),
    ...{ body: row.body, changedAt: row.changedAt, likes: row.likes ?? 0, comments: row.comments ?? 0 },
    pictures: Object.fromEntries(ids.map((id) => [id, pictures(id)])),
  }
  return { article, related, series }
}

const mostRelated = 3

/** Other articles of its topics: those that share most of them, the newest first. */
async function relatedTo(db: Db, id: string) {
  const { rows } = await sql<{ id: string }>`
    select other.article_id as id
    from articles.published_topics as own
      join articles.published_topics as other
        on other.topic_key = own.topic_key and other.article_id <> own.article_id
    where own.article_id = ${id}
    group by other.article_id, other.published_at
    order by count(*) desc, other.published_at desc, other.article_id desc
    limit ${sql.lit(mostRelated)}
  `.execute(articles(db))
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const shown = await shownCards(db, await cards(db).where('a.id', 'in', ids).execute())
  return shown.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}
