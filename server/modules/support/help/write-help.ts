import type { Input } from '@arvand/contracts/endpoint'
import type { HelpCategory } from '@arvand/contracts/help'
import { mostWhole } from '@arvand/contracts/page'
import { emptyText, filesInText } from '@arvand/contracts/rich-text-walk'
import type { saveHelpArticle } from '@arvand/contracts/support/help'
import { toLatinDigits } from '@arvand/persian/digits'
import slugify from '@sindresorhus/slugify'
import { sql } from 'kysely'
import { type Tx, transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { fingerprintOf, once, type RepeatedRequest } from '#platform/once'
import { refuse, refuseIf } from '#platform/refusal'
import type { SupportDeps } from '../deps.ts'
import { type HelpArticle, support } from '../tables.ts'
import { stateAfterChange, whyNotRemove } from './help-article.ts'
import { lockHelp } from './lock-help.ts'

/** Makes a help article as a draft, the last of its category. */
export const makeHelp = (
  { db, clock }: Pick<SupportDeps, 'db' | 'clock'>,
  request: RepeatedRequest,
  { title, category }: { readonly title: string; readonly category: HelpCategory },
) =>
  transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      const all = await support(tx)
        .selectFrom('support.help_articles')
        .select('id')
        .limit(mostWhole)
        .execute()
      if (all.length >= mostWhole) refuse('support.too-many-help-articles')
      const id = newId()
      const wished =
        slugify(toLatinDigits(title).replaceAll('\u200c', ' '), { preserveCharacters: [] })
          .slice(0, 60)
          .replace(/-$/, '') || 'help'
      await support(tx)
        .insertInto('support.help_articles')
        .values({
          ...{ id, title, category, position: await placeIn(tx, category) },
          slug: (await isTaken(tx, wished)) ? `${wished}-${id.slice(-6)}` : wished,
          ...{ body: JSON.stringify(emptyText), changed_at: clock.now() },
        })
        .execute()
      return { articleId: id }
    }),
  )

/** The place after the last of a category. */
async function placeIn(tx: Tx, category: HelpCategory): Promise<number> {
  const last = await support(tx)
    .selectFrom('support.help_articles')
    .select('position')
    .where('category', '=', category)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (last?.position ?? 0) + 1
}

/** Addresses below `/help` of the API that are no articles. */
const reserved = new Set(['search'])

/** Whether another article has this address. Who takes the same one at this moment waits for the commit. */
async function isTaken(tx: Tx, slug: string): Promise<boolean> {
  if (reserved.has(slug)) return true
  await sql`select pg_advisory_xact_lock(hashtext('support.help'), hashtext(${slug}))`.execute(support(tx))
  const row = await support(tx)
    .selectFrom('support.help_articles')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row !== undefined
}

type Written = Input<typeof saveHelpArticle>

/** Saves what is written; the same text sent again changes nothing. A new category counts at once. */
export async function saveHelp(
  { db, clock, pages }: Pick<SupportDeps, 'db' | 'clock' | 'pages'>,
  { articleId, version, ...written }: Written,
) {
  const { row, moved } = await transaction(db, async (tx) => {
    const row = await lockHelp(tx, articleId)
    const before = draftOf(row)
    if (fingerprintOf(written).equals(fingerprintOf(before))) return { row, moved: false }
    if (row.version !== version)
      refuse('support.help-saved-meanwhile', {
        current: { ...before, version: row.version, changedAt: row.changed_at },
      })
    if (filesInText(written.body).length > 0) refuse('support.help-with-pictures')
    if (written.slug !== row.slug) {
      if (row.published_at !== null) refuse('support.help-slug-fixed')
      if (await isTaken(tx, written.slug)) refuse('support.help-slug-taken')
    }
    const moved = written.category !== row.category
    const { title, summary, body, slug, category } = written
    // Where only the category is another one, there is nothing to publish.
    const isText = !fingerprintOf({ title, summary, body }).equals(
      fingerprintOf({ title: row.title, summary: row.summary, body: row.body }),
    )
    const saved = await support(tx)
      .updateTable('support.help_articles')
      .set({
        ...{ title, summary, slug, category, body: JSON.stringify(body) },
        ...(moved ? { position: await placeIn(tx, category) } : {}),
        ...(isText ? { state: stateAfterChange(row) } : {}),
        ...{ version: row.version + 1, changed_at: clock.now() },
      })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return { row: saved, moved: moved && saved.live_number !== null }
  })
  if (moved) dropHelpPages(pages)
  return { version: row.version, changedAt: row.changed_at, state: row.state }
}

const draftOf = ({ category, title, summary, body, slug }: HelpArticle) => ({
  ...{ category, title, summary, body, slug },
})

/** Drops the cached pages of help. Call it only after the commit of a public change. */
export const dropHelpPages = (pages: SupportDeps['pages']): void => void pages.drop(['help'])

/** Moves an article one place up or down in its category; the first stays first, and the last stays last. */
export async function moveHelp(
  { db, pages }: Pick<SupportDeps, 'db' | 'pages'>,
  { articleId, to }: { readonly articleId: string; readonly to: 'up' | 'down' },
) {
  await transaction(db, async (tx) => {
    const { category } = await lockHelp(tx, articleId)
    const ids = (
      await support(tx)
        .selectFrom('support.help_articles')
        .select('id')
        .where('category', '=', category)
        .orderBy('position')
        .orderBy('id')
        .forUpdate()
        .execute()
    ).map(({ id }) => id)
    const at = ids.indexOf(articleId)
    const other = to === 'up' ? at - 1 : at + 1
    if (other < 0 || other >= ids.length) return
    const order = ids.toSpliced(at, 1).toSpliced(other, 0, articleId)
    for (const [place, id] of order.entries())
      await support(tx)
        .updateTable('support.help_articles')
        .set({ position: place + 1 })
        .where('id', '=', id)
        .where('position', '<>', place + 1)
        .execute()
  })
  dropHelpPages(pages)
  return {}
}

export const removeHelp = ({ db }: Pick<SupportDeps, 'db'>, articleId: string) =>
  transaction(db, async (tx) => {
    refuseIf(whyNotRemove(await lockHelp(tx, articleId)))
    await support(tx).deleteFrom('support.help_articles').where('id', '=', articleId).execute()
    return {}
  })
