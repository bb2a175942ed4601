import * as contract from '@arvand/contracts/home/articles'
import { type Route, route } from '#platform/http/route'
import type { ArticlesDeps } from '../deps.ts'
import { listArticles, showArticle } from '../reading/read-articles.ts'
import { showSeries } from '../reading/read-series.ts'

/** Articles as anyone reads them. */
export const homeRoutes = ({ db }: Pick<ArticlesDeps, 'db'>): Route[] => [
  route(contract.listArticles, ({ input }) => listArticles(db, input)),
  route(contract.showArticle, ({ input: { slug } }) => showArticle(db, slug)),
  route(contract.showSeries, ({ input: { slug } }) => showSeries(db, slug)),
]
