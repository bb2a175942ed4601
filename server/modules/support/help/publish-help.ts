import { type Tx, transaction } from '#platform/database'
import { refuse, refuseIf } from '#platform/refusal'
import type { SupportDeps } from '../deps.ts'
import { type HelpArticle, support } from '../tables.ts'
import { stateAfterChange, whyNotHide, whyNotPublish, wordsKeyOf } from './help-article.ts'
import { lockHelp } from './lock-help.ts'
import { dropHelpPages } from './write-help.ts'

type Deps = Pick<SupportDeps, 'db' | 'clock' | 'pages'>

/** Makes what is written the version that readers see; earlier ones are kept. */
export async function publishHelp({ db, clock, pages }: Deps, byId: string, articleId: string) {
  await transaction(db, async (tx) => {
    const row = await lockHelp(tx, articleId)
    refuseIf(whyNotPublish(row))
    await storeVersion(tx, row, byId, clock.now())
  })
  dropHelpPages(pages)
  return { state: 'published' as const }
}

/** Stores what is written as the next version, and shows it. */
export async function storeVersion(tx: Tx, row: HelpArticle, byId: string | null, at: Date): Promise<void> {
  const last = await support(tx)
    .selectFrom('support.help_versions')
    .select('number')
    .where('article_id', '=', row.id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const number = (last?.number ?? 0) + 1
  await support(tx)
    .insertInto('support.help_versions')
    .values({
      ...{ article_id: row.id, number, title: row.title, summary: row.summary },
      ...{ body: JSON.stringify(row.body), words_key: wordsKeyOf(row), by_id: byId, at },
    })
    .execute()
  await support(tx)
    .updateTable('support.help_articles')
    .set({ state: 'published', live_number: number, published_at: row.published_at ?? at })
    .where('id', '=', row.id)
    .execute()
}

/** Takes an article off the site; what is written and its versions stay. */
export async function hideHelp({ db, pages }: Deps, articleId: string) {
  await transaction(db, async (tx) => {
    refuseIf(whyNotHide(await lockHelp(tx, articleId)))
    await support(tx)
      .updateTable('support.help_articles')
      .set({ state: 'draft', live_number: null })
      .where('id', '=', articleId)
      .execute()
  })
  dropHelpPages(pages)
  return { state: 'draft' as const }
}

/** Puts an earlier version in the place of what is written. */
export const bringBackVersion = (
  { db, clock }: Deps,
  { articleId, number }: { readonly articleId: string; readonly number: number },
) =>
  transaction(db, async (tx) => {
    const row = await lockHelp(tx, articleId)
    const version = await support(tx)
      .selectFrom('support.help_versions')
      .select(['title', 'summary', 'body'])
      .where('article_id', '=', articleId)
      .where('number', '=', number)
      .executeTakeFirst()
    if (!version) return refuse('support.unknown-help')
    const state = number === row.live_number ? ('published' as const) : stateAfterChange(row)
    await support(tx)
      .updateTable('support.help_articles')
      .set({
        ...{ title: version.title, summary: version.summary, body: JSON.stringify(version.body), state },
        ...{ version: row.version + 1, changed_at: clock.now() },
      })
      .where('id', '=', articleId)
      .execute()
    return { state }
  })
