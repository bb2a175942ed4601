import { sql } from 'kysely'
import { findFiles, pictureFor, publishFiles, type Viewer } from '#modules/media'
import type { Tx } from '#platform/database'
import type { FileUsePlug } from '#plugs/file-use'
import type { FileUser } from '#plugs/file-user'
import { filesOf } from './article.ts'
import type { ArticlesDeps } from './deps.ts'
import { dropPagesOf } from './pages.ts'
import { type Article, articles } from './tables.ts'

/** Covers and pictures of articles; where one was taken is nobody's business, so the original goes. */
export const articlePictures: FileUsePlug = {
  name: 'article',
  kinds: ['picture'],
  mostBytes: 10_000_000,
  dropsOriginal: true,
}

/** Notes which files an article shows, in what is written or in what is read. */
export async function replaceFiles(tx: Tx, articleId: string, fileIds: readonly string[], isLive: boolean) {
  await articles(tx)
    .deleteFrom('articles.article_files')
    .where('article_id', '=', articleId)
    .where('is_live', '=', isLive)
    .execute()
  if (fileIds.length > 0)
    await articles(tx)
      .insertInto('articles.article_files')
      .values(fileIds.map((file_id) => ({ article_id: articleId, file_id, is_live: isLive })))
      .execute()
}

/** Makes pictures public that a published article shows, and all others of these private. */
export async function settleFiles(tx: Tx, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return
  const live = await articles(tx)
    .selectFrom('articles.article_files')
    .select('file_id')
    .where('file_id', 'in', [...fileIds])
    .where('is_live', '=', true)
    .execute()
  const shown = new Set(live.map(({ file_id }) => file_id))
  await publishFiles(tx, [...shown], true)
  await publishFiles(
    tx,
    fileIds.filter((id) => !shown.has(id)),
    false,
  )
}

/** The pictures of what is written, for its author or a reviewer, by file id. */
export async function picturesFor(
  { db, media }: Pick<ArticlesDeps, 'db' | 'media'>,
  article: Pick<Article, 'body' | 'cover_file_id'>,
  viewer: Viewer,
) {
  const ids = filesOf(article)
  const files = await findFiles(db, ids)
  return Object.fromEntries(ids.map((id) => [id, pictureFor(media, files.get(id), viewer)]))
}

/** A picture that an article shows is not removed. */
export const articleFiles = ({ pages }: Pick<ArticlesDeps, 'pages'>): FileUser => ({
  noun: 'مقاله',
  usesOf: (fileId) => sql`select distinct article_id from articles.article_files where file_id = ${fileId}`,
  async placesOf(db, fileId, viewer, most) {
    const rows = await articles(db)
      .selectFrom('articles.articles')
      .select(['id', 'title', 'author_id'])
      .where('id', 'in', (of) =>
        of.selectFrom('articles.article_files').select('article_id').where('file_id', '=', fileId),
      )
      .orderBy('id')
      .limit(most)
      .execute()
    return rows.map(({ id, title, author_id }) => ({
      title,
      within: null,
      link:
        author_id !== viewer.personId
          ? null
          : `/${viewer.roles.has('teacher') ? 'teach' : 'manage'}/articles/${id}`,
    }))
  },
  async replaced(db, fileId) {
    const shown = await articles(db)
      .selectFrom('articles.articles')
      .select('slug')
      .where('id', 'in', (of) =>
        of
          .selectFrom('articles.article_files')
          .select('article_id')
          .where('file_id', '=', fileId)
          .where('is_live', '=', true),
      )
      .execute()
    for (const { slug } of shown) dropPagesOf(pages, slug)
  },
})
