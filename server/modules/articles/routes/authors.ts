import * as contract from '@arvand/contracts/panel/articles'
import type { Actor } from '#platform/actor'
import { type Route, route } from '#platform/http/route'
import { refuseIf } from '#platform/refusal'
import { managesContent, whyNotWrite } from '../article.ts'
import type { ArticlesDeps } from '../deps.ts'
import { makeArticle } from '../writing/make-article.ts'
import { listOwnArticles, showOwnArticle } from '../writing/own-articles.ts'
import { saveArticle } from '../writing/save-article.ts'
import { archiveArticle, removeArticle, submitArticle, withdrawArticle } from '../writing/submit-article.ts'

/** The person, if they may write articles. */
function writer(actor: Actor): string {
  refuseIf(whyNotWrite(actor))
  return actor.personId
}

/** Articles as their authors write them; there is no way to another's. */
export const authorRoutes = (deps: ArticlesDeps): Route[] => [
  route(contract.listOwnArticles, ({ input, actor }) =>
    listOwnArticles(deps.db, writer(actor), input.cursor),
  ),
  route(contract.makeArticle, ({ input, actor, request }) => {
    writer(actor)
    return makeArticle(deps, request, input.title)
  }),
  route(contract.showOwnArticle, ({ input: { articleId }, actor }) =>
    showOwnArticle(deps, { articleId, personId: writer(actor), mayPublish: managesContent(actor) }, actor),
  ),
  route(contract.saveArticle, ({ input, actor }) => saveArticle(deps, writer(actor), input)),
  route(contract.submitArticle, ({ input: { articleId }, actor }) =>
    submitArticle(deps, { articleId, personId: writer(actor) }),
  ),
  route(contract.withdrawArticle, ({ input: { articleId }, actor }) =>
    withdrawArticle(deps, { articleId, personId: writer(actor) }),
  ),
  route(contract.archiveArticle, ({ input: { articleId }, actor }) =>
    archiveArticle(deps, { articleId, personId: writer(actor) }),
  ),
  route(contract.removeArticle, ({ input: { articleId }, actor }) =>
    removeArticle(deps, { articleId, personId: writer(actor) }),
  ),
]
