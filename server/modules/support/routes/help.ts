import * as home from '@arvand/contracts/home/help'
import * as staff from '@arvand/contracts/support/help'
import { type Route, route } from '#platform/http/route'
import type { SupportDeps } from '../deps.ts'
import { listManagedHelp, showManagedHelp, showVersion } from '../help/managed-help.ts'
import { bringBackVersion, hideHelp, publishHelp } from '../help/publish-help.ts'
import { listHelp, mostFound, searchHelp, showHelp } from '../help/read-help.ts'
import { voteOnHelp } from '../help/vote-on-help.ts'
import { makeHelp, moveHelp, removeHelp, saveHelp } from '../help/write-help.ts'

/** Help articles as anyone reads them, and as managers of support write them. */
export const helpRoutes = (deps: SupportDeps): Route[] => [
  route(home.listHelp, () => listHelp(deps.db)),
  route(home.searchHelp, ({ input: { q, each } }) => searchHelp(deps.db, q, Number(each ?? mostFound))),
  route(home.showHelp, ({ input: { slug } }) => showHelp(deps.db, slug)),
  route(home.voteOnHelp, ({ input, actor, caller }) => voteOnHelp(deps, caller, actor, input)),
  route(staff.listHelpArticles, () => listManagedHelp(deps.db)),
  route(staff.makeHelpArticle, ({ input, request }) => makeHelp(deps, request, input)),
  route(staff.showHelpArticle, ({ input: { articleId } }) => showManagedHelp(deps.db, articleId)),
  route(staff.showHelpVersion, ({ input }) => showVersion(deps.db, input)),
  route(staff.saveHelpArticle, ({ input }) => saveHelp(deps, input)),
  route(staff.publishHelpArticle, ({ input: { articleId }, actor }) =>
    publishHelp(deps, actor.personId, articleId),
  ),
  route(staff.bringBackHelpVersion, ({ input }) => bringBackVersion(deps, input)),
  route(staff.hideHelpArticle, ({ input: { articleId } }) => hideHelp(deps, articleId)),
  route(staff.moveHelpArticle, ({ input }) => moveHelp(deps, input)),
  route(staff.removeHelpArticle, ({ input: { articleId } }) => removeHelp(deps, articleId)),
]
