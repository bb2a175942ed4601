import { sql } from 'kysely'
import type { Db } from '#platform/database'
import { refuse } from '#platform/refusal'
import { wholeList } from '#platform/whole-list'
import { type HelpArticle, support } from '../tables.ts'
import { inOrder } from './read-help.ts'

const votesOf = (helped: boolean) => sql<number>`(
  select count(*)::integer from support.help_votes as v where v.article_id = a.id and v.helped = ${sql.lit(helped)})`

/** All help articles in the order of the page, with how many said that each helped. */
export async function listManagedHelp(db: Db) {
  const rows = await support(db)
    .selectFrom('support.help_articles as a')
    .select(['a.id', 'a.slug', 'a.category', 'a.title', 'a.state', 'a.changed_at as changedAt'])
    .select([votesOf(true).as('yes'), votesOf(false).as('no')])
    .orderBy('a.category')
    .orderBy('a.position')
    .orderBy('a.id')
    .execute()
  return wholeList(inOrder(rows))
}

const mostShown = 50

/** A help article with its versions, and what readers missed in it. */
export async function showManagedHelp(db: Db, articleId: string) {
  const row = await support(db)
    .selectFrom('support.help_articles as a')
    .selectAll('a')
    .select([votesOf(true).as('yes'), votesOf(false).as('no')])
    .where('a.id', '=', articleId)
    .executeTakeFirst()
  if (!row) return refuse('support.unknown-help')
  const [versions, comments] = await Promise.all([
    support(db)
      .selectFrom('support.help_versions as v')
      .leftJoin('identity.people as p', 'p.id', 'v.by_id')
      .select(['v.number', 'v.title', 'v.at', 'p.name as by'])
      .where('v.article_id', '=', articleId)
      .orderBy('v.number', 'desc')
      .limit(mostShown)
      .execute(),
    support(db)
      .selectFrom('support.help_votes')
      .select(['comment', 'at'])
      .where('article_id', '=', articleId)
      .where('comment', 'is not', null)
      .orderBy('at', 'desc')
      .orderBy('voter_id', 'desc')
      .limit(mostShown)
      .execute(),
  ])
  return {
    article: storedOf(row),
    versions: versions.map((version) => ({ ...version, isLive: version.number === row.live_number })),
    ...{ yes: row.yes, no: row.no },
    comments: comments.flatMap(({ comment, at }) => (comment === null ? [] : [{ comment, at }])),
  }
}

const storedOf = ({ id, slug, category, title, summary, body, state, version, ...row }: HelpArticle) => ({
  ...{ id, slug, category, title, summary, body, state, version },
  ...{ changedAt: row.changed_at, isSlugFixed: row.published_at !== null },
})

export const showVersion = async (
  db: Db,
  { articleId, number }: { readonly articleId: string; readonly number: number },
) =>
  (await support(db)
    .selectFrom('support.help_versions')
    .select(['title', 'summary', 'body', 'at'])
    .where('article_id', '=', articleId)
    .where('number', '=', number)
    .executeTakeFirst()) ?? refuse('support.unknown-help')
