import type { ManagedArticles } from '@arvand/contracts/panel/manage-articles'
import { sql } from 'kysely'
import { findPictures, type Viewer } from '#modules/media'
import type { Db } from '#platform/database'
import { asc, keysetPage, keysetQuery, newestFirst } from '#platform/keyset'
import { refuse } from '#platform/refusal'
import type { Queue } from '#plugs/queue'
import type { ArticlesDeps } from '../deps.ts'
import { articles } from '../tables.ts'
import { shownArticle } from '../writing/own-articles.ts'

const rowsOf = (db: Db) =>
  articles(db)
    .selectFrom('articles.articles as a')
    .innerJoin('identity.people as p', 'p.id', 'a.author_id')
    .select(['a.id', 'a.slug', 'a.title', 'a.cover_file_id', 'a.state', 'a.is_live as isLive'])
    .select(['p.name as author', 'a.submitted_at', 'a.publish_at', 'a.changed_at'])

const longestFirst = [asc('a.submitted_at' as const, 'instant'), asc('a.id' as const)]

/** A page of the articles of a state; each state has an index in its order. */
function pageIn(db: Db, state: ManagedArticles, managerId: string, cursor: string | undefined) {
  const rows = rowsOf(db)
  const lastChanged = newestFirst('a.changed_at', 'a.id')
  switch (state) {
    case 'inReview':
      return keysetPage(rows.where('a.state', '=', sql.lit('inReview')), longestFirst, cursor)
    case 'scheduled':
      return keysetPage(
        rows.where('a.state', '=', sql.lit('scheduled')),
        [asc('a.publish_at' as const, 'instant'), asc('a.id' as const)],
        cursor,
      )
    case 'published':
      return keysetPage(rows.where('a.is_live', '=', sql.lit(true)), lastChanged, cursor)
    case 'archived':
      return keysetPage(rows.where('a.state', '=', sql.lit('archived')), lastChanged, cursor)
    case 'mine':
      return keysetPage(rows.where('a.author_id', '=', managerId), lastChanged, cursor)
  }
}

/** Articles as managers find them, and how many wait for a review. */
export async function listManaged(db: Db, state: ManagedArticles, managerId: string, cursor?: string) {
  const [page, waiting] = await Promise.all([pageIn(db, state, managerId, cursor), countWaiting(db)])
  const pictures = await findPictures(
    db,
    page.items.map(({ cover_file_id }) => cover_file_id),
  )
  const items = page.items.map(({ cover_file_id, submitted_at, publish_at, changed_at, ...row }) => ({
    ...row,
    cover: pictures(cover_file_id),
    at: (state === 'inReview' ? submitted_at : state === 'scheduled' ? publish_at : null) ?? changed_at,
  }))
  return { ...page, items, waiting }
}

/** An article for a manager; drafts of others are not found. */
export async function showManaged(
  deps: Pick<ArticlesDeps, 'db' | 'media'>,
  articleId: string,
  viewer: NonNullable<Viewer> & { readonly personId: string },
) {
  const { db } = deps
  const row = await articles(db)
    .selectFrom('articles.articles')
    .selectAll()
    .where('id', '=', articleId)
    .where((of) =>
      of.or([of('state', '<>', 'draft'), of('is_live', '=', true), of('author_id', '=', viewer.personId)]),
    )
    .executeTakeFirst()
  if (!row) return refuse('articles.unknown-article')
  const [shown, author] = await Promise.all([
    shownArticle(deps, row, viewer),
    articles(db)
      .selectFrom('identity.people')
      .select(['id', 'name'])
      .where('id', '=', row.author_id)
      .executeTakeFirstOrThrow(),
  ])
  return { ...shown, article: { ...shown.article, author } }
}

/** How many articles wait for a manager. */
export async function countWaiting(db: Db): Promise<number> {
  const { count } = await articles(db)
    .selectFrom('articles.articles')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('state', '=', sql.lit('inReview'))
    .executeTakeFirstOrThrow()
  return count
}

/** The article that has waited longest for a manager. */
export async function longestWaiting(db: Db) {
  const row = await rowsOf(db)
    .where('a.state', '=', sql.lit('inReview'))
    .orderBy('a.submitted_at')
    .orderBy('a.id')
    .limit(1)
    .executeTakeFirst()
  return row && { id: row.id, title: row.title, author: row.author, at: row.submitted_at ?? row.changed_at }
}

/** Articles that wait for a manager. Uses the index `articles__in_review`. */
export const queuedArticles = (db: Db): Queue => ({
  code: 'articles.waiting-for-review',
  title: 'مقاله',
  async items(after, most) {
    const waiting = rowsOf(db).where('a.state', '=', sql.lit('inReview'))
    const rows = await keysetQuery(waiting, longestFirst, after, most).execute()
    return rows.map(({ id, title, author, submitted_at, changed_at, keyset }) => ({
      ...{ keyset, id, title, person: author, at: submitted_at ?? changed_at },
      link: `/manage/articles/${id}`,
    }))
  },
})
