import { removeFiles } from '#modules/media'
import { type Tx, transaction } from '#platform/database'
import { refuseIf } from '#platform/refusal'
import { filesOf, missingOf, whyNotRemove, whyNotReturn, whyNotSubmit } from '../article.ts'
import type { ArticlesDeps } from '../deps.ts'
import { dropPagesOf } from '../pages.ts'
import { unpublish } from '../publishing/publish.ts'
import { type Article, articles } from '../tables.ts'
import { lockArticle, turnArticle } from '../turn-article.ts'

type Deps = Pick<ArticlesDeps, 'db' | 'clock' | 'jobs' | 'pages'>
type By = { readonly articleId: string; readonly personId: string }

const changing = <Result>(
  { db }: Pick<Deps, 'db'>,
  { articleId, personId }: By,
  change: (tx: Tx, row: Article) => Promise<Result>,
) => transaction(db, async (tx) => change(tx, await lockArticle(tx, articleId, personId)))

/** Sends an article to the managers for review. */
export const submitArticle = (deps: Deps, by: By) =>
  changing(deps, by, async (tx, row) => {
    refuseIf(whyNotSubmit(row))
    refuseIf(missingOf(row)[0] ?? null)
    const at = deps.clock.now()
    await turnArticle(tx, row, { state: 'inReview', byId: by.personId, at }, { submitted_at: at })
    return { state: 'inReview' as const }
  })

/** Takes an article back from review, or from its schedule. */
export const withdrawArticle = (deps: Deps, by: By) =>
  changing(deps, by, async (tx, row) => {
    refuseIf(whyNotReturn(row))
    await turnArticle(tx, row, { state: 'draft', byId: by.personId, at: deps.clock.now() })
    return { state: 'draft' as const }
  })

/** Takes the published edition off the site. */
export async function archiveArticle(deps: Deps, by: By) {
  const row = await changing(deps, by, async (tx, found) => {
    await unpublish(tx, found, { byId: by.personId, at: deps.clock.now() })
    return found
  })
  dropPagesOf(deps.pages, row.slug)
  return { state: 'archived' as const }
}

/** Removes a draft that was never published, with its pictures that no other article shows. */
export const removeArticle = (deps: Deps, by: By) =>
  changing(deps, by, async (tx, row) => {
    refuseIf(whyNotRemove(row))
    await dropArticles(deps, tx, [row])
    return {}
  })

/** Deletes articles for good, with their pictures that no other article shows. */
export async function dropArticles(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  tx: Tx,
  rows: readonly Pick<Article, 'id' | 'body' | 'cover_file_id'>[],
): Promise<void> {
  if (rows.length === 0) return
  await articles(tx)
    .deleteFrom('articles.articles')
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  const ids = [...new Set(rows.flatMap(filesOf))]
  if (ids.length === 0) return
  const held = await articles(tx)
    .selectFrom('articles.article_files')
    .select('file_id')
    .where('file_id', 'in', ids)
    .execute()
  const kept = new Set(held.map(({ file_id }) => file_id))
  await removeFiles(
    deps,
    tx,
    ids.filter((id) => !kept.has(id)),
  )
}
