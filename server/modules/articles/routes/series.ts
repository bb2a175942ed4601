import * as contract from '@arvand/contracts/panel/article-series'
import type { Actor } from '#platform/actor'
import { type Route, route } from '#platform/http/route'
import { refuseIf } from '#platform/refusal'
import { managesContent, whyNotWrite } from '../article.ts'
import type { ArticlesDeps } from '../deps.ts'
import {
  arrangeSeries,
  editSeries,
  makeSeries,
  removeSeries,
  type SeriesEditor,
} from '../series/change-series.ts'
import { listSeries, showOwnSeries } from '../series/series-queries.ts'

/** The person, if they may gather articles. */
function editorOf(actor: Actor): SeriesEditor {
  refuseIf(whyNotWrite(actor))
  return { personId: actor.personId, manages: managesContent(actor) }
}

/** Series as their authors and managers of the content gather them. */
export const seriesRoutes = (deps: ArticlesDeps): Route[] => [
  route(contract.listSeries, ({ input: { whose, cursor }, actor }) => {
    const { personId, manages } = editorOf(actor)
    return listSeries(deps.db, whose === 'everyone' && manages ? null : personId, cursor)
  }),
  route(contract.makeSeries, ({ input, actor, request }) => {
    editorOf(actor)
    return makeSeries(deps, request, input)
  }),
  route(contract.showOwnSeries, ({ input, actor }) =>
    showOwnSeries(deps.db, editorOf(actor), input.seriesId),
  ),
  route(contract.editSeries, ({ input: { seriesId, ...words }, actor }) =>
    editSeries(deps, editorOf(actor), seriesId, words),
  ),
  route(contract.arrangeSeries, ({ input: { seriesId, articleIds }, actor }) =>
    arrangeSeries(deps, editorOf(actor), seriesId, articleIds),
  ),
  route(contract.removeSeries, ({ input, actor }) => removeSeries(deps, editorOf(actor), input.seriesId)),
]
