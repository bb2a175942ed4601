import { plainText } from '@arvand/contracts/rich-text-walk'
import { searchKey } from '@arvand/persian/text'
import { sql } from 'kysely'
import { openThreadOf, retitleThreadOf } from '#modules/discussion'
import { leaveNotice } from '#modules/notices'
import type { Tx } from '#platform/database'
import { refuse } from '#platform/refusal'
import { filesOf, minutesOf, topicsOf } from '../article.ts'
import { replaceFiles, settleFiles } from '../article-files.ts'
import { articlesNoticeTypes } from '../articles-notice-types.ts'
import type { ArticlesDeps } from '../deps.ts'
import { type Article, articles } from '../tables.ts'
import { turnArticle } from '../turn-article.ts'

interface By {
  /** Null: the schedule. */
  readonly byId: string | null
  readonly at: Date
}

/** Makes what is written the edition that readers see. Its comments stand from the first edition on. */
export async function publish(tx: Tx, row: Article, { byId, at }: By): Promise<string> {
  const first = row.published_at ?? at
  await storeEdition(tx, row, first, at)
  await storeTopics(tx, row, first)
  const before = await liveFiles(tx, row.id)
  const files = filesOf(row)
  await replaceFiles(tx, row.id, files, true)
  await settleFiles(tx, [...new Set([...before, ...files])])
  const thread = { id: row.id, title: row.title, body: row.summary }
  if (row.published_at) await retitleThreadOf(tx, thread)
  else await openThreadOf(tx, { ...thread, kind: 'article', authorId: row.author_id, at })
  return turnArticle(tx, row, { state: 'published', byId, at }, { is_live: true, published_at: first })
}

const mostWords = 50_000

async function storeEdition(tx: Tx, row: Article, first: Date, at: Date): Promise<void> {
  const words = [row.title, row.summary, ...row.topics, plainText(row.body)].join(' ')
  const edition = {
    ...{ title: row.title, summary: row.summary, body: JSON.stringify(row.body) },
    ...{ cover_file_id: row.cover_file_id, minutes: minutesOf(row.body) },
    ...{ published_at: first, changed_at: at, words_key: searchKey(words).slice(0, mostWords) },
  }
  await articles(tx)
    .insertInto('articles.published')
    .values({ article_id: row.id, ...edition })
    .onConflict((twin) => twin.column('article_id').doUpdateSet(edition))
    .execute()
}

/** The topics of the edition instead of those before. A topic is written as its first article writes it. */
async function storeTopics(tx: Tx, row: Article, first: Date): Promise<void> {
  const topics = topicsOf(row.topics)
  const before = await takeTopics(tx, row.id)
  if (topics.length > 0) {
    await articles(tx)
      .insertInto('articles.topics')
      .values(topics.toSorted((one, other) => (one.key < other.key ? -1 : 1)))
      .onConflict((twin) => twin.doNothing())
      .execute()
    await articles(tx)
      .insertInto('articles.published_topics')
      .values(
        topics.map(({ key }, position) => ({
          ...{ topic_key: key, article_id: row.id, position, published_at: first },
        })),
      )
      .execute()
  }
  await countTopics(tx, [...before, ...topics.map(({ key }) => key)])
}

async function takeTopics(tx: Tx, articleId: string): Promise<string[]> {
  const gone = await articles(tx)
    .deleteFrom('articles.published_topics')
    .where('article_id', '=', articleId)
    .returning('topic_key')
    .execute()
  return gone.map(({ topic_key }) => topic_key)
}

/** Counts the articles of these topics again, always in one order, so that two publications never wait crosswise. */
async function countTopics(tx: Tx, keys: readonly string[]): Promise<void> {
  for (const key of [...new Set(keys)].toSorted())
    await articles(tx)
      .updateTable('articles.topics')
      .set({
        articles: sql<number>`(
          select count(*)::integer from articles.published_topics as p where p.topic_key = ${key})`,
      })
      .where('key', '=', key)
      .execute()
}

const liveFiles = async (tx: Tx, articleId: string): Promise<string[]> =>
  (
    await articles(tx)
      .selectFrom('articles.article_files')
      .select('file_id')
      .where('article_id', '=', articleId)
      .where('is_live', '=', true)
      .execute()
  ).map(({ file_id }) => file_id)

/** Takes the published edition off the site; what is written stays, archived. Returns the id of the record. */
export async function unpublish(tx: Tx, row: Article, { byId, at, reason }: By & { reason?: string }) {
  if (!row.is_live) refuse('articles.not-published')
  await hideEdition(tx, row.id)
  const turn = { state: 'archived', byId, at, ...(reason ? { reason } : {}) } as const
  return turnArticle(tx, row, turn, { is_live: false })
}

/** Deletes the edition, its topics and what made its pictures public. */
export async function hideEdition(tx: Tx, articleId: string): Promise<void> {
  await countTopics(tx, await takeTopics(tx, articleId))
  await articles(tx).deleteFrom('articles.published').where('article_id', '=', articleId).execute()
  const before = await liveFiles(tx, articleId)
  await replaceFiles(tx, articleId, [], true)
  await settleFiles(tx, before)
}

/** Tells the author that the article is out; not when they published it themselves. */
export async function tellPublished(
  { jobs, clock }: Pick<ArticlesDeps, 'jobs' | 'clock'>,
  tx: Tx,
  { author_id: personId, slug, title }: Article,
  turnId: string,
): Promise<void> {
  const kind = articlesNoticeTypes.published
  await leaveNotice(jobs, tx, clock, {
    personId,
    kind,
    about: { slug, title },
    cause: `article turn ${turnId}`,
  })
}
