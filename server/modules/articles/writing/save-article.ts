import type { Input } from '@arvand/contracts/endpoint'
import type { saveArticle as saveArticleEndpoint } from '@arvand/contracts/panel/articles'
import { ownsFiles } from '#modules/media'
import { type Tx, transaction } from '#platform/database'
import { fingerprintOf } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import { filesOf, missingOf, stateAfterChange, topicsOf, whyNotEdit } from '../article.ts'
import { articlePictures, replaceFiles } from '../article-files.ts'
import type { ArticlesDeps } from '../deps.ts'
import { isTaken } from '../free-slug.ts'
import { type Article, articles } from '../tables.ts'
import { lockArticle } from '../turn-article.ts'

type Written = Input<typeof saveArticleEndpoint>

/** Saves what is written; the same text sent again changes nothing. Readers go on seeing the published edition. */
export const saveArticle = (
  { db, clock }: Pick<ArticlesDeps, 'db' | 'clock'>,
  personId: string,
  { articleId, version, ...sent }: Written,
) =>
  transaction(db, async (tx) => {
    const row = await lockArticle(tx, articleId, personId)
    const written = { ...sent, topics: topicsOf(sent.topics).map(({ title }) => title) }
    if (fingerprintOf(written).equals(fingerprintOf(draftOf(row)))) return told(row)
    refuseIf(whyNotEdit(row.state))
    if (row.version !== version)
      refuse('articles.saved-meanwhile', {
        current: { ...draftOf(row), version: row.version, changedAt: row.changed_at },
      })
    await needSlug(tx, row, written.slug)
    const files = filesOf({ body: written.body, cover_file_id: written.coverFileId })
    refuseIf(await ownsFiles(tx, personId, files, [articlePictures.name]))
    await replaceFiles(tx, row.id, files, false)
    const saved = await articles(tx)
      .updateTable('articles.articles')
      .set({
        ...{ title: written.title, summary: written.summary, topics: written.topics, slug: written.slug },
        ...{ body: JSON.stringify(written.body), cover_file_id: written.coverFileId },
        ...{ version: row.version + 1, state: stateAfterChange(row.state), changed_at: clock.now() },
      })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return told(saved)
  })

const draftOf = ({ title, summary, body, topics, cover_file_id, slug }: Article) => ({
  ...{ title, summary, body, topics, coverFileId: cover_file_id, slug },
})

const told = (row: Article) => ({
  version: row.version,
  changedAt: row.changed_at,
  state: row.state,
  missing: missingOf(row),
})

async function needSlug(tx: Tx, { slug, published_at }: Article, wished: string): Promise<void> {
  if (slug === wished) return
  if (published_at !== null) refuse('articles.slug-fixed')
  if (await isTaken(tx, wished)) refuse('articles.slug-taken')
}
