import { blockedBetween } from '#modules/social'
import type { Db } from '#platform/database'
import type { Discussed } from '#plugs/discussed'
import type { ArticlesDeps } from './deps.ts'
import { dropPagesOf } from './pages.ts'
import { unpublish } from './publishing/publish.ts'
import { articles } from './tables.ts'
import { lockArticle } from './turn-article.ts'

const find = (db: Db, id: string) =>
  articles(db)
    .selectFrom('articles.articles')
    .select(['author_id', 'title', 'slug', 'is_live'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Published articles are discussed by everybody who is signed in; their author answers there and moderates. */
export const discussedArticles = ({ clock, pages }: Pick<ArticlesDeps, 'clock' | 'pages'>): Discussed => ({
  kind: 'article',
  whyNotRead: async (db, id) => ((await find(db, id))?.is_live ? null : 'articles.unknown-article'),
  async mayAnswerFor(db, id, personId) {
    const row = await find(db, id)
    return (row?.is_live ?? false) && row?.author_id === personId
  },
  async titleAndLink(db, id) {
    const row = await find(db, id)
    return row ? { title: row.title, link: `/articles/${row.slug}` } : null
  },
  answerersOf: async (db, id) => [(await find(db, id))?.author_id ?? []].flat(),
  // Comments are no questions that wait for an answer.
  answeredBy: async () => new Map(),
  hiddenFrom: blockedBetween,
  opening: {
    isFixed: true,
    titleOf: (text) => text,
    edited: async () => undefined,
    async hidden(tx, id, state) {
      // A manager has read it before, so that reports alone do not hide it.
      if (state !== 'removed') return
      const row = await lockArticle(tx, id)
      if (!row.is_live) return
      await unpublish(tx, row, { byId: null, at: clock.now() })
      dropPagesOf(pages, row.slug)
    },
  },
})
