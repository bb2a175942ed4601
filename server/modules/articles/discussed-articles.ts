import { leaveNotice } from '#modules/notices'
import { blockedBetween } from '#modules/social'
import type { Db } from '#platform/database'
import type { Discussed } from '#plugs/discussed'
import { articlesNoticeTypes } from './articles-notice-types.ts'
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

const afterReports = 'مدیر محتوا پس از بررسی گزارش‌های تخلف آن را برداشت.'

/** Published articles are discussed by everybody who is signed in; their author answers there and moderates. */
export const discussedArticles = ({
  clock,
  jobs,
  pages,
}: Pick<ArticlesDeps, 'clock' | 'jobs' | 'pages'>): Discussed => ({
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
      const turnId = await unpublish(tx, row, { byId: null, at: clock.now(), reason: afterReports })
      await leaveNotice(jobs, tx, clock, {
        ...{ personId: row.author_id, kind: articlesNoticeTypes.archived, cause: `article turn ${turnId}` },
        about: { articleId: id, title: row.title, reason: afterReports },
      })
      dropPagesOf(pages, row.slug)
    },
  },
})
