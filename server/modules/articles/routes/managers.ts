import * as contract from '@arvand/contracts/panel/manage-articles'
import { type Route, route } from '#platform/http/route'
import type { ArticlesDeps } from '../deps.ts'
import { archiveByManager, publishArticle, returnArticle } from '../reviewing/decide-article.ts'
import { listManaged, showManaged } from '../reviewing/review-queries.ts'

/** Articles as managers of the content review them. */
export const managerRoutes = (deps: ArticlesDeps): Route[] => [
  route(contract.listManagedArticles, ({ input: { state, cursor }, actor: { personId } }) =>
    listManaged(deps.db, state, personId, cursor),
  ),
  route(contract.showManagedArticle, ({ input: { articleId }, actor }) =>
    showManaged(deps, articleId, actor),
  ),
  route(contract.publishArticle, ({ input: { articleId, ...publication }, actor, caller }) =>
    publishArticle(deps, { actor, origin: caller, articleId }, publication),
  ),
  route(contract.returnArticle, ({ input: { articleId, reason }, actor, caller }) =>
    returnArticle(deps, { actor, origin: caller, articleId }, reason),
  ),
  route(contract.archiveArticleByManager, ({ input: { articleId, reason }, actor, caller }) =>
    archiveByManager(deps, { actor, origin: caller, articleId }, reason),
  ),
]
