import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { once, type RepeatedRequest } from '#platform/once'
import { refuse } from '#platform/refusal'
import type { ArticlesDeps } from '../deps.ts'
import { freeSeriesSlug } from '../free-slug.ts'
import { articles, type SeriesRow } from '../tables.ts'

type Deps = Pick<ArticlesDeps, 'db' | 'clock' | 'pages'>

/** Who changes a series: its author, or a manager of the content. */
export interface SeriesEditor {
  readonly personId: string
  readonly manages: boolean
}

interface Words {
  readonly title: string
  readonly text: string
}

/** Makes a series without articles. */
export const makeSeries = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  request: RepeatedRequest,
  { title, text }: Words,
) =>
  transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const id = newId()
      const slug = await freeSeriesSlug(tx, title)
      await articles(tx)
        .insertInto('articles.series')
        .values({ id, author_id: request.personId, slug, title, text, changed_at: clock.now() })
        .execute()
      return { seriesId: id }
    }),
  )

/** Changes what is said of a series. */
export const editSeries = (deps: Deps, editor: SeriesEditor, seriesId: string, { title, text }: Words) =>
  changing(deps, editor, seriesId, async (tx) => {
    await articles(tx)
      .updateTable('articles.series')
      .set({ title, text, changed_at: deps.clock.now() })
      .where('id', '=', seriesId)
      .execute()
  })

/** Removes a series; its articles stay. */
export const removeSeries = (deps: Deps, editor: SeriesEditor, seriesId: string) =>
  changing(deps, editor, seriesId, async (tx) => {
    await articles(tx).deleteFrom('articles.series').where('id', '=', seriesId).execute()
  })

/** Says which articles a series has, in their order. */
export const arrangeSeries = (
  deps: Deps,
  editor: SeriesEditor,
  seriesId: string,
  sentIds: readonly string[],
) =>
  changing(deps, editor, seriesId, async (tx) => {
    const articleIds = [...new Set(sentIds)]
    await needArticles(tx, editor, seriesId, articleIds)
    await articles(tx).deleteFrom('articles.series_parts').where('series_id', '=', seriesId).execute()
    if (articleIds.length > 0)
      await articles(tx)
        .insertInto('articles.series_parts')
        .values(articleIds.map((id, position) => ({ article_id: id, series_id: seriesId, position })))
        .execute()
    await articles(tx)
      .updateTable('articles.series')
      .set({ changed_at: deps.clock.now() })
      .where('id', '=', seriesId)
      .execute()
  })

/** Refuses articles that the editor may not add, and those of other series. What is in the series already may stay. */
async function needArticles(
  tx: Tx,
  { personId, manages }: SeriesEditor,
  seriesId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  // Locked in one order, so that an article is never added to two series at the same moment.
  const rows = await articles(tx)
    .selectFrom('articles.articles as a')
    .select(['a.id', 'a.author_id', 'a.is_live'])
    .where('a.id', 'in', ids)
    .orderBy('a.id')
    .forUpdate()
    .execute()
  const parts = await articles(tx)
    .selectFrom('articles.series_parts')
    .select(['article_id', 'series_id'])
    .where('article_id', 'in', ids)
    .execute()
  const seriesOf = new Map(parts.map((part) => [part.article_id, part.series_id]))
  const allowed = rows.filter(
    ({ id, author_id, is_live }) =>
      author_id === personId || (manages && is_live) || seriesOf.get(id) === seriesId,
  )
  if (allowed.length < ids.length) refuse('articles.unknown-article')
  if (parts.some((part) => part.series_id !== seriesId)) refuse('articles.in-other-series')
}

/** Changes a series that the editor may change, and then drops the pages that show it. */
async function changing(
  { db, pages }: Deps,
  editor: SeriesEditor,
  seriesId: string,
  change: (tx: Tx) => Promise<void>,
) {
  await transaction(db, async (tx) => {
    await lockSeries(tx, editor, seriesId)
    await change(tx)
  })
  void pages.drop(['articles'])
  return {}
}

async function lockSeries(tx: Tx, { personId, manages }: SeriesEditor, seriesId: string): Promise<SeriesRow> {
  const row = await articles(tx)
    .selectFrom('articles.series')
    .selectAll()
    .where('id', '=', seriesId)
    .$if(!manages, (own) => own.where('author_id', '=', personId))
    .forUpdate()
    .executeTakeFirst()
  return row ?? refuse('articles.unknown-series')
}
