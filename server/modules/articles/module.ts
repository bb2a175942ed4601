import { worker } from '#platform/jobs'
import type { Module } from '#platform/module'
import type { Offer } from '#plugs/offer'
import { articleFiles, articlePictures } from './article-files.ts'
import { articlesNoticeTypes } from './articles-notice-types.ts'
import { articlesPersonalData } from './articles-personal-data.ts'
import { articlesActs } from './audited-acts.ts'
import type { ArticlesDeps } from './deps.ts'
import { discussedArticles } from './discussed-articles.ts'
import { newsletterPersonalData } from './newsletter/newsletter-personal-data.ts'
import { oneClickRoutes } from './newsletter/one-click.ts'
import { newsletterKind, runNewsletter } from './newsletter/send-newsletter.ts'
import { sendConfirmation, sendConfirmationKind } from './newsletter/subscribe.ts'
import { publishDue, publishDueKind } from './publishing/publish-due.ts'
import { articlePages } from './reading/article-pages.ts'
import { rssRoutes } from './reading/rss.ts'
import { searchArticles } from './reading/search-articles.ts'
import { articlesReturned, articlesWaiting } from './reviewing/articles-waiting.ts'
import { articleTable } from './reviewing/export-articles.ts'
import { authorRoutes } from './routes/authors.ts'
import { homeRoutes } from './routes/home.ts'
import { managerRoutes } from './routes/managers.ts'
import { newsletterRoutes } from './routes/newsletter.ts'
import { seriesRoutes } from './routes/series.ts'
import { seriesPersonalData } from './series/series-personal-data.ts'
import { ownArticlesTable } from './writing/own-articles-table.ts'

/** Articles: written, reviewed, published at once or later, read and discussed. */
export const articlesModule = (deps: ArticlesDeps): Module => ({
  name: 'articles',
  routes: [
    ...homeRoutes(deps),
    ...authorRoutes(deps),
    ...managerRoutes(deps),
    ...seriesRoutes(deps),
    ...newsletterRoutes(deps),
  ],
  workers: [
    worker(publishDueKind, () => publishDue(deps), { every: '* * * * *', atOnce: 1 }),
    worker(sendConfirmationKind, ({ subscriberId }) => sendConfirmation(deps, subscriberId)),
    // A few minutes after the hour, so that what was published until then has been committed.
    worker(newsletterKind, (_, signal) => runNewsletter(deps, signal), {
      every: '5-55/10 * * * *',
      atOnce: 1,
    }),
  ],
  standardRoutes: (app) => {
    rssRoutes(deps)(app)
    oneClickRoutes(deps)(app)
  },
})

export const articlesOffer = (deps: ArticlesDeps): Offer => ({
  module: () => articlesModule(deps),
  attention: [articlesWaiting(deps.db), articlesReturned(deps.db)],
  auditedActs: [articlesActs],
  discussed: [discussedArticles(deps)],
  exportTables: [articleTable, ownArticlesTable],
  fileUsers: [articleFiles(deps)],
  fileUses: [articlePictures],
  noticeTypes: [articlesNoticeTypes],
  personalData: [articlesPersonalData(deps), seriesPersonalData(deps), newsletterPersonalData],
  searchSources: [searchArticles(deps.db)],
  sitePages: [articlePages],
})
